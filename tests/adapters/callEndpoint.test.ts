import { createFetch } from 'ofetch'
import { describe, expect, test, vi } from 'vitest'
import { callEndpoint } from '../../src/adapters/http/callEndpoint'
import { httpClient } from '../../src/adapters/http/client'
import { bookingApi } from '../../src/core/booking/booking.api'
import { filesApi } from '../../src/core/files/files.api'
import type { AnyEndpoint } from '../../src/core/kit/endpoint'
import { isUnsettled, statusOf } from '../../src/core/kit/outcome'
import { membersApi } from '../../src/core/members/members.api'
import { sessionApi } from '../../src/core/session/session.api'

const { signal } = new AbortController()
const answering = (answer: () => Response | Promise<Response>) =>
  callEndpoint(createFetch({ fetch: async () => answer() }))
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const request = {
  doctorId: 'd',
  memberId: 'm',
  slotId: 's',
  consultation: 'video',
  paymentMethodId: 2,
  amount: 80_050,
} as const

const book = (answer: () => Response | Promise<Response>) =>
  answering(answer)(bookingApi.book, request, { signal, key: 'k' })

describe('an answer becomes an outcome', () => {
  test('a result with its message', async () => {
    const outcome = await book(() =>
      json({ result: { bookingId: 'b', slotNo: 3 }, message: 'Booked', statusCode: 200 }),
    )
    expect(outcome).toEqual({ ok: true, value: { bookingId: 'b', slotNo: 3 }, message: 'Booked' })
  })
  describe('success is a result, or status 200 without one', () => {
    const outcomeOf = (row: AnyEndpoint, body: unknown, status = 200) =>
      answering(() => json(body, status))(row, {}, { signal })
    test.each([
      ['a result without a status', { result: {} }, { ok: true, value: {}, message: '' }],
      ['status 200 without a result', { statusCode: 200 }, { ok: true, value: {}, message: '' }],
      ['its message', { statusCode: 200, message: 'Bye' }, { ok: true, value: {}, message: 'Bye' }],
      ['neither', { message: 'Bye' }, { ok: false, failure: { kind: 'unreadable', message: '' } }],
      ['another status', { statusCode: 204 }, { ok: false, failure: { kind: 'unreadable', message: '' } }],
      [
        'a result beside a status of a failure',
        { result: {}, statusCode: 400, message: 'No' },
        { ok: false, failure: { kind: 'badRequest', message: 'No' } },
      ],
    ])('%s', async (_, body, expected) => {
      expect(await outcomeOf(sessionApi.logout, body)).toEqual(expected)
    })
    test('no result is an empty list where the row answers one, and unreadable where it has to say something', async () => {
      expect(await outcomeOf(membersApi.list, { statusCode: 200 })).toEqual({ ok: true, value: [], message: '' })
      expect(await book(() => json({ statusCode: 200 }))).toMatchObject({ ok: false })
    })
  })

  test.each([
    [{ statusCode: 422, message: 'Blocked' }, 400, { kind: 'blocked', message: 'Blocked' }],
    [{ statusCode: 403, errorMessage: 'Not yours' }, 500, { kind: 'forbidden', message: 'Not yours' }],
    [{ statusCode: 200, message: 'Late' }, 500, { kind: 'internal', message: 'Late' }],
    [{ statusCode: 401, message: 'A', errorMessage: 'B' }, 200, { kind: 'unauthenticated', message: 'A' }],
  ])('a failure has its words and its meaning from the body: %o with HTTP %i', async (body, status, failure) => {
    expect(await book(() => json(body, status))).toEqual({ ok: false, failure })
  })

  test('a refusal with the code its row declares, or one that every row has', async () => {
    for (const code of ['slotTaken', 'keyReused'])
      expect(await book(() => json({ message: 'No', code, statusCode: 409 }, 409))).toEqual({
        ok: false,
        failure: { kind: 'conflict', message: 'No', code },
      })
  })
  test.each([['otpWrong'], ['toString'], [7], [null], [{ code: 'slotTaken' }]])(
    'a refusal without a code when the row does not have it: %j',
    async (code) => {
      expect(await book(() => json({ message: 'No', code, statusCode: 409 }, 409))).toEqual({
        ok: false,
        failure: { kind: 'conflict', message: 'No' },
      })
    },
  )
  test.each([
    [400, 'badRequest'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [405, 'notAccessible'],
    [409, 'conflict'],
    [422, 'blocked'],
    [500, 'internal'],
    [502, 'serverDown'],
    [504, 'gatewayTimeout'],
    [503, 'internal'],
    [413, 'badRequest'],
  ])('status %i with the server’s words', async (status, kind) => {
    const outcome = await book(() => json({ message: 'Words', statusCode: status }, status))
    expect(outcome).toEqual({ ok: false, failure: { kind, message: 'Words' } })
  })
  test('the status of a failure is found again by its kind, whatever the transport said', async () => {
    for (const [kind, statusCode] of Object.entries(statusOf)) {
      const outcome = await book(() => json({ message: 'Words', errorMessage: 'Words', statusCode }, 400))
      expect(outcome).toEqual({ ok: false, failure: { kind, message: 'Words' } })
    }
  })
  test('a 429 says how long to wait', async () => {
    const outcome = await book(() => json({ message: 'Wait', statusCode: 429, retryAfter: 42 }, 429))
    expect(outcome).toEqual({ ok: false, failure: { kind: 'tooMany', message: 'Wait', retryAfter: 42 } })
  })
})

test('a call waits twelve seconds, a file as long as a slow line takes for it beside that', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await book(() => json({}))
  const file = { name: 'scan.pdf', type: 'application/pdf', bytes: new Uint8Array(2_000_000) }
  await answering(() => json({}))(filesApi.upload, { kind: 'support', file }, { signal })
  expect(timeout.mock.calls).toEqual([[12_000], [32_000]])
  timeout.mockRestore()
})

