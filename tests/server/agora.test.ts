import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AccessToken2, ServiceRtc, type ServiceRtm } from 'agora-token/src/AccessToken2.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agoraTokens } from '../../server/call/agoraTokens'
import { configurationOf } from '../../server/config/configuration'
import { returnsUntil } from '../../src/core/call/call.rules'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { callNow, enterCall, invitationIn, ticket, tokenFor } from '../kit/calls'

const AGORA_APP_ID = '0123456789abcdef0123456789abcdef'
const AGORA_APP_CERTIFICATE = 'fedcba9876543210fedcba9876543210'
const agora = { appId: AGORA_APP_ID, certificate: AGORA_APP_CERTIFICATE }
const { rtc, rtm } = agoraTokens(agora)
const read = (text: string) => {
  const token = new AccessToken2('', '', 1, 0)
  expect(token.from_string(text) && token.verifySignature(AGORA_APP_CERTIFICATE)).toBe(true)
  const { issueTs, expire } = token
  const services = token.services.map((each) =>
    each instanceof ServiceRtc
      ? [String(each.__channel_name), String(each.__uid)]
      : [String((each as ServiceRtm).__user_id)],
  )
  return { appId: String(token.appId), issueTs, expire, services }
}
const someone = { channelName: 'vc_1', uid: 2 }

describe('the project of Agora', () => {
  test('is an id and its certificate', () => {
    expect(configurationOf({ AGORA_APP_ID, AGORA_APP_CERTIFICATE }).agora).toEqual(agora)
    expect(configurationOf({}).agora).toBeUndefined()
    const keys = { AGORA_CUSTOMER_ID: 'c', AGORA_CUSTOMER_SECRET: 's' }
    expect(configurationOf({ AGORA_APP_ID, AGORA_APP_CERTIFICATE, ...keys }).agora).toEqual({
      ...agora,
      rest: { customerId: 'c', customerSecret: 's' },
    })
  })

  test.each([
    [{ AGORA_APP_ID }, 'AGORA_APP_CERTIFICATE must be set together with AGORA_APP_ID'],
    [{ AGORA_APP_CERTIFICATE }, 'AGORA_APP_ID must be set together with AGORA_APP_CERTIFICATE'],
    [{ AGORA_CUSTOMER_ID: 'c' }, 'AGORA_APP_ID must be set together with AGORA_CUSTOMER_ID'],
    [{ AGORA_APP_ID, AGORA_APP_CERTIFICATE, AGORA_CUSTOMER_ID: 'c' }, 'AGORA_CUSTOMER_SECRET must be set together'],
    [{ AGORA_APP_ID: 'mine', AGORA_APP_CERTIFICATE }, 'AGORA_APP_ID must be 32 hexadecimal digits'],
  ])('does not start half: %o', (environment, words) => {
    expect(() => configurationOf(environment)).toThrow(words)
  })
})

describe('a token of Agora', () => {
  test('lets one person into one channel until its end, a minute at least', () => {
    expect(read(rtc.make({ ...someone, until: NOW + 900 }, NOW))).toMatchObject({
      appId: AGORA_APP_ID,
      issueTs: NOW,
      expire: 900,
      services: [['vc_1', '2']],
    })
    expect(read(rtc.make({ ...someone, until: NOW + 5 }, NOW)).expire).toBe(60)
  })

  test('of hints is for a name of this call alone', () => {
    expect(read(rtm.make({ ...someone, until: NOW + 900 }, NOW)).services).toEqual([['vc_1_2']])
  })

  const own = rtc.make({ ...someone, until: NOW + 900 }, NOW)
  const forged = agoraTokens({ ...agora, certificate: AGORA_APP_ID }).rtc.make({ ...someone, until: NOW + 900 }, NOW)
  const foreign = agoraTokens({ ...agora, appId: AGORA_APP_CERTIFICATE }).rtc.make(
    { ...someone, until: NOW + 900 },
    NOW,
  )
  test.each([
    ['its own', own, someone, NOW, true],
    ['at its last second', own, someone, NOW + 900, true],
    ['after its end', own, someone, NOW + 901, false],
    ['of another channel', own, { ...someone, channelName: 'vc_2' }, NOW, false],
    ['of another person', own, { ...someone, uid: 1 }, NOW, false],
    ['signed with another certificate', forged, someone, NOW, false],
    ['of another project', foreign, someone, NOW, false],
    ['for hints', rtm.make({ ...someone, until: NOW + 900 }, NOW), someone, NOW, false],
    ['cut short', own.slice(0, -8), someone, NOW, false],
    ['of nothing', '', someone, NOW, false],
    ['that was made up', `007${'A'.repeat(1990)}`, someone, NOW, false],
  ])('%s is judged', (_, token, who, now, isGood) => {
    expect(rtc.isGood(token, who, now)).toBe(isGood)
  })
})

