import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { messages } from '../../server/chat/chat.tables'
import { users } from '../../server/people/people.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { MINUTE } from '../../src/core/kit/dates'
import { startBackend, type TestBackend } from '../kit/backend'
import { type ChatOfPair, chatOfPair } from '../kit/chats'
import { largePng, PDF, PNG, recording } from '../kit/sampleFiles'

let practice: TestBackend
let chat: ChatOfPair
beforeAll(async () => {
  practice = await startBackend()
  chat = await chatOfPair(practice)
})
afterAll(() => practice.close())

const upload = (bytes: Uint8Array<ArrayBuffer>, name: string, token = chat.tokens.patient, kind = 'chat') =>
  practice.call<{ id: string; url: string }>('files.upload', { kind, file: new File([bytes], name) }, { token })
const send = async (fileId: string | undefined, type: number, token = chat.tokens.patient, side = 'patient') => {
  const id = randomUUID()
  const file = fileId === undefined ? {} : { file_id: fileId }
  const sent = await practice.call(
    'chat.send',
    { id, channelId: chat.channelId, side, type, message: 'See', ...file },
    { token },
  )
  return { ...sent, id }
}
const fileOf = (id: string, token: string) =>
  practice.call<{ url: string; thumbnailUrl: string | null }>('chat.file', { id }, { token })

describe('A file in a chat', () => {
  test('is read by both ends under an address of their own session, for an hour, and small', async () => {
    const { result } = await upload(largePng(5000), 'mri.png')
    const sent = await send(result.id, 2)
    expect(sent.status).toBe(200)
    const { body } = await practice.call(
      'chat.messages',
      { channelId: chat.channelId, side: 'patient', limit: '10' },
      { token: chat.tokens.doctor },
    )
    const [last] = (body as { result: { data: { file: object }[] } }).result.data.slice(-1)
    expect(last!.file).toMatchObject({ id: result.id, name: 'mri.png', kind: 'png', width: 41, height: 41 })
    expect(JSON.stringify(body)).not.toContain('/files/')
    const at = await fileOf(sent.id, chat.tokens.doctor)
    expect((await practice.get(at.result.url)).status).toBe(200)
    const small = await practice.get(at.result.thumbnailUrl!)
    expect(small.headers.get('content-type')).toBe('image/webp')
  })

  test.each([
    [`${'MRI '.repeat(40)}.pdf`, `${'MRI '.repeat(29)}.pdf`],
    [`${'𞤀'.repeat(130)}.PDF`, `${'𞤀'.repeat(116)}.PDF`],
    ['n'.repeat(130), 'n'.repeat(120)],
    ['.pdf', '.pdf'],
  ])('named %s is cut before its ending', async (name, kept) => {
    const { result } = await upload(PDF, name)
    const sent = await send(result.id, 2)
    const at = await fileOf(sent.id, chat.tokens.doctor)
    const { headers } = await practice.get(at.result.url)
    expect(headers.get('content-disposition')).toBe(`inline; filename*=UTF-8''${encodeURIComponent(kept)}`)
  })

  test('is sent by its owner alone, as what it is', async () => {
    const picture = (await upload(PNG, 'a.png')).result.id
    const voice = (await upload(await recording('webm', 2), 'v')).result.id
    const theirs = (await upload(PDF, 'b.pdf', chat.tokens.doctor)).result.id
    const tried = [
      await send(picture, 1),
      await send(voice, 2),
      await send(theirs, 2),
      await send(randomUUID(), 2),
      await send('../../etc/passwd', 2),
      await send(undefined, 2),
    ]
    expect(tried.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual([
      [400, 'fileUnusable'],
      [400, 'fileUnusable'],
      [400, 'fileUnusable'],
      [400, 'fileUnusable'],
      [400, 'badInput'],
      [400, 'allFieldsRequired'],
    ])
  })

  test('is nobody’s whose message it is not: strangers and a former junior doctor read what they read of nothing', async () => {
    const onTeam = await send(
      (await upload(PNG, 'a.png', chat.tokens.junior)).result.id,
      2,
      chat.tokens.junior,
      'internal',
    )
    const shown = await send((await upload(PNG, 'b.png')).result.id, 2)
    const unknown = await fileOf(randomUUID(), chat.tokens.patient)
    const answers = [
      await fileOf(onTeam.id, chat.tokens.patient),
      await fileOf(shown.id, chat.tokens.other),
      await fileOf(shown.id, chat.tokens.otherDoctor),
      await fileOf(shown.id, chat.tokens.admin),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [unknown.status, unknown.body]))
    expect((await fileOf(onTeam.id, chat.tokens.junior)).status).toBe(200)
    const { juniorDoctor } = demonstrationAccounts
    const isJunior = eq(users.id, juniorDoctor.id)
    const [{ doctorId } = { doctorId: null }] = await practice.db.select().from(users).where(isJunior)
    await practice.db.update(users).set({ doctorId: null }).where(isJunior)
    expect((await fileOf(onTeam.id, chat.tokens.junior)).status).not.toBe(200)
    await practice.db.update(users).set({ doctorId }).where(isJunior)
  })

  test('ends with the session, with the hour, and with its message', async () => {
    const sent = await send((await upload(PNG, 'a.png')).result.id, 2)
    const ofDoctor = await fileOf(sent.id, chat.tokens.doctor)
    const again = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
    const stolen = (await fileOf(sent.id, again)).result.url
    expect((await practice.get(stolen)).status).toBe(200)
    await practice.call('session.logout', {}, { token: again })
    expect((await practice.get(stolen)).status).toBe(404)
    await practice.call('chat.takeBack', { id: sent.id }, { token: chat.tokens.patient })
    expect((await fileOf(sent.id, chat.tokens.doctor)).status).toBe(404)
    const [kept] = await practice.db.select().from(messages).where(eq(messages.id, sent.id))
    expect(kept!.fileId).not.toBeNull()
    practice.clock.pass(121 * MINUTE)
    expect((await practice.get(ofDoctor.result.url)).status).toBe(404)
  })
})
