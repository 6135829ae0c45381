import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, asc, eq } from 'drizzle-orm'
import { messages } from '../../server/chat/chat.tables'
import { documentAt } from '../../server/chat/documents.read'
import { copyDocument } from '../../server/chat/mirror.store'
import { openFirestore } from '../../server/chat/firestore'
import { startFirestore } from '../../server/dev/firestore/standIn'
import { startJobs } from '../../server/kit/jobs.run'
import { newLogger } from '../../server/kit/logging'
import { chooseMirror } from '../../server/kit/mirror'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { openChatFeed } from '../../src/adapters/push/chatFeed'
import { streamHub } from '../../src/adapters/push/streamHub'
import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { documentPath } from '../../src/core/chat/documents'
import { done, failed } from '../../src/core/kit/outcome'
import { NOW, startBackend } from '../../tests/kit/backend'
import { chatSdkInNode } from '../../tests/kit/chatSdk'
import { exactly, type Figure, reported } from './figure'

const { doctor, juniorDoctor } = demonstrationAccounts
/** Messages of each of the two. */
const EACH = 500
/** Milliseconds between two cuts of every line, at least and at most. */
const CUT = { least: 3000, most: 7000 } as const
/** Of so many sendings one loses its request, and one its answer after the message was written. */
const LOSES = 10
const ARRIVES_WITHIN = 120_000

interface Reader {
  readonly shown: string[]
  readonly stop: () => void
}

