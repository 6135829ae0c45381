import { seedLongChat } from '../../server/chat/chat.seed'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { startBackend } from '../../tests/kit/backend'
import { atMost, count, exactly, type Figure, quantile } from './figure'

const MESSAGES = 50_000
const SAMPLES = 100
const WARM_UP = 10
/** Milliseconds. */
const TARGET = 20

/** Pages of a conversation that has many messages, through the backend but the network. */
export const chatLong = async (): Promise<Figure> => {
  const backend = await startBackend()
  try {
    const channelId = await seedLongChat(backend.db, MESSAGES, backend.clock.now())
    const token = await backend.logIn(demonstrationAccounts.doctor.phoneNumber)
    let last = 0
    const time = async (place: object): Promise<number> => {
      const from = performance.now()
      const asked = { channelId, side: 'patient', limit: '50', ...place }
      const { status, message, result } = await backend.call<{ lastSeq: number }>('chat.messages', asked, { token })
      if (status !== 200) throw new Error(message)
      last = result.lastSeq
      return performance.now() - from
    }
    const p95 = async (place: (index: number) => object): Promise<number> => {
      for (const index of count(WARM_UP)) await time(place(index))
      const times: number[] = []
      for (const index of count(SAMPLES)) times.push(await time(place(index)))
      return quantile(times, 0.95)
    }
    const places = {
      'the last page': () => ({}),
      'a page in the middle': (index: number) => ({ before: String(25_000 - 50 * index) }),
      'the first page': () => ({ before: '51' }),
      'around a message': (index: number) => ({ around: String(400 * (index + 1)) }),
    }
    const measures = []
    for (const [name, place] of Object.entries(places))
      measures.push(atMost(`${name}, p95`, `${SAMPLES} queries`, await p95(place), TARGET, ' ms', 1))
    const added = Math.min(last, MESSAGES)
    return {
      number: null,
      title: `A conversation of ${MESSAGES.toLocaleString('en-IN')} messages`,
      measures: [...measures, exactly('messages of the conversation, at least', '1 conversation', added, MESSAGES)],
    }
  } finally {
    await backend.close()
  }
}
