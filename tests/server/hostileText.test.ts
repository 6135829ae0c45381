import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointments } from '../../server/booking/booking.tables'
import { contractRows, type RowName } from '../../server/contract'
import { followBookings } from '../../server/chat/conversation.store'
import { documentAt } from '../../server/chat/documents.read'
import { openFirestore } from '../../server/chat/firestore'
import { messages } from '../../server/chat/chat.tables'
import { keepMirror } from '../../server/chat/mirror.store'
import { type FirestoreStandIn, startFirestore } from '../../server/dev/firestore/standIn'
import { pushDevices } from '../../server/notifications/notifications.tables'
import { sessions } from '../../server/people/people.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { PUSH_STREAM } from '../../src/core/notifications/push.api'
import { cleanLines, isWhole } from '../../src/core/kit/text'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { requestWith, waysOf, withAt } from '../kit/badInput'
import { type ChatOfPair, chatOfPair } from '../kit/chats'
import { harmfulIn, hostileTexts } from '../kit/hostileText'
import { cases } from '../kit/policy/cases'
import type { Fields } from '../kit/policy/case'
import { peopleOf, personNames, tokenOf, type World } from '../kit/policy/people'
import { PDF } from '../kit/sampleFiles'

const { patient, juniorDoctor } = demonstrationAccounts
const isOfChat = (row: RowName) => /^(chat|call|ring)\./.test(row)
const TOO_FAST = 429

/** The chat of the owner and the treating doctor: their booking is paid for. */
const openChat = async ({ backend, bookingId }: World): Promise<void> => {
  await backend.db.update(appointments).set({ status: 'upcoming' }).where(eq(appointments.id, bookingId))
  await followBookings(backend.db, [bookingId], NOW)
}

describe('A hostile text in a field of chat and calls', () => {
  let practice: TestBackend
  let world: World
  beforeAll(async () => {
    practice = await startBackend()
    world = await peopleOf(practice)
    await openChat(world)
  })
  afterAll(() => practice.close())

  test.each(contractRows.filter(({ name }) => isOfChat(name)).map((row) => [row.name, row] as const))(
    '%s: is taken harmlessly or refused in words',
    async (name, row) => {
      const rowCase = cases[name]!
      const who = rowCase.may.findLast((each) => rowCase.reaches?.includes(each) ?? true)!
      const token = await tokenOf(practice, world.people[who])
      const wrong: string[] = []
      const spots = waysOf(row.endpoint).flatMap((way) =>
        way.filter(({ kind }) => kind === 'text' || kind === 'choice'),
      )
      for (const { place } of spots) {
        const base = await rowCase.input(world, who)
        for (const [what, text] of Object.entries(hostileTexts)) {
          // Nobody writes more than twenty messages in ten seconds.
          if (name === 'chat.send') practice.clock.pass(1)
          const own = name === 'chat.send' ? { ...base, id: randomUUID() } : base
          const response = await practice.fetch(requestWith(row, withAt(own, place, text) as Fields, token, place))
          const body = (await response.json()) as { message?: string }
          const isAnswered = response.status < 500 && (response.status === 200 || (body.message ?? '') !== '')
          if (!isAnswered || response.status === TOO_FAST || harmfulIn(body).length > 0)
            wrong.push(`${place.join('.')}, ${what}: ${response.status} ${JSON.stringify(body).slice(0, 200)}`)
        }
      }
      expect(wrong).toEqual([])
    },
  )
})