describe('a bad answer is a failure, never an exception', () => {
  const bad: Readonly<Record<string, readonly [() => Response | Promise<Response>, string]>> = {
    'a refused connection': [() => Promise.reject(new TypeError('fetch failed')), 'network'],
    'no answer in time': [() => Promise.reject(new DOMException('late', 'TimeoutError')), 'timeout'],
    'an empty body': [() => new Response('', { status: 200 }), 'unreadable'],
    'a page of HTML': [() => new Response('<html><body>Hello</body></html>', { status: 200 }), 'unreadable'],
    'truncated JSON': [() => new Response('{"result": {"bookingId": "b"', { status: 200 }), 'unreadable'],
    'a wrong type in a field': [() => json({ result: { bookingId: 'b', slotNo: '3' } }), 'unreadable'],
    'a missing field': [() => json({ result: { bookingId: 'b' } }), 'unreadable'],
    'a success that contradicts itself': [
      () => json({ result: { bookingId: 'b', slotNo: 1 }, statusCode: 500 }),
      'internal',
    ],
    'a message that is not a text': [() => json({ message: { a: 1 }, statusCode: 400 }, 400), 'badRequest'],
    'a null body': [() => json(null), 'unreadable'],
  }
  test.each(Object.entries(bad))('%s', async (_, [answer, kind]) => {
    expect(await book(answer)).toEqual({ ok: false, failure: { kind, message: '' } })
  })
})

describe('an answer that is not the server’s own leaves the call unsettled', () => {
  const foreign: Readonly<Record<string, (status: number) => Response>> = {
    'a page': (status) => new Response('<h1>Sorry</h1>', { status }),
    'nothing at all': (status) => new Response('', { status }),
    'JSON of a proxy': (status) => json({ message: 'Sorry', error: status }, status),
    'a status that is no number': (status) => json({ message: 'Sorry', statusCode: String(status) }, status),
  }
  const statuses = [
    [200, 'unreadable'],
    [400, 'unreadable'],
    [401, 'unreadable'],
    [404, 'unreadable'],
    [409, 'unreadable'],
    [429, 'unreadable'],
    [500, 'unreadable'],
    [502, 'serverDown'],
    [503, 'unreadable'],
    [504, 'gatewayTimeout'],
    [524, 'unreadable'],
  ] as const
  test.each(Object.entries(foreign))('%s', async (_, answer) => {
    for (const [status, kind] of statuses) {
      const outcome = await book(() => answer(status))
      expect([status, outcome]).toEqual([status, { ok: false, failure: { kind, message: '' } }])
      expect(!outcome.ok && isUnsettled(outcome.failure)).toBe(true)
    }
  })
})