describe('a call through Agora', () => {
  const folder = mkdtempSync(join(tmpdir(), 'client-'))
  let practice: TestBackend
  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<html><body></body></html>')
    practice = await startBackend({ agora, clientDir: folder })
  })
  afterAll(async () => {
    await practice.close()
    rmSync(folder, { recursive: true })
  })

  test('is entered with the token of its channel and person, which lasts until one may come back no more', async () => {
    const call = await callNow(practice)
    const token = await tokenFor(practice, 'doctor')
    const { channelName, rtcToken } = await ticket(practice, call, token)
    const until = returnsUntil({ endsAt: practice.clock.now() - 60 + 900 })
    expect(read(rtcToken)).toMatchObject({
      expire: until - practice.clock.now(),
      services: [[channelName, '1']],
    })
    const { result } = await practice.call('call.rtcToken', { channelName }, { token })
    expect(result['appId']).toBe(AGORA_APP_ID)
    const hints = await practice.call<{ rtmToken: string }>('call.rtmToken', { channelName }, { token })
    expect(read(hints.result.rtmToken).services).toEqual([[`${channelName}_1`]])
    expect((await enterCall(practice, call, 'doctor', { token })).status).toBe(200)
  })

  test('is renewed while it goes on: a later token begins later and ends at the same moment', async () => {
    const call = await callNow(practice)
    const doctor = await enterCall(practice, call, 'doctor')
    const before = read((await ticket(practice, call, doctor.token)).rtcToken)
    practice.clock.pass(600)
    const after = read((await ticket(practice, call, doctor.token)).rtcToken)
    expect(after.issueTs - before.issueTs).toBe(600)
    expect(after.issueTs + after.expire).toBe(before.issueTs + before.expire)
  })

  test('opens nothing with a token signed by somebody else', async () => {
    const call = await callNow(practice)
    const token = await tokenFor(practice, 'doctor')
    const own = await ticket(practice, call, token)
    const rtcToken = forgedFor(own.channelName)
    const answer = await practice.call('call.enter', { ...own, rtcToken }, { token })
    expect((answer.body as { code?: string }).code).toBe('tokenEnded')
  })

  test('lets the client reach its hosts', async () => {
    const policyOf = async (backend: TestBackend) => (await backend.get('/')).headers.get('Content-Security-Policy')
    const policy = await policyOf(practice)
    expect(policy).toContain(
      "connect-src 'self' https://*.agora.io:* wss://*.agora.io:* https://*.sd-rtn.com:* wss://*.sd-rtn.com:*;",
    )
    expect(policy).toContain("worker-src 'self' blob:;")
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
  })
})

const forgedFor = (channelName: string): string =>
  agoraTokens({ ...agora, certificate: AGORA_APP_ID }).rtc.make({ channelName, uid: 1, until: NOW + 9000 }, NOW)

describe('somebody who was taken out of a call through Agora', () => {
  const sent: { readonly path: string; readonly credential: string; readonly body: Record<string, unknown> }[] = []
  let status = 500
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '', headers } = request
    const body = JSON.parse(await text(request)) as Record<string, unknown>
    sent.push({ path: url, credential: headers.authorization ?? '', body })
    response.writeHead(status).end('{}')
  }
  const service = createServer((request, response) => void answer(request, response))
  let practice: TestBackend
  beforeAll(async () => {
    await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve))
    const { port } = service.address() as AddressInfo
    const rest = { customerId: 'care', customerSecret: 'hidden', url: `http://127.0.0.1:${port}` }
    practice = await startBackend({ agora: { ...agora, rest } })
  })
  afterAll(async () => {
    await practice.close()
    service.close()
  })

  test('is put out by its servers for as long as their token lasts, and comes back by another number alone', async () => {
    const call = await callNow(practice)
    const patient = { token: (await enterCall(practice, call, 'patient')).token }
    const doctor = { token: (await enterCall(practice, call, 'doctor')).token }
    const ravi = { name: 'Ravi Patel', country_code: '+91', phone_number: '9876500001' }
    const own = { token: await practice.logIn(ravi.phone_number) }
    const letIn = async (): Promise<string> => {
      const { result } = await practice.call<{ id: string }>('call.invite', { id: call.bookingId, ...ravi }, doctor)
      await practice.call('call.answerInvite', { id: call.bookingId, inviteId: result.id, isAllowed: true }, patient)
      await practice.call('call.openInvite', { token: await invitationIn(practice) }, own)
      return result.id
    }
    const inviteId = await letIn()
    const first = await ticket(practice, call, own.token)
    expect((await practice.call('call.enter', first, own)).status).toBe(200)
    const [[channelName, uid] = []] = read(first.rtcToken).services
    await practice.call('call.takeOut', { id: call.bookingId, inviteId }, patient)
    expect((await practice.call('call.rtcToken', { channelName }, own)).status).toBe(404)
    await practice.runJobs()
    status = 200
    await practice.runJobs({ again: true })
    const rule = {
      path: '/dev/v1/kicking-rule',
      credential: `Basic ${Buffer.from('care:hidden').toString('base64')}`,
      body: {
        appid: AGORA_APP_ID,
        cname: channelName,
        uid: Number(uid),
        ip: '',
        time_in_seconds: read(first.rtcToken).expire,
        privileges: ['join_channel'],
      },
    }
    expect(sent).toEqual([rule, rule])
    await letIn()
    const anew = await ticket(practice, call, own.token)
    expect(read(anew.rtcToken).services).toEqual([[channelName, String(Number(uid) + 1)]])
    expect((await practice.call('call.enter', { ...anew, rtcToken: first.rtcToken }, own)).status).toBe(400)
    expect((await practice.call('call.enter', anew, own)).status).toBe(200)
  })
})
