import { randomUUID } from 'node:crypto'
import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { PUSH_STREAM } from '../../src/core/notifications/push.api'
import { startBackend, type TestBackend } from '../../tests/kit/backend'
import { chatOfPair } from '../../tests/kit/chats'
import { atMost, count, exactly, type Figure, quantile } from './figure'

const MESSAGES = 500
/** Milliseconds. */
const TARGET = 300

/** What somebody's stream brings, as text. */
const listen = async (backend: TestBackend, token: string) => {
  const headers = { authorization: CLIENT_CREDENTIAL, language: 'eng', accesstoken: token }
  const response = await backend.get(PUSH_STREAM, headers)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    until: async (part: string): Promise<void> => {
      while (!text.includes(part)) {
        const { done, value } = await reader.read()
        if (done) throw new Error(`The stream ended before ${part}`)
        text += value
      }
      text = text.slice(text.indexOf(part) + part.length)
    },
    leave: () => reader.cancel(),
  }
}

/** From the sending of a message until its words are on the other end's stream, the two taking turns. */
export const chatDelay = async (): Promise<Figure> => {
  const backend = await startBackend()
  try {
    const { tokens, channelId } = await chatOfPair(backend)
    const ends = [
      { writes: tokens.patient, reads: await listen(backend, tokens.doctor) },
      { writes: tokens.doctor, reads: await listen(backend, tokens.patient) },
    ]
    const times: number[] = []
    for (const index of count(MESSAGES)) {
      const { writes, reads } = ends[index % 2]!
      const [id, text] = [randomUUID(), `No ${index} of them`]
      const from = performance.now()
      const asked = { id, channelId, side: 'patient', type: 0, message: text }
      const { status, message } = await backend.call('chat.send', asked, { token: writes })
      if (status !== 200) throw new Error(message)
      await reads.until(text)
      times.push(performance.now() - from)
      backend.clock.pass(2)
    }
    for (const { reads } of ends) await reads.leave()
    return {
      number: null,
      title: 'A message reaches the other end',
      measures: [
        atMost(
          'from sending to the words on the other stream, p95',
          `${MESSAGES} messages`,
          quantile(times, 0.95),
          TARGET,
          ' ms',
        ),
        atMost('the slowest', `${MESSAGES} messages`, Math.max(...times), 1000, ' ms'),
        exactly('messages that came', `${MESSAGES} messages`, times.length, MESSAGES),
      ],
    }
  } finally {
    await backend.close()
  }
}