/** Two people write to each other through drops, over one adapter of the feed; what each shows in the end, and the table. */
const through = async (kind: 'stream' | 'documents', each: number) => {
  const google = kind === 'documents' ? await startFirestore({ now: () => NOW }) : null
  const store =
    google && openFirestore({ account: google.account, url: google.url, now: () => Math.floor(Date.now() / 1000) })
  const practice = await startBackend(store && google ? { store, firebase: google.firebase } : {})
  await chooseMirror(practice.db, store?.project ?? null, NOW)
  const work = { repeated: [], tasks: store ? [copyDocument(store)] : [] }
  const stopJobs = store ? await startJobs(work, { ...practice, log: newLogger('silent') }) : async () => undefined
  const lines = new Set<AbortController>()
  const tokens = [await practice.logIn(doctor.phoneNumber), await practice.logIn(juniorDoctor.phoneNumber)]
  const listed = await practice.call<{ data: { uniqueId: string }[] }>(
    'chat.conversations',
    { type: 'IN_PATIENT', limit: '1', offset: '0' },
    { token: tokens[0] },
  )
  const channelId = listed.result.data[0]!.uniqueId
  const page = (token: string, more: Record<string, string>) =>
    practice.call<{ data: { id: string; seq: number }[]; lastSeq: number }>(
      'chat.messages',
      { channelId, side: 'internal', limit: '100', ...more },
      { token },
    )
  const place = documentPath.conversation(channelId)
  await store?.commit([{ path: place, fields: await documentAt(practice.db, place, NOW) }])
  const after = (await page(tokens[0]!, {})).result.lastSeq
  let cuts = 0
  let lost = 0

  const feedOf = (token: string) =>
    openChatFeed({
      project: async () => done(google?.firebase ?? null),
      storeToken: async () => {
        const { status, result } = await practice.call<{ token: string | null }>('chat.storeToken', {}, { token })
        return status === 200 ? done(result) : failed('network', '')
      },
      loadSdk: chatSdkInNode,
      stream: streamHub({
        headers: () => ({ authorization: CLIENT_CREDENTIAL, accesstoken: token, deviceid: 'd', language: 'eng' }),
        locks: () => undefined,
        isHidden: () => false,
        fetch: async (address, init) => {
          const line = new AbortController()
          lines.add(line)
          const signal = AbortSignal.any([line.signal, init!.signal!])
          const url = new URL(address as string, 'http://practice.test')
          const response = await practice.fetch(new Request(url, { ...init, signal }))
          const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
          void response.body?.pipeTo(writable, { signal }).catch(() => undefined)
          return new Response(readable, response)
        },
      }),
    })

  /** What an end shows: the next is appended, a gap is fetched, what begins anew is looked for. */
  const read = (token: string): Reader => {
    const feed = feedOf(token)
    const shown: string[] = []
    let last = after
    let reading = Promise.resolve()
    const add = (id: string, seq: number) => {
      if (seq !== last + 1) return
      last = seq
      shown.push(id)
    }
    const fetchMissing = async () => {
      const { data } = (await page(token, { after: String(last) })).result
      for (const { id, seq } of data) add(id, seq)
      if (data.length === 100) await fetchMissing()
    }
    let isStopped = false
    const input = { conversation: channelId, side: 'internal', after } as const
    let stop = () => {}
    const begin = () => {
      if (isStopped) return
      stop = feed.subscribe(input, (event) => {
        if (event.type === 'feed.lost') setTimeout(begin, 500)
        if (event.type === 'feed.opened') reading = reading.then(fetchMissing)
        if (event.type !== 'message.added') return
        const { message, seq } = event
        reading = reading.then(() => (seq > last + 1 ? fetchMissing() : add(message.id, seq)))
      })
    }
    begin()
    return {
      shown,
      stop: () => {
        isStopped = true
        stop()
        void feed.forget()
      },
    }
  }

  /** Sends one after the other; what was not answered is sent again under its id. */
  const write = async (token: string, who: string) => {
    for (let index = 0; index < each; index += 1) {
      const input = { id: randomUUID(), channelId, side: 'internal', type: 0, message: `${who} ${index}` }
      for (let isAnswered = false; !isAnswered;) {
        const luck = Math.floor(Math.random() * LOSES)
        if (luck < 2) lost += 1
        if (luck === 0) continue
        const { status } = await practice.call('chat.send', input, { token, key: input.id })
        // Nobody may write so much so fast: time passes until they may again.
        if (status === 429) practice.clock.pass(11)
        isAnswered = status === 200 && luck !== 1
      }
    }
  }
  const cutting = new AbortController()
  const cut = async () => {
    for (;;) {
      await wait(CUT.least + Math.random() * (CUT.most - CUT.least), undefined, { signal: cutting.signal })
      for (const line of lines) line.abort()
      lines.clear()
      google?.cut()
      cuts += 1
    }
  }
  const cutter = cut().catch(() => undefined)
  const readers = tokens.map(read)
  await Promise.all([write(tokens[0]!, 'doctor'), write(tokens[1]!, 'junior')])
  const until = Date.now() + ARRIVES_WITHIN
  while (readers.some(({ shown }) => shown.length < 2 * each) && Date.now() < until) await wait(50)
  cutting.abort()
  await cutter
  for (const reader of readers) reader.stop()
  const isOfSide = and(eq(messages.conversationId, channelId), eq(messages.side, 'internal'))
  const rows = await practice.db.select().from(messages).where(isOfSide).orderBy(asc(messages.seq))
  const kept = rows.filter(({ seq }) => seq > after).map(({ id }) => id)
  const ends = readers.map(({ shown }) => shown)
  await stopJobs()
  await practice.close()
  await google?.close()
  return { kept, ends, cuts, lost }
}

/** Figure 8, over both adapters of the feed. */
export const chatDrops = async (each = EACH): Promise<Figure> => {
  const measures = []
  for (const kind of ['stream', 'documents'] as const) {
    const { kept, ends, cuts, lost } = await through(kind, each)
    const samples = `2 × ${each} messages by ${kind}, ${cuts} cuts, ${lost} lost sendings`
    const missing = ends.map((end) => kept.filter((id) => !end.includes(id)).length)
    measures.push(
      exactly('messages stored', samples, kept.length, 2 * each),
      exactly('missing at either end', samples, Math.max(...missing), 0),
      exactly(
        'shown twice',
        samples,
        ends.reduce((sum, end) => sum + end.length - new Set(end).size, 0),
        0,
      ),
      exactly('ends in the order of the table', samples, ends.filter((end) => end.join() === kept.join()).length, 2),
    )
  }
  measures.push(reported('by Google’s own servers', 'no project can be reached from here', 'not run'))
  return { number: 8, title: 'chat: two people write through drops every 3 to 7 s', measures }
}
