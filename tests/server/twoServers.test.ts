import { afterAll, beforeAll, expect, test } from 'vitest'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { PUSH_STREAM } from '../../src/core/notifications/push.api'
import { openDatabase, type OpenDatabase } from '../../server/kit/database'
import { systemClock } from '../../server/kit/clock'
import { notify } from '../../server/notifications/notify'
import { type ServerProcess, startServerProcess } from '../kit/process'
import { hourBegun, newDatabase, type TestDatabase } from '../kit/template'

const { patient } = demonstrationAccounts
let database: TestDatabase
let opened: OpenDatabase
let servers: ServerProcess[]
let first: string
let second: string
beforeAll(async () => {
  database = await newDatabase({ now: hourBegun() })
  opened = await openDatabase({ databaseUrl: database.url })
  const environment = { PORT: '0', DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
  servers = [startServerProcess(environment), startServerProcess(environment)]
  ;[first, second] = (await Promise.all(servers.map(({ ready }) => ready))) as [string, string]
})
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
  await opened.close()
  database.drop()
})

const headersOf = (token?: string): Record<string, string> => ({
  authorization: CLIENT_CREDENTIAL,
  deviceid: 'device-1',
  ...(token === undefined ? {} : { accesstoken: token }),
})
const post = async (url: string, path: string, body: object, { token, key }: { token?: string; key?: string } = {}) => {
  const headers = { ...headersOf(token), 'idempotency-key': key ?? crypto.randomUUID() }
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, text: await answer.text() }
}
const resultOf = ({ text }: { text: string }) => (JSON.parse(text) as { result: Record<string, string> }).result
const askCode = (url: string, phoneNumber: string, key?: string) =>
  post(
    url,
    '/user-service/v1/user/login',
    { country_code: '+91', phone_number: phoneNumber },
    key === undefined ? {} : { key },
  )
const codeFor = async (phoneNumber: string): Promise<string> => {
  const messages = (await (await fetch(`${second}/dev/outbox.json`)).json()) as { to: string; text: string }[]
  return /\d{6}/.exec(messages.findLast(({ to }) => to.endsWith(phoneNumber))!.text)![0]
}
const logIn = async (phoneNumber: string): Promise<string> => {
  const { OtpId: token } = resultOf(await askCode(first, phoneNumber))
  const code = await codeFor(phoneNumber)
  return resultOf(await post(second, '/user-service/v1/user/verify-otp', { otp_code: code, token }))['token']!
}

test('of a person who asks two servers for a code at once, one answers and the other asks to wait', async () => {
  const asked = await Promise.all([first, second, first, second].map((url) => askCode(url, '9812300001')))
  expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429])
})

test('one attempt sent to two servers at once is done once and answered alike', async () => {
  const answers = await Promise.all(
    [first, second, first, second].map((url) => askCode(url, '9812300002', 'one-attempt')),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
})

test('what is announced while one server works is heard on the stream of the other, and a logout at one ends it there', async () => {
  const token = await logIn(patient.phoneNumber)
  const stream = await fetch(`${second}${PUSH_STREAM}`, { headers: headersOf(token) })
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  const until = async (word: string): Promise<string> => {
    for (let text = ''; ;) {
      const { done, value } = await reader.read()
      text += value ?? ''
      if (done || text.includes(word)) return text
    }
  }
  await until('event: opened')
  const offer = [{ event: 'tests.offer', facts: { percent: 20 }, to: [patient.id], about: 'x' }] as const
  await opened.db.transaction((tx) => notify(tx, offer, systemClock.now()))
  expect(await until('event: push')).toContain('20')
  await post(first, '/user-service/v1/user/logout', {}, { token })
  expect(await until('nothing more')).toContain('event: ended')
})
