import type {
  ContentBlock,
  FinishReason,
  LlmFailure,
  ReasoningBlock,
  StreamChunk,
  TextBlock,
  TokenUsage,
  ToolCallBlock,
  ToolError,
} from '../generated/types.js'
import type { Session } from './session.js'
import { pieces } from './text.js'
import type { Turn } from './turn.js'

/** Longest delta unless said otherwise, in UTF-16 code units. */
const DELTA_LENGTH = 16

/** What the runtime's retry policy allows; it only stands in events. */
const MAX_RETRIES = 5

/** What a tool returned. */
export interface ToolOutcome {
  content: ContentBlock[]
  isError: boolean
  error?: ToolError
}

/** One request to the model, as it is told: the stream of the answer, the answer, and the tools it calls. */
export class Step {
  readonly #session: Session
  readonly #turn: Turn
  readonly #number: number
  #blocks: (TextBlock | ReasoningBlock | ToolCallBlock)[] = []
  #chunkSeqs: number[] = []
  #retryId: string | undefined
  #retries = 0

  constructor(session: Session, turn: Turn, number: number) {
    this.#session = session
    this.#turn = turn
    this.#number = number
  }

  /** Streams text or reasoning. Goes on with the last block if that is of the same type. */
  async write(type: 'text' | 'reasoning', text: string, deltaLength = DELTA_LENGTH): Promise<void> {
    const last = this.#blocks.at(-1)
    const goesOn = last && last.type !== 'tool-call' && last.type === type
    const block: TextBlock | ReasoningBlock = goesOn ? last : { type, text: '' }
    if (!goesOn) this.#open(block)
    const index = this.#blocks.length - 1
    for (const piece of pieces(text, deltaLength)) {
      block.text += piece
      this.#chunk({ type: `${type}-delta`, index, text: piece })
      await this.#turn.pause()
    }
  }

  /** Streams a call; `argumentsText` is what the model wrote, which need not be JSON. Returns the call. */
  async call(name: string, argumentsText: string): Promise<ToolCallBlock> {
    const id = `call_${this.#turn.number}_${this.#number}_${this.#blocks.length}`
    const block: ToolCallBlock = { type: 'tool-call', id, name, arguments: '' }
    this.#open(block)
    const index = this.#blocks.length - 1
    this.#chunk({ type: 'tool-call-delta', index, id, name, argumentsDelta: '' })
    for (const piece of pieces(argumentsText, DELTA_LENGTH)) {
      block.arguments += piece
      this.#chunk({ type: 'tool-call-delta', index, id, name, argumentsDelta: piece })
      await this.#turn.pause()
    }
    return block
  }

  /** The request fails and is made again after `delayMs`; what it streamed is gone. */
  async retry(failure: LlmFailure, delayMs: number): Promise<void> {
    this.#chunk({ type: 'finish', reason: { kind: 'error', failure } })
    this.#blocks = []
    this.#chunkSeqs = []
    this.#retryId ??= this.#session.host.randomId()
    const place = { retryId: this.#retryId, turn: this.#turn.number, step: this.#number }
    const retry = ++this.#retries
    this.#session.log.append({
      type: 'llm/retry',
      data: {
        ...place,
        provider: this.#session.settings.provider,
        mode: 'normal',
        policyKey: `["normal",${MAX_RETRIES}]`,
        retry,
        maxRetries: MAX_RETRIES,
        delayMs,
        failure,
      },
    })
    await this.#turn.sleep(delayMs)
    this.#session.log.append({ type: 'llm/retry-started', data: { ...place, retry } })
  }

  /** The answer is complete. Default of `usage`: an estimate. */
  finish(reason: FinishReason, usage: TokenUsage = this.#session.tokens.usageOf(this.#blocks)): void {
    for (const [index, block] of this.#blocks.entries()) this.#chunk({ type: 'block-end', index, block })
    this.#chunk({ type: 'usage', usage })
    this.#chunk({ type: 'finish', reason })
    this.#answer(this.#blocks, { usage })
  }

  /** The request fails for good: as in the published runtimes, what it streamed becomes no message. */
  fail(reason: FinishReason): void {
    this.#chunk({ type: 'finish', reason })
    this.#blocks = []
  }

  /** The answer is cut off: what was streamed of text and reasoning stands. Does nothing if nothing was, or after the end. */
  interrupt(): void {
    const blocks = this.#blocks.filter((block) => block.type !== 'tool-call' && block.text !== '')
    if (blocks.length > 0) this.#answer(blocks, { interrupted: true })
  }

  /** Runs a tool that the finished answer calls. */
  async runTool(call: ToolCallBlock, run: () => Promise<ToolOutcome>): Promise<void> {
    const { id: callId, name } = call
    const place = { turn: this.#turn.number, step: this.#number }
    const seq = this.#session.log.append({
      type: 'tool/call',
      data: { ...place, callId, name, arguments: call.arguments },
    })
    const { content, isError, error } = await run()
    const block = { type: 'tool-result' as const, toolCallId: callId, content, isError }
    this.#session.log.append({
      type: 'tool/result',
      data: {
        ...place,
        message: {
          source: { kind: 'tool', callId },
          content: [block],
          role: 'user',
          id: this.#session.host.randomId(),
        },
        ...(error && { error }),
      },
      sourceEventSeqs: [seq],
      surfaceOp: 'append',
    })
    this.#session.tokens.add([block])
    await this.#turn.pause()
  }

  #open(block: TextBlock | ReasoningBlock | ToolCallBlock): void {
    this.#chunk({ type: 'block-start', index: this.#blocks.length, blockType: block.type })
    this.#blocks.push(block)
  }

  #chunk(chunk: StreamChunk): void {
    const data = { turn: this.#turn.number, step: this.#number, chunk }
    this.#chunkSeqs.push(this.#session.log.append({ type: 'assistant/chunk', data }))
  }

  #answer(content: ContentBlock[], more: { usage: TokenUsage } | { interrupted: true }): void {
    const { settings, host, log, tokens } = this.#session
    this.#blocks = []
    log.append({
      type: 'assistant/message',
      data: {
        turn: this.#turn.number,
        step: this.#number,
        message: {
          role: 'assistant',
          content,
          source: { kind: 'model', provider: settings.provider, model: settings.model },
          id: host.randomId(),
        },
        ...more,
      },
      sourceEventSeqs: this.#chunkSeqs,
      surfaceOp: 'append',
    })
    tokens.add(content)
  }
}
