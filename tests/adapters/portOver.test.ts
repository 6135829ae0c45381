import { createFetch } from 'ofetch'
import { beforeEach, expect, test, vi } from 'vitest'
import { callEndpoint } from '../../src/adapters/http/callEndpoint'
import { portOver, portsOver } from '../../src/adapters/http/portOver'
import { contract } from '../../src/core/app/contract'

const asked: Request[] = []
beforeEach(() => void asked.splice(0))

const fetch = (async (address: string, init: RequestInit) => {
  asked.push(new Request(`http://practice.test${address}`, init))
  return Response.json({ message: '', statusCode: 503 }, { status: 503 })
}) as unknown as typeof globalThis.fetch
const ports = portsOver(callEndpoint(createFetch({ fetch })), contract)
const { signal } = new AbortController()

test('a port is no promise: whoever awaits it has it', async () => {
  expect(await Promise.resolve(ports.members)).toBe(ports.members)
})

test('a room whose rows do not arrive fails as the network does', async () => {
  const port = portOver<Record<string, never>>(callEndpoint(createFetch({ fetch })), () =>
    Promise.reject(new Error('')),
  )
  expect(await port['list']!({} as never, signal)).toEqual({ ok: false, failure: { kind: 'network', message: '' } })
  expect(asked).toEqual([])
})

test('a room whose rows do not arrive on a device without a network says that', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const port = portOver<Record<string, never>>(callEndpoint(createFetch({ fetch })), () =>
    Promise.reject(new Error('')),
  )
  const outcome = await port['list']!({} as never, signal)
  vi.unstubAllGlobals()
  expect(outcome).toEqual({ ok: false, failure: { kind: 'offline', message: '' } })
})

test('the key of an attempt goes to the header of a call that changes something, never to its body', async () => {
  await ports.members.add({ name: 'Asha', age: 42, gender: 'Female', isDefault: true, key: 'attempt-1' }, signal)
  const [request] = asked
  expect(request!.headers.get('idempotency-key')).toBe('attempt-1')
  expect(await request!.json()).toEqual({ name: 'Asha', age: 42, gender: 'Female', is_default: true })
})

test('a field named key of a call that only reads is one of its fields', async () => {
  await ports.config.read({ key: 'partners' }, signal)
  expect(new URL(asked[0]!.url).search).toBe('?key=partners')
  expect(asked[0]!.headers.get('idempotency-key')).toBeNull()
})

test('what every call of a row carries is added to it', async () => {
  await ports.payment.bookingDetail({ bookingId: 'b1' }, signal)
  await ports.marketing.downloadLink({ phoneNumber: '9876543210' }, signal)
  expect(asked.map(({ url }) => url.slice('http://practice.test'.length))).toEqual([
    '/booking-service/v1/booking-appointment/b1?isDetailed=true',
    '/user-service/v1/user/app-download-link?phoneNumber=9876543210&countryCode=%2B91',
  ])
})
