import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openFirestore } from '../../server/chat/firestore'
import { pdfDrawer } from '../../server/files/pdfDrawer'
import type { Database } from '../../server/kit/handlers'
import { newLogger } from '../../server/kit/logging'
import { SmsNotSent } from '../../server/kit/outbox'
import { pdfText } from '../../server/kit/pdf/pdfText'
import { httpSms } from '../../server/kit/sms'
import type * as TimeLimit from '../../server/kit/timeLimit'
import { timeLimit } from '../../server/kit/timeLimit'
import { within } from '../../server/kit/within'
import { googlePlaces } from '../../server/location/google'
import { firebaseSender } from '../../server/notifications/firebase'
import { GatewayDown } from '../../server/payment/paymentGateway'
import { razorpayApi } from '../../server/payment/razorpay.api'
import { NOW } from '../kit/backend'
import { WAITS_FOR } from '../kit/limits'
import { PDF } from '../kit/sampleFiles'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('A time limit of the server', () => {
  test.each([
    [undefined, 5000, 'default'],
    ['', 5000, 'empty'],
    ['1', 5000, 'one'],
    ['2.5', 12_500, 'more'],
    // The configuration refuses these.
    ['0.5', 5000, 'less'],
    ['often', 5000, 'none'],
  ])('with TIME_LIMITS=%s is, for 5000 ms, %d ms', async (factor, milliseconds, name) => {
    vi.stubEnv('TIME_LIMITS', factor)
    // Under an address of its own the module is read anew.
    const fresh = (await import(/* @vite-ignore */ `../../server/kit/timeLimit?${name}`)) as typeof TimeLimit
    expect(fresh.timeLimit(5000)).toBe(milliseconds)
  })
})

describe('A service that does not answer', () => {
  const log = newLogger('silent')
  const pem = { type: 'pkcs8', format: 'pem' } as const
  const account = () => ({
    project_id: 'care',
    client_email: 'server@care.example',
    private_key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export(pem).toString(),
    token_uri: 'https://google.example/token',
  })
  const now = () => NOW
  const text = { to: '+919812345678', text: 'Code' }

  test.each([
    [
      'of text messages',
      10_000,
      // The provider is reached over HTTP: no database is touched.
      () =>
        httpSms({ url: 'https://sms.example', method: 'POST', headers: {}, body: '' }, log).send(
          {} as Database,
          text,
          NOW,
        ),
      { rejects: expect.any(SmsNotSent) },
    ],
    [
      'of payments',
      8000,
      () =>
        razorpayApi({ keyId: 'a', keySecret: 'b', webhookSecret: 'c' }, log).createOrder({ amount: 100, receipt: 'd' }),
      { rejects: expect.any(GatewayDown) },
    ],
    [
      'of places',
      8000,
      () => googlePlaces({ key: 'a' }).autocomplete('Delhi', null, 'eng'),
      { resolves: { ok: false, fault: 'failed' } },
    ],
    [
      'that copies chats',
      8000,
      () => openFirestore({ account: account(), now }).commit([]),
      { rejects: expect.objectContaining({ name: 'CopyNotWritten: busy' }) },
    ],
    [
      'of pushes',
      8000,
      () => firebaseSender({ account: account(), now })('token', {}, 'key'),
      { rejects: expect.objectContaining({ name: 'TimeoutError' }) },
    ],
  ])('%s is given up after its limit of %d ms', async (_, milliseconds, ask, outcome) => {
    const limits = new Map<number, AbortController>()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      const controller = new AbortController()
      limits.set(limit, controller)
      return controller.signal
    })
    const fetch = vi.fn<(address: string, request: { signal: AbortSignal }) => Promise<never>>(
      (_address, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    vi.stubGlobal('fetch', fetch)
    const answer = ask().then(
      (resolves: unknown) => ({ resolves }),
      (rejects: unknown) => ({ rejects }),
    )
    await vi.waitUntil(() => fetch.mock.calls.length === 1, { timeout: WAITS_FOR })
    expect([...limits.keys()]).toEqual([timeLimit(milliseconds)])
    limits.get(timeLimit(milliseconds))!.abort(new DOMException('late', 'TimeoutError'))
    expect(await answer).toEqual(outcome)
  })
})

describe('Work that takes too long', () => {
  test('in a thread that reads a PDF is given up after its limit, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const read = vi.fn<(text: string | null) => void>()
    void pdfText(PDF).then(read)
    // A thread answers at the next turn of the loop at the earliest.
    vi.advanceTimersByTime(timeLimit(5000) - 1)
    await Promise.resolve()
    expect(read).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    await Promise.resolve()
    expect(read.mock.calls).toEqual([[null]])
  })

  test('in the process that draws pages is given up after its limit, and the next page is drawn by another one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pages-'))
    const [path, into] = [join(folder, 'one.pdf'), join(folder, 'one.webp')]
    writeFileSync(path, PDF)
    const drawer = pdfDrawer()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const late = drawer.draw({ path, contentId: 'one' }, 1, 100, into)
    await Promise.resolve()
    await Promise.resolve()
    vi.advanceTimersByTime(timeLimit(15_000))
    vi.useRealTimers()
    expect(await late).toBe(false)
    expect(existsSync(into)).toBe(false)
    expect(await drawer.draw({ path, contentId: 'one' }, 1, 100, into)).toBe(true)
    drawer.end()
    rmSync(folder, { recursive: true })
  })

  test('to end is waited for no longer than its limit', async () => {
    await expect(within(new Promise(() => undefined), 1)).resolves.toBeUndefined()
    const day = 86_400_000
    await expect(within(Promise.resolve(), day)).resolves.toBeUndefined()
    await expect(within(Promise.reject(new Error('cut')), day)).rejects.toThrow('cut')
  })
})
