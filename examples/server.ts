import { serveStdio } from 'dsh-wire/server'

const exitCode = await serveStdio({
  open(id, _settings, { event, status }) {
    let turn = 0
    const prompt = () => {
      status(id, 'running')
      event(id, { type: 'turn/end', seq: turn++, time: Date.now(), data: { turn, reason: { kind: 'completed' } } })
      status(id, 'idle')
    }
    return { prompt, cancel: () => false, dispose: () => {} }
  },
})
process.exit(exitCode)
