import { beforeEach, describe, expect, test } from 'vitest'
import { callEndpoint } from '../../src/adapters/http/callEndpoint'
import { httpClient } from '../../src/adapters/http/client'
import { filesOverHttp } from '../../src/adapters/http/files.http'
import { marketingOverHttp } from '../../src/adapters/http/marketing.http'
import { supportOverHttp } from '../../src/adapters/http/support.http'
import { FILE_LIMIT } from '../../src/core/files/files.rules'
import { failed } from '../../src/core/kit/outcome'
import type { EnquiryDraft } from '../../src/core/support/enquiry'
import { openingDraft } from '../../src/core/support/enquiry.rules'
import type { EnquiryKind } from '../../src/core/support/enquiry.kinds'
import { GIF, PNG } from '../kit/sampleFiles'

const sent: { path: string; method: string; key: string | null; body: unknown }[] = []
beforeEach(() => void sent.splice(0))

const answer = async (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  const isForm = (request.headers.get('content-type') ?? '').startsWith('multipart/')
  sent.push({
    path: pathname + search,
    method: request.method,
    key: request.headers.get('idempotency-key'),
    body: request.method === 'GET' ? null : isForm ? await request.formData() : await request.json(),
  })
  const result = isForm ? { url: '/files/a', thumbnailUrl: null } : { reference: 'SC-1' }
  return Response.json({ result, message: 'Thank you', statusCode: 200 })
}
const identity = () => ({ token: 't', deviceId: 'd', deviceToken: 'dt', basicAuth: 'Basic x', language: 'eng' })
const fetched: typeof fetch = (input, init) =>
  answer(input instanceof Request ? input : new Request(new URL(String(input), 'http://practice.test'), init))
const call = callEndpoint(httpClient(identity, () => undefined, fetched))
const { signal } = new AbortController()

const draft = {
  ...openingDraft('support', null, null),
  name: ' Asha ',
  mobileNumber: '9876543210',
  requestType: 'tests',
  problem: ' My back ',
  description: 'It hurts ',
}
const send = async (kind: EnquiryKind, more: Partial<EnquiryDraft> = {}) => {
  const outcome = await supportOverHttp(call).send({ kind, draft: { ...draft, ...more }, key: 'attempt-1' }, signal)
  return { outcome, sent: sent[0]! }
}

describe('A form goes to its own call', () => {
  test('contact and partner to contact-us, with nothing that was not filled in', async () => {
    const contact = await send('contact', { requestType: 'general' })
    expect(contact.outcome).toEqual({ ok: true, value: { reference: 'SC-1' }, message: 'Thank you' })
    expect(contact.sent).toEqual({
      path: '/user-service/v1/contact-us',
      method: 'POST',
      key: 'attempt-1',
      body: { name: 'Asha', mobileNumber: '9876543210', requestType: 'general', problem: 'My back' },
    })
    sent.splice(0)
    const partner = await send('partner', { requestType: 'clinic', organizationName: 'Nadi ', emailId: 'a@b.in' })
    expect(partner.sent.body).toEqual({
      name: 'Asha',
      mobileNumber: '9876543210',
      requestType: 'clinic',
      organizationName: 'Nadi',
      emailId: 'a@b.in',
    })
  })

  test.each([
    ['helpMeChoose', { kind: 'helpMeChoose' }],
    [
      'confused',
      { kind: 'confused', name: 'Asha', countryCode: '+91', mobileNumber: '9876543210', problem: 'My back' },
    ],
    [
      'secondOpinion',
      {
        kind: 'secondOpinion',
        name: 'Asha',
        countryCode: '+91',
        mobileNumber: '9876543210',
        problem: 'My back',
        inquiryType: 'tests',
      },
    ],
  ] as const)('%s to the patient tickets', async (kind, body) => {
    expect((await send(kind)).sent).toMatchObject({ path: '/user-service/v1/support-ticket/patient', body })
  })

  test('help to the staff tickets, its files by their addresses', async () => {
    const attachments = [{ name: 'a.pdf', url: '/files/a' }]
    expect((await send('help', { attachments })).sent).toMatchObject({
      path: '/user-service/v1/support-ticket',
      body: { problem: 'My back', description: 'It hurts', attachments: ['/files/a'] },
    })
  })
})

const pieces = { headers: () => ({}), storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} } }

test('a file travels as a form with its name, its type and its bytes', async () => {
  const file = new File([PNG], 'scan.png', { type: 'image/png' })
  const outcome = await filesOverHttp(call, pieces).upload({ kind: 'support', file }, signal)
  expect(outcome).toMatchObject({ ok: true, value: { url: '/files/a', thumbnailUrl: null } })
  const body = sent[0]!.body as FormData
  const travelled = body.get('file') as File
  expect([body.get('kind'), travelled.name, travelled.type]).toEqual(['support', 'scan.png', 'image/png'])
  expect(new Uint8Array(await travelled.arrayBuffer())).toEqual(PNG)
})

const chosen = (content: Uint8Array<ArrayBuffer>, type: string) =>
  filesOverHttp(call, pieces).upload({ kind: 'support', file: new File([content], 'scan', { type }) }, signal)

test.each(['', 'application/octet-stream', 'text/plain'])(
  'a good picture is sent whatever its type says: “%s”',
  async (type) => {
    expect(await chosen(PNG, type)).toMatchObject({ ok: true })
  },
)

test.each([
  ['empty', new Uint8Array(), 'fileEmpty'],
  ['of another type', new TextEncoder().encode('hello'), 'fileType'],
  ['a GIF where none is taken', GIF, 'fileType'],
  ['cut off', PNG.slice(0, -12), 'fileDamaged'],
  ['a HEIC photo', new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0'), 'fileHeic'],
  ['too large', new Uint8Array(FILE_LIMIT + 1), 'tooLarge'],
] as const)('a file that is %s is not sent, and named so', async (_, content, code) => {
  expect(await chosen(content, 'image/png')).toEqual(failed('badRequest', '', code))
  expect(sent).toEqual([])
})

test('the download link is asked for with the number and its country', async () => {
  await marketingOverHttp(call).downloadLink({ phoneNumber: '9876543210' }, signal)
  expect(sent[0]!.path).toBe('/user-service/v1/user/app-download-link?phoneNumber=9876543210&countryCode=%2B91')
})
