import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { configurationOf, NotConfigured } from '../../server/config/configuration'
import type { Environment } from '../../server/config/variables'

const read = (environment: Environment) => configurationOf({ DATA_DIR: '/data', ...environment })

const faultsOf = (environment: Environment): readonly string[] => {
  try {
    read(environment)
    return []
  } catch (error) {
    if (error instanceof NotConfigured) return error.faults
    throw error
  }
}

const whole = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://practice@db/practice',
  ORIGIN: 'https://practice.example',
  SECRET: 'Zk3vT9qLw1XbR7mYd5HsN2cFgJ8pAeUo',
  SMS_URL: 'https://sms.example/send',
  SMS_BODY: '{"to":"{to}","text":"{text}"}',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook',
}

describe('A trial', () => {
  test('needs nothing and listens on this machine alone', () => {
    expect(read({})).toMatchObject({ port: 4600, host: '127.0.0.1', dataDir: '/data', logLevel: 'warn' })
    expect(read({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
    expect(read({}).production).toBeUndefined()
  })

  test('may have what production must have', () => {
    const { NODE_ENV: _, ...rest } = whole
    expect(read(rest)).toMatchObject({ origin: whole.ORIGIN, secret: whole.SECRET, razorpay: { keyId: 'rzp_live_1' } })
  })
})

describe('Production', () => {
  test('starts with everything it needs, on every interface', () => {
    expect(read(whole)).toMatchObject({
      production: true,
      host: undefined,
      logLevel: 'info',
      databaseUrl: whole.DATABASE_URL,
      origin: whole.ORIGIN,
      secret: whole.SECRET,
      sms: { url: whole.SMS_URL, method: 'POST', headers: {}, body: whole.SMS_BODY },
      razorpay: { keyId: 'rzp_live_1', keySecret: 'secret', webhookSecret: 'hook' },
    })
  })

  test('takes the embedded database only by an explicit word', () => {
    const { DATABASE_URL: _, ...without } = whole
    expect(faultsOf(without)).toEqual([expect.stringContaining('DATABASE=embedded')])
    expect(read({ ...without, DATABASE: 'embedded' }).dataDir).toBe('/data')
  })

  test('is refused with everything that is missing at once', () => {
    expect(faultsOf({ NODE_ENV: 'production' }).map((fault) => fault.split(/[:,]/)[0])).toEqual([
      'A database is missing',
      'ORIGIN is missing',
      'SECRET is missing',
      'A sender of text messages is missing',
      'A payment gateway is missing',
    ])
  })

  test.each(Object.keys(whole).filter((name) => name !== 'NODE_ENV'))('is refused without %s', (name) => {
    expect(faultsOf({ ...whole, [name]: '' })).toEqual([expect.stringContaining(name)])
  })
})

describe('A secret', () => {
  const random = (count: number, encoding: 'hex' | 'base64' | 'base64url') => randomBytes(count).toString(encoding)
  test('that was made at random is taken, whatever it is written in', () => {
    for (let times = 0; times < 500; times += 1)
      for (const secret of [random(16, 'hex'), random(32, 'hex'), random(32, 'base64'), random(24, 'base64url')])
        expect(read({ ...whole, SECRET: secret }).secret).toBe(secret)
  })
})

describe('Production that is half configured', () => {
  const production = (change: Environment) => faultsOf({ ...whole, ...change })

  test.each([
    ['ORIGIN', 'http://practice.example'],
    ['ORIGIN', 'http://localhost:4600'],
    ['SMS_URL', 'http://sms.example/{digits}'],
    ['RAZORPAY_URL', 'http://pay.example'],
  ])('is refused with %s=%s, which is not encrypted, and told the way on', (name, value) => {
    expect(production({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} must begin with https:// in production: .+`)),
    ])
  })

  test.each(['http://127.0.0.1:9/send', 'http://sms:8080', 'http://10.1.2.3/send', 'https://sms.example'])(
    'may send text messages through %s',
    (SMS_URL) => expect(production({ SMS_URL })).toEqual([]),
  )

  test('is a trial without encryption when it is none', () => {
    const { NODE_ENV: _, ...rest } = whole
    expect(faultsOf({ ...rest, ORIGIN: 'http://localhost:4600' })).toEqual([])
  })

  test.each([
    [{ GOOGLE_MAPS_URL: 'https://maps.example' }, 'GOOGLE_MAPS_KEY must be set together with GOOGLE_MAPS_URL'],
    [
      { FILES_S3_REGION: 'ap-south-1', FILES_S3_ENDPOINT: 'https://s3.example' },
      'FILES_S3_BUCKET must be set together with FILES_S3_REGION and FILES_S3_ENDPOINT',
    ],
    [{ DATABASE: 'embedded' }, 'DATABASE=embedded and DATABASE_URL contradict each other'],
    [
      {
        FIREBASE_CONFIG: JSON.stringify({
          apiKey: 'k',
          projectId: 'p',
          appId: 'a',
          messagingSenderId: 'm',
          vapidKey: 'v',
        }),
      },
      'GOOGLE_APPLICATION_CREDENTIALS must be set together with FIREBASE_CONFIG',
    ],
  ])('is refused with %o alone', (change, words) => {
    expect(production(change)).toEqual([expect.stringContaining(words)])
  })

  test('is refused with what belongs to a gateway that is not set, in a trial as well', () => {
    expect(faultsOf({ SMS_HEADERS: '{"a":"b"}', RAZORPAY_URL: 'https://pay.example' })).toEqual([
      expect.stringMatching(/^SMS_URL must be set together with SMS_HEADERS/),
      expect.stringMatching(/^RAZORPAY_KEY_ID must be set together with RAZORPAY_URL/),
    ])
  })
})

describe('A value that cannot be used', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['ORIGIN', 'practice.example'],
    ['ORIGIN', 'https://practice.example/path'],
    ['BEHIND_PROXY', 'yes'],
    ['DATABASE', 'pglite'],
    ['DATABASE_URL', 'mysql://db'],
    ['NODE_ENV', 'live'],
    ['SECRET', 'too short'],
    ['SECRET', 'x'.repeat(64)],
    ['SECRET', 'xy'.repeat(40)],
    ['SECRET', 'secret'.repeat(12)],
    ['SECRET', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['SECRET', `${'0'.repeat(63)}1`],
    ['METRICS_TOKEN', 'm'.repeat(32)],
    ['TIME_LIMITS', 'often'],
    ['TIME_LIMITS', '0.5'],
    ['TIME_LIMITS', '100000'],
    ['SMS_HEADERS', 'Authorization: x'],
    ['SMS_SUCCESS', '('],
    ['SMS_BODY', 'to={to}'],
    ['SMS_BODY', '{"to": {to}, "text": "{text}"}'],
    ['FIREBASE_CONFIG', '{}'],
    ['GOOGLE_APPLICATION_CREDENTIALS', '/no/such/file'],
  ])('%s=%s is refused by name, and no value is repeated', (name, value) => {
    const faults = faultsOf({ ...whole, [name]: value })
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^${name} must`))])
    expect(faults.join().includes(value) && value.length > 3).toBe(false)
  })
})