describe('a call', () => {
  const recorded = async () => {
    const calls: { url: string; init: RequestInit }[] = []
    const fetch = (async (url: string, init: RequestInit) => {
      calls.push({ url, init })
      return json({ result: {}, statusCode: 200 })
    }) as unknown as typeof globalThis.fetch
    const identity = { token: 't', deviceId: 'dev', deviceToken: 'push', basicAuth: 'Basic x', language: 'eng' }
    const received: number[] = []
    const call = callEndpoint(
      httpClient(
        () => identity,
        (seconds) => received.push(seconds),
        fetch,
      ),
    )
    await call(bookingApi.book, request, { signal, key: 'k-1' })
    await call(bookingApi.slots, { doctorId: 'a/b', clinicId: 'c' }, { signal })
    await call(sessionApi.requestOtp, { countryCode: '+91', phoneNumber: '9876543210' }, { signal })
    await call(sessionApi.logout, {}, { signal })
    return calls.map(({ url, init }) => ({
      url,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body,
    }))
  }
  test('carries the common headers, its key, and wire spellings', async () => {
    const [booking, slots, otp, logout] = await recorded()
    expect(booking?.headers).toMatchObject({
      authorization: 'Basic x',
      language: 'eng',
      timezone: 'Asia/Kolkata',
      deviceid: 'dev',
      devicetoken: 'push',
      platform: '3',
      accesstoken: 't',
      'idempotency-key': 'k-1',
    })
    expect(booking?.body).toEqual({
      doctorId: 'd',
      memberId: 'm',
      slotId: 's',
      consultationType: 2,
      paymentMethodId: 2,
      paymentAmount: 800.5,
    })
    expect(slots?.url).toBe('/doctor-service/v1/schedule-slots/a%2Fb?clinicId=c')
    expect(otp?.body).toEqual({ country_code: '+91', phone_number: '9876543210' })
    expect(logout?.body).toBeUndefined()
  })
})

describe('a call that needs a permission', () => {
  const calling = (isAllowed: boolean, status = 200) => {
    const reported = { sent: 0, doubted: 0 }
    const call = callEndpoint(
      createFetch({
        fetch: async () => {
          reported.sent += 1
          return json({ result: { bookingId: 'b', slotNo: 3 }, message: 'Words', statusCode: status }, status)
        },
      }),
      {
        mayTry: async () => isAllowed,
        doubt: () => {
          reported.doubted += 1
        },
      },
    )
    return { call, reported }
  }
  test('is not sent without it', async () => {
    const { call, reported } = calling(false)
    expect(await call(bookingApi.book, request, { signal, key: 'k' })).toEqual({
      ok: false,
      failure: { kind: 'notAccessible', message: '' },
    })
    expect(reported).toEqual({ sent: 0, doubted: 0 })
  })
  test.each([
    [403, 'forbidden'],
    [405, 'notAccessible'],
  ])('doubts the list when the server refuses with %i what it allows', async (status, kind) => {
    const { call, reported } = calling(true, status)
    expect(await call(bookingApi.book, request, { signal, key: 'k' })).toEqual({
      ok: false,
      failure: { kind, message: 'Words' },
    })
    expect(reported).toEqual({ sent: 1, doubted: 1 })
  })
  test('a refusal of a call that needs none doubts nothing', async () => {
    const { call, reported } = calling(false, 403)
    await call(sessionApi.requestOtp, { countryCode: '+91', phoneNumber: '9876543210' }, { signal })
    expect(reported).toEqual({ sent: 1, doubted: 0 })
  })
})
