import type { Script } from './embedded-agent.js'
import { beginning, textOf } from './text.js'
import { CHARACTERS_PER_TOKEN } from './tokens.js'

/** Answers with the prompt's text, or as much of it as `maxTokens` allows. */
export function echoScript(maxTokens = Number.POSITIVE_INFINITY): Script {
  return async (turn, messages) => {
    const text = textOf(messages.flatMap(({ content }) => content))
    const answer = beginning(text, maxTokens * CHARACTERS_PER_TOKEN)
    const isCut = answer !== text
    await turn.step(async (step) => {
      if (answer !== '') await step.write('text', answer)
      step.finish({ kind: isCut ? 'max-tokens' : 'stop' })
    })
    return { kind: isCut ? 'max-tokens' : 'completed' }
  }
}
