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
  SECRET: 'x'.repeat(32),
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

describe('A value that cannot be used', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['ORIGIN', 'practice.example'],
    ['ORIGIN', 'https://practice.example/path'],
    ['BEHIND_PROXY', 'yes'],
    ['DATABASE', 'pglite'],
    ['DATABASE_URL', 'mysql://db'],
    ['SECRET', 'too short'],
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
