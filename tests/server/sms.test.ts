import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SmsSettings } from '../../server/kit/sms'
import type { Database } from '../../server/kit/handlers'
import { newLogger } from '../../server/kit/logging'
import { SmsNotSent } from '../../server/kit/outbox'
import { httpSms } from '../../server/kit/sms'
import { NOW } from '../kit/backend'

let provider: Server
let url: string
let received: {
  method: string | undefined
  path: string | undefined
  headers: IncomingMessage['headers']
  body: string
}[]
let answer: { status: number; body: string }

beforeEach(async () => {
  received = []
  answer = { status: 200, body: '{"status":"queued"}' }
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    received.push({ method: request.method, path: request.url, headers: request.headers, body })
    response.writeHead(answer.status, answer.status === 302 ? { location: '/elsewhere' } : {}).end(answer.body)
  }
  provider = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const address = provider.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
})
afterEach(() => {
  provider.close()
})

const message = { to: '+919812345678', text: 'Code "123456"\nfor you & yours', code: '123456' }
const send = (settings: Partial<SmsSettings>, sent: { to: string; text: string; code?: string } = message) =>
  httpSms({ url, method: 'POST', headers: {}, body: '{"to":"{to}"}', ...settings }, newLogger('silent')).send(
    // The provider is reached over HTTP: no database is touched.
    {} as Database,
    sent,
    NOW,
  )

describe('A provider that takes JSON', () => {
  test('gets the template filled in, whatever stands in the text', async () => {
    await send({ headers: { Authorization: 'Bearer key' }, body: '{"to":"{digits}","body":"{text}","otp":"{code}"}' })
    expect(received).toHaveLength(1)
    expect(received[0]!.headers).toMatchObject({ authorization: 'Bearer key', 'content-type': 'application/json' })
    expect(JSON.parse(received[0]!.body)).toEqual({ to: '919812345678', body: message.text, otp: '123456' })
  })

  test('gets an empty code with a message that has none', async () => {
    await send({ body: '{"otp":"{code}"}' }, { to: message.to, text: 'A link' })
    expect(received[0]!.body).toBe('{"otp":""}')
  })
})

describe('A provider that takes a form or an address', () => {
  test('gets every value encoded', async () => {
    await send({ body: 'To={to}&Body={text}' })
    expect(received[0]!.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(received[0]!.body))).toEqual({ To: message.to, Body: message.text })
  })

  test('is asked with GET when it wants that', async () => {
    await send({ url: `${url}/send?to={to}&text={text}`, method: 'GET', body: '' })
    expect(received[0]!.method).toBe('GET')
    const { searchParams } = new URL(received[0]!.path!, url)
    expect([searchParams.get('to'), searchParams.get('text')]).toEqual([message.to, message.text])
  })
})

describe('A message counts as not sent', () => {
  test.each([
    ['when the provider refuses it', { status: 403, body: 'no credit' }, {}],
    ['when the provider points elsewhere', { status: 302, body: '' }, {}],
    ['when the answer is not the expected one', { status: 200, body: '{"status":"failed"}' }, { success: '"queued"' }],
  ])('%s', async (_, refused, settings) => {
    answer = refused
    await expect(send(settings)).rejects.toThrow(SmsNotSent)
  })

  test('when the provider cannot be reached', async () => {
    await new Promise((resolve) => provider.close(resolve))
    await expect(send({})).rejects.toThrow(SmsNotSent)
  })

  test('and as sent when the answer is the expected one', async () => {
    await send({ success: '"status":"queued"' })
    expect(received).toHaveLength(1)
  })
})
