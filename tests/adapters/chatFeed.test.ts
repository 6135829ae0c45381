import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { appointments } from '../../server/booking/booking.tables'
import { followBookings } from '../../server/chat/conversation.store'
import { openFirestore } from '../../server/chat/firestore'
import { copyDocument } from '../../server/chat/mirror.store'
import { type FirestoreStandIn, startFirestore } from '../../server/dev/firestore/standIn'
import { startJobs } from '../../server/kit/jobs.run'
import { newLogger } from '../../server/kit/logging'
import { chooseMirror, copyTask } from '../../server/kit/mirror'
import { members } from '../../server/members/members.tables'
import { users } from '../../server/people/people.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { openChatFeed, type SessionFeed } from '../../src/adapters/push/chatFeed'
import { chatOverStore } from '../../src/adapters/firestore/chatStore'
import { streamHub } from '../../src/adapters/push/streamHub'
import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import type { ChatFeedEvent, ChatSubscription } from '../../src/core/chat/chat.ports'
import { MOST_AT_ONCE } from '../../src/core/chat/chat.rules'
import { MINUTE } from '../../src/core/kit/dates'
import { done, failed } from '../../src/core/kit/outcome'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { chatSdkInNode } from '../kit/chatSdk'
import { WAITS_FOR } from '../kit/limits'

const { patient, doctor, juniorDoctor } = demonstrationAccounts
const people = { patient, doctor, junior: juniorDoctor }
type Who = keyof typeof people
const log = newLogger('silent')
const kinds = ['stream', 'documents'] as const

