import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBackend, type TestBackend } from '../kit/backend'
import { type ChatOfPair, chatOfPair } from '../kit/chats'
import { recording } from '../kit/sampleFiles'

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
  test.each(['m4a', 'webm'] as const)('is a voice as %s, written anew, which plays in parts', async (type) => {
    const { result } = await upload(await recording(type, 20, { comment: 'Zanzibar' }), 'voice')
    const sent = await send(result.id, 1)
    expect(sent.status).toBe(200)
    const at = await fileOf(sent.id, chat.tokens.doctor)
    expect(at.result.thumbnailUrl).toBeNull()
    const whole = await practice.get(at.result.url)
    const bytes = new Uint8Array(await whole.arrayBuffer())
    expect(whole.headers.get('content-type')).toBe(type === 'm4a' ? 'audio/mp4' : 'audio/webm')
    expect(Buffer.from(bytes).includes('Zanzibar')).toBe(false)
    const part = await practice.get(at.result.url, { range: 'bytes=10-19' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(10, 20))
    expect((await practice.get(at.result.url, { range: `bytes=${bytes.length}-` })).status).toBe(416)
  })

  test('is judged by its bytes: films, long voices and what breaks off are refused', async () => {
    const cases = {
      film: await recording('webm', 5, { isFilm: true }),
      'film of boxes': await recording('m4a', 5, { isFilm: true }),
      'too long': await recording('m4a', 190),
      'cut off': (await recording('m4a', 20)).slice(0, 400),
      'made to never end': (await recording('webm', 20)).slice(0, 623),
      page: new TextEncoder().encode('<script>alert(1)</script>'),
    }
    const found: Record<string, unknown> = {}
    for (const [name, bytes] of Object.entries(cases)) {
      const { status, body } = await upload(bytes, 'voice.m4a')
      found[name] = status === 200 ? 'taken' : (body as { code: string }).code
    }
    expect(found).toEqual({
      film: 'fileType',
      'film of boxes': 'fileType',
      'too long': 'fileLong',
      'cut off': 'fileDamaged',
      'made to never end': 'fileDamaged',
      page: 'fileType',
    })
  })
})