describe('A hostile text', () => {
  let practice: TestBackend
  let chat: ChatOfPair
  beforeAll(async () => {
    practice = await startBackend()
    chat = await chatOfPair(practice)
  })
  afterAll(() => practice.close())

  test.each(Object.entries(hostileTexts))(
    'as a message, its file, the patient’s name and the team’s note: %s',
    async (_, text) => {
      const { db, clock } = practice
      const { channelId, tokens, memberId } = chat
      clock.pass(11)
      const named = await practice.call('members.update', { id: memberId, name: text }, { token: tokens.patient })
      const upload = { kind: 'chat', file: new File([PDF], `${text.slice(0, 200)}.pdf`) }
      const uploaded = await practice.call<{ id: string }>('files.upload', upload, { token: tokens.patient })
      const off = { channelId, isEnabled: false, reason: 'other', note: text }
      const noted = await practice.call('chat.access', off, { token: tokens.doctor })
      const shownOff = await practice.call('chat.conversation', { channelId }, { token: tokens.junior })
      await practice.call('chat.access', { channelId, isEnabled: true }, { token: tokens.doctor })
      const send = (side: string, type: number, file_id?: string) =>
        practice.call(
          'chat.send',
          { id: randomUUID(), channelId, side, type, message: text, ...(file_id !== undefined && { file_id }) },
          { token: side === 'patient' ? tokens.patient : tokens.doctor },
        )
      const answers = [
        await send('patient', 0),
        await send('internal', 0),
        await send('patient', 2, uploaded.result?.id),
      ]
      for (const { status, message } of [named, uploaded, noted, ...answers])
        expect([status < 500, status === 200 || message !== '']).toEqual([true, true])
      clock.pass(4)
      await practice.runJobs()
      const read = async (row: RowName, input: Record<string, unknown>, token: string) =>
        (await practice.call(row, input, { token })).body
      const limit = { limit: '100', offset: '0' }
      const seen = [
        shownOff.body,
        await read('chat.conversation', { channelId }, tokens.patient),
        await read('chat.conversations', { type: 'APPOINTMENT', ...limit }, tokens.doctor),
        await read('chat.search', { search: 'a', type: 'APPOINTMENT', ...limit }, tokens.doctor),
        await read('chat.messages', { channelId, side: 'patient', limit: '100' }, tokens.patient),
        await read('chat.messages', { channelId, side: 'internal', limit: '100' }, tokens.junior),
        await read('notifications.list', { pageSize: '100', page: '1', ...limit }, tokens.doctor),
        await read('notifications.list', { pageSize: '100', page: '1', ...limit }, tokens.patient),
      ]
      expect(harmfulIn(seen)).toEqual([])
      const isIt = and(eq(messages.conversationId, channelId), eq(messages.text, cleanLines(text)))
      const isKept = isWhole(text) && (await db.$count(messages, isIt)) > 0
      expect(isKept).toBe(answers[0]!.status === 200)
    },
  )

  test('is found by what judges it, so that a server that let one through would fail', () => {
    const harmful = ['half a character', 'controls', 'a direction', 'an unseen word inside'] as const
    for (const name of harmful) expect(harmfulIn({ in: [hostileTexts[name]] })).toHaveLength(1)
    expect(harmfulIn([hostileTexts['a family of pictures'], hostileTexts['words of joined letters']])).toEqual([])
  })
})