describe.each(kinds)('The feed of chat by %s', (kind) => {
  let google: FirestoreStandIn | null
  let practice: TestBackend
  let channelId: string
  let stopJobs: () => Promise<void> = async () => undefined
  const tokens: Record<Who, string> = { patient: '', doctor: '', junior: '' }
  const streams = new Set<AbortController>()
  const feeds: SessionFeed[] = []
  const stops: (() => void)[] = []

  beforeAll(async () => {
    google = kind === 'documents' ? await startFirestore({ now: () => NOW }) : null
    const store =
      google && openFirestore({ account: google.account, url: google.url, now: () => Math.floor(Date.now() / 1000) })
    practice = await startBackend(store && google ? { store, firebase: google.firebase } : {})
    const { db } = practice
    await chooseMirror(db, store?.project ?? null, NOW)
    for (const who of Object.keys(people) as Who[]) tokens[who] = await practice.logIn(people[who].phoneNumber)
    const [account] = await db.select().from(users).where(eq(users.id, doctor.id))
    const [member] = await db.select().from(members).where(eq(members.patientId, patient.id))
    const [other] = await db.select().from(appointments).where(eq(appointments.doctorId, account!.doctorId!))
    const made = {
      ...other!,
      id: 'feed-booking',
      memberId: member!.id,
      patientId: patient.id,
      startsAt: NOW + MINUTE,
      endsAt: NOW + 16 * MINUTE,
      status: 'upcoming' as const,
    }
    await db.delete(appointments).where(eq(appointments.id, other!.id))
    await db.insert(appointments).values(made)
    await followBookings(db, [made.id], NOW)
    channelId = `app_${account!.doctorId}_${member!.id}`
    // As the jobs of a server are done beside what it answers.
    if (store) stopJobs = await startJobs({ repeated: [], tasks: [copyDocument(store)] }, { ...practice, log })
    await copied()
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop()
    for (const feed of feeds.splice(0)) await feed.forget()
  })
  afterAll(async () => {
    await stopJobs()
    await practice.close()
    await google?.close()
  })

  /** The feed of somebody's tab, through its own connections. */
  const feedOf = (token: string): SessionFeed => {
    const headers = { authorization: CLIENT_CREDENTIAL, accesstoken: token, deviceid: 'device-1', language: 'eng' }
    const feed = openChatFeed({
      project: async () => done(google?.firebase ?? null),
      storeToken: async () => {
        const { status, result } = await practice.call<{ token: string | null }>('chat.storeToken', {}, { token })
        return status === 200 ? done(result) : failed(status === 401 ? 'unauthenticated' : 'network', '')
      },
      loadSdk: chatSdkInNode,
      stream: streamHub({
        headers: () => headers,
        locks: () => undefined,
        isHidden: () => false,
        fetch: async (address, init) => {
          const line = new AbortController()
          streams.add(line)
          const signal = AbortSignal.any([line.signal, init!.signal!])
          const response = await practice.fetch(
            new Request(new URL(address as string, 'http://practice.test'), { ...init, signal }),
          )
          if (response.body === null) return response
          // A line that is cut ends in the middle, for both ends.
          const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
          void response.body.pipeTo(writable, { signal }).catch(() => undefined)
          return new Response(readable, response)
        },
      }),
    })
    feeds.push(feed)
    return feed
  }
  /** Breaks every line, to the server as to the documents. */
  const cut = () => {
    for (const line of streams) line.abort()
    streams.clear()
    google?.cut()
  }

  /** A subscription as the wiring keeps it: begun anew whenever it is lost, until it has ended. */
  const keep = (feed: SessionFeed, input: ChatSubscription) => {
    const events: ChatFeedEvent[] = []
    let isStopped = false
    let stop = () => {}
    const begin = () => {
      if (isStopped) return
      stop = feed.subscribe(input, (event) => {
        events.push(event)
        if (event.type === 'feed.lost') setTimeout(begin, 20)
      })
    }
    begin()
    const end = () => {
      isStopped = true
      stop()
    }
    stops.push(end)
    return {
      events,
      end,
      opened: async () => {
        await expect.poll(() => events.map(({ type }) => type)).toContain('feed.opened')
      },
    }
  }
  /** What a conversation shows that reads its feed, and fetches what is missing. */
  const reader = (feed: SessionFeed, token: string, side: 'patient' | 'internal', after: number) => {
    const shown: number[] = []
    const kept = keep(feed, { conversation: channelId, side, after })
    let seen = 0
    let reading: Promise<void> = Promise.resolve()
    const last = () => shown.at(-1) ?? after
    const fetchMissing = async () => {
      const { result } = await practice.call<{ data: { seq: number }[] } | undefined>(
        'chat.messages',
        { channelId, side, after: String(last()), limit: '100' },
        { token },
      )
      // After the session's end, or while the server stops, nothing is answered.
      shown.push(...(result?.data ?? []).map(({ seq }) => seq).filter((seq) => seq > last()))
    }
    const look = () => {
      for (const event of kept.events.slice(seen)) {
        seen += 1
        if (event.type === 'feed.opened') reading = reading.then(fetchMissing)
        if (event.type !== 'message.added') continue
        reading = reading.then(() => {
          if (event.seq === last() + 1) shown.push(event.seq)
          else if (event.seq > last()) return fetchMissing()
          return undefined
        })
      }
    }
    const timer = setInterval(look, 5)
    stops.push(() => clearInterval(timer))
    return { ...kept, shown }
  }
  const send = async (who: Who, message: string, side = 'patient') => {
    const id = randomUUID()
    const { result } = await practice.call<{ seq: number }>(
      'chat.send',
      { id, channelId, side, type: 0, message },
      { token: tokens[who] },
    )
    return { id, seq: result.seq }
  }
  /** What was enqueued for the documents stands there. */
  const copied = async () => {
    const waiting = () =>
      practice.connections.query(
        'select 1 from graphile_worker.jobs where attempts < max_attempts and task_identifier = $1',
        [copyTask.name],
      )
    if (google !== null) await vi.waitFor(async () => expect((await waiting()).rowCount).toBe(0), WAITS_FOR)
  }
  const lastSeq = async (side = 'patient') =>
    (
      await practice.call<{ lastSeq: number }>(
        'chat.messages',
        { channelId, side, limit: '1' },
        { token: tokens.doctor },
      )
    ).result.lastSeq

  test('opens, and tells each kind of event once', async () => {
    const feed = feedOf(tokens.patient)
    const side = keep(feed, { conversation: channelId, side: 'patient', after: await lastSeq() })
    const inbox = keep(feed, { inbox: true })
    await side.opened()
    await inbox.opened()
    const { id, seq } = await send('doctor', 'How are you?')
    const reported = (type: ChatFeedEvent['type']) => side.events.filter((event) => event.type === type)
    await expect
      .poll(() => reported('message.added'))
      .toEqual([
        { type: 'message.added', side: 'patient', seq, message: expect.objectContaining({ id, text: 'How are you?' }) },
      ])
    await expect
      .poll(() => inbox.events.some((event) => event.type === 'inbox.changed' && event.id === channelId))
      .toBe(true)
    await practice.call('chat.read', { channelId, side: 'patient', seq }, { token: tokens.junior })
    await expect
      .poll(() => reported('mark.moved'))
      .toEqual([{ type: 'mark.moved', side: 'patient', userId: juniorDoctor.id, seq }])
    await practice.call('chat.typing', { channelId, side: 'patient' }, { token: tokens.doctor })
    await expect.poll(() => reported('typing')).toEqual([{ type: 'typing', side: 'patient', userId: doctor.id }])
    await practice.call('chat.takeBack', { id }, { token: tokens.doctor })
    await expect
      .poll(() => reported('message.changed'))
      .toEqual([{ type: 'message.changed', side: 'patient', seq, message: expect.objectContaining({ id, text: '' }) }])
    await practice.call('chat.access', { channelId, isEnabled: false }, { token: tokens.doctor })
    await expect.poll(() => reported('conversation.changed').length).toBeGreaterThan(0)
    await practice.call('chat.access', { channelId, isEnabled: true }, { token: tokens.doctor })
    expect(side.events.filter(({ type }) => type === 'feed.lost')).toEqual([])
  })

  test('tells of messages that come all at once in their order, none missing and none twice', async () => {
    const after = await lastSeq('internal')
    const { events, shown, opened } = reader(feedOf(tokens.junior), tokens.junior, 'internal', after)
    await opened()
    // As many at once as somebody may write, and as many again.
    const { messages: most, within } = MOST_AT_ONCE
    for (const turn of [1, 2]) {
      const texts = Array.from({ length: most }, (_, index) => `No ${turn}, ${index}`)
      await Promise.all(texts.map((text) => send('doctor', text, 'internal')))
      practice.clock.pass(within)
    }
    const expected = Array.from({ length: 2 * most }, (_, index) => after + index + 1)
    await expect.poll(() => shown.length).toBeGreaterThanOrEqual(2 * most)
    expect(shown).toEqual(expected)
    const numbers = events.flatMap((event) => (event.type === 'message.added' ? [event.seq] : []))
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('goes on after its line was cut, and tells nothing of before again', async () => {
    const after = await lastSeq()
    const { events, shown, opened } = reader(feedOf(tokens.doctor), tokens.doctor, 'patient', after)
    await opened()
    for (let index = 0; index < 10; index += 1) {
      await send('junior', `Through drops ${index}`)
      if (index % 5 === 4) cut()
    }
    await expect.poll(() => shown.length).toBeGreaterThanOrEqual(10)
    expect(shown).toEqual(Array.from({ length: 10 }, (_, index) => after + index + 1))
    const numbers = events.flatMap((event) => (event.type === 'message.added' ? [event.seq] : []))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.filter((seq) => seq <= after)).toEqual([])
  })

  test('of the team tells a patient nothing, not even that something came', async () => {
    const feed = feedOf(tokens.patient)
    const inbox = keep(feed, { inbox: true })
    const side = keep(feed, { conversation: channelId, side: 'patient', after: await lastSeq() })
    await inbox.opened()
    await side.opened()
    await send('junior', 'planted-word', 'internal')
    const { seq } = await send('doctor', 'For everybody')
    await expect.poll(() => side.events.some((event) => event.type === 'message.added' && event.seq === seq)).toBe(true)
    await copied()
    await expect.poll(() => inbox.events.filter(({ type }) => type === 'inbox.changed').length).toBeGreaterThan(0)
    expect(JSON.stringify([side.events, inbox.events])).not.toContain('planted-word')
    expect(inbox.events.filter(({ type }) => type === 'inbox.changed')).toHaveLength(1)
  })

  test('ends with the session', async () => {
    const token = await practice.logIn(patient.phoneNumber)
    const { events, opened } = keep(feedOf(token), { conversation: channelId, side: 'patient', after: await lastSeq() })
    await opened()
    await practice.call('session.logout', {}, { token })
    await expect.poll(() => events.at(-1)).toEqual({ type: 'feed.ended' })
    const before = events.length
    await send('doctor', 'To nobody')
    await copied()
    expect(events).toHaveLength(before)
  })

  test('stopped tells nothing more, and leaves nothing open', async () => {
    const feed = feedOf(tokens.patient)
    const after = await lastSeq()
    for (let index = 0; index < 20; index += 1) {
      const one = keep(feed, { conversation: channelId, side: 'patient', after })
      const other = keep(feed, { inbox: true })
      await one.opened()
      one.end()
      other.end()
      if (index < 19) continue
      const before = one.events.length
      await send('doctor', 'Nobody listens')
      await copied()
      expect(one.events).toHaveLength(before)
    }
    await expect.poll(() => google?.listening() ?? 0).toBe(0)
  })

  test.runIf(kind === 'documents')(
    'is lost while the documents are away, and opens anew when they are back',
    async () => {
      const after = await lastSeq()
      const { events, shown, opened } = reader(feedOf(tokens.doctor), tokens.doctor, 'patient', after)
      await opened()
      google!.setAway(true)
      await expect.poll(() => events.map(({ type }) => type)).toContain('feed.lost')
      await send('patient', 'While it is away')
      google!.setAway(false)
      await expect.poll(() => shown).toEqual([after + 1])
    },
  )
})

/** Who is what to the conversation, and whether they may read a side: the SDK is refused where the table says so. */
describe('The documents, read through the SDK', () => {
  test('signs nobody in where the server keeps no copy, and fetches nothing', async () => {
    const store = chatOverStore({
      project: { apiKey: 'k', projectId: 'p', appId: 'a', messagingSenderId: 'm', vapidKey: 'v' },
      token: async () => done({ token: null }),
      load: () => Promise.reject(new Error('fetched')),
    })
    expect(await store.isThere()).toBe(false)
    await store.forget()
  })
})
