import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contractRows } from '../../server/contract'
import { documentAt } from '../../server/chat/documents.read'
import { openFirestore } from '../../server/chat/firestore'
import { type FirestoreStandIn, startFirestore } from '../../server/dev/firestore/standIn'
import { chooseMirror } from '../../server/kit/mirror'
import { pushDevices } from '../../server/notifications/notifications.tables'
import { sessions } from '../../server/people/people.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { PUSH_STREAM } from '../../src/core/notifications/push.api'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { type HostileChat, openChat, openHostileChat } from '../kit/hostileFields'
import { harmfulIn, hostileTexts } from '../kit/hostileText'
import { cases } from '../kit/policy/cases'
import { peopleOf, personNames, tokenOf, type World } from '../kit/policy/people'
import { PDF } from '../kit/sampleFiles'

const { patient, juniorDoctor } = demonstrationAccounts

/** One that is refused, too long, cleaned, drawn as it is, and to be kept as it is; the matrix writes them all. */
const ofEachKind = ['half a character', 'too long', 'a direction', 'markup', 'words of joined letters'] as const

describe('A hostile text', () => {
  let chat: HostileChat
  beforeAll(async () => {
    chat = await openHostileChat()
  })
  afterAll(() => chat.close())

  test.each(ofEachKind)('as a message, its file, the patient’s name and the team’s note: %s', async (name) => {
    const written = await chat.write(hostileTexts[name]!)
    expect(written).toEqual({ unanswered: [], harmful: [], isTaken: written.isTaken, isKept: written.isTaken })
  })

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
    // What stood before it was planted is not copied.
    await chooseMirror(practice.db, store.project, NOW)
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