describe('A word that is planted on the team’s side', () => {
  const PLANTED = 'Zanzibarplanted'
  const TOKEN = 'a-device'
  let google: FirestoreStandIn
  let practice: TestBackend
  let world: World
  let channelId: string
  const pushes: { readonly token: string; readonly text: string }[] = []
  const messageIds: string[] = []

  beforeAll(async () => {
    google = await startFirestore({ now: () => practice.clock.now() })
    const { account, firebase, url } = google
    const store = openFirestore({ account, url, now: () => Math.floor(Date.now() / 1000) })
    practice = await startBackend({
      store,
      firebase,
      push: async (token, push, key) => {
        pushes.push({ token, text: JSON.stringify([push, key]) })
        return 'sent'
      },
    })
    await keepMirror(store).run(practice.db, NOW)
    world = await peopleOf(practice)
    channelId = `app_${world.doctorId}_${world.memberId}`
    for (const who of ['owner', 'treatingDoctor', 'juniorDoctor'] as const) {
      const userId = world.people[who].userId!
      await tokenOf(practice, world.people[who])
      const [session] = await practice.db.select().from(sessions).where(eq(sessions.userId, userId)).limit(1)
      await practice.db
        .insert(pushDevices)
        .values({ sessionId: session!.id, userId, token: `${TOKEN} ${userId}`, language: 'eng', registeredAt: NOW })
    }
  })
  afterAll(async () => {
    await practice.close()
    await google.close()
  })

  const plant = async () => {
    const as = async (who: 'treatingDoctor' | 'juniorDoctor') => ({ token: await tokenOf(practice, world.people[who]) })
    await openChat(world)
    const file = new File([PDF], `${PLANTED}.pdf`)
    const { result } = await practice.call<{ id: string }>(
      'files.upload',
      { kind: 'chat', file },
      await as('treatingDoctor'),
    )
    const written = [
      { type: 0, message: `${PLANTED} in words` },
      {
        type: 0,
        message: `${PLANTED} for ##${juniorDoctor.id}## and ##${patient.id}##`,
        mentions: [{ userId: juniorDoctor.id }, { userId: patient.id }],
      },
      { type: 2, message: PLANTED, file_id: result.id },
    ]
    for (const each of written) {
      const id = randomUUID()
      messageIds.push(id)
      const sent = await practice.call(
        'chat.send',
        { id, channelId, side: 'internal', ...each },
        await as('treatingDoctor'),
      )
      expect(sent.status).toBe(200)
    }
    await practice.call('chat.read', { channelId, side: 'internal', seq: 2 }, await as('juniorDoctor'))
    await practice.call('chat.typing', { channelId, side: 'internal' }, await as('juniorDoctor'))
    await practice.call('chat.takeBack', { id: messageIds[1]! }, await as('treatingDoctor'))
    practice.clock.pass(60)
    await practice.runJobs()
  }

  const streamOf = async (token: string) => {
    const response = await practice.get(PUSH_STREAM, {
      authorization: CLIENT_CREDENTIAL,
      language: 'eng',
      accesstoken: token,
    })
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    return async (last: string) => {
      let text = ''
      for (let isOpen = true; isOpen && !text.includes(last);) {
        const { done, value } = await reader.read()
        text += value ?? ''
        isOpen = !done
      }
      await reader.cancel()
      return text
    }
  }

  test('is in no answer, no event, no document and no push of anybody else', async () => {
    const [owners, teams] = [
      await streamOf(await tokenOf(practice, world.people.owner)),
      await streamOf(await tokenOf(practice, world.people.juniorDoctor)),
    ]
    await plant()
    const last = { id: randomUUID(), channelId, side: 'patient', type: 0, message: 'The end of it' }
    const doctors = { token: await tokenOf(practice, world.people.treatingDoctor) }
    await practice.call('chat.access', { channelId, isEnabled: true }, doctors)
    expect((await practice.call('chat.send', last, doctors)).status).toBe(200)
    expect(await teams('The end of it')).toContain(PLANTED)
    expect(await owners('The end of it')).not.toMatch(new RegExp(`${PLANTED}|internal`))

    const off = { channelId, isEnabled: false, reason: 'other', note: PLANTED }
    expect((await practice.call('chat.access', off, doctors)).status).toBe(200)
    practice.clock.pass(60)
    await practice.runJobs()

    const found: string[] = []
    const known: string[] = []
    const outsiders = personNames.filter((who) => who !== 'treatingDoctor' && who !== 'juniorDoctor')
    for (const row of contractRows.filter(({ endpoint }) => !endpoint.mutates))
      for (const who of [...outsiders, 'juniorDoctor'] as const) {
        const rowCase = cases[row.name]
        if (rowCase === undefined || !rowCase.may.includes(who)) continue
        const token = await tokenOf(practice, world.people[who])
        const input = await rowCase.input(world, who)
        const aboutIt = [
          input,
          ...('side' in input ? [{ ...input, channelId, side: 'internal' }] : []),
          ...(row.name === 'chat.file' ? messageIds.map((id) => ({ id })) : []),
        ]
        for (const fields of aboutIt) {
          const { body } = await practice.call(row.name, fields, { token })
          if (JSON.stringify(body).includes(PLANTED))
            (who === 'juniorDoctor' ? known : found).push(`${row.name} ${who}`)
        }
      }
    expect(found).toEqual([])
    // The one who may read it finds it, so the search would have found it elsewhere.
    expect([...new Set(known)]).toEqual(
      expect.arrayContaining(['chat.conversation juniorDoctor', 'chat.messages juniorDoctor']),
    )

    const papers = google.paths().filter((path) => JSON.stringify(google.read(path)).includes(PLANTED))
    expect(papers.length).toBeGreaterThan(0)
    expect(papers.filter((path) => !/\/(internal|staff)\//.test(path))).toEqual([])
    for (const path of [`conversations/${channelId}`, `inboxes/${patient.id}`])
      expect(JSON.stringify(await documentAt(practice.db, path, practice.clock.now()))).not.toContain(PLANTED)

    expect(pushes.map(({ token }) => token)).toContain(`${TOKEN} ${juniorDoctor.id}`)
    expect(pushes.filter(({ text }) => text.includes(PLANTED))).toEqual([])
    const outbox = await (await practice.get('/dev/outbox.json')).text()
    expect(outbox).not.toContain(PLANTED)
  })
})
