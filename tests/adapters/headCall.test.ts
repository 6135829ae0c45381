import { afterEach, expect, test, vi } from 'vitest'
import { callFromHead, withHeadAnswer } from '../../src/adapters/http/headCall'
import { httpClient } from '../../src/adapters/http/client'
import { identityOf } from '../../src/adapters/browser/identity'
import { memoryStorage } from '../../src/wiring/trackedPorts'

const REFRESH = { path: '/user-service/v1/user/refresh-page', permission: 'user.refreshPage' } as const
const allowed = [{ module: 'user', feature: 'refreshPage', permissionAccess: 2 }]

const sessionOf = (permissions: readonly object[], token: string | null = 'token-1'): Storage => {
  const storage = memoryStorage()
  if (token !== null) storage.setItem('token', token)
  storage.setItem('login', JSON.stringify({ permissions }))
  return storage
}

/** A network whose answers say how many there were. */
const network = () => {
  let count = 0
  return vi.fn<typeof fetch>(async () => new Response(String((count += 1))))
}

const clientOf = (storage: Storage, fetch: typeof globalThis.fetch) =>
  httpClient(
    () => identityOf(storage, 'eng'),
    () => undefined,
    withHeadAnswer(fetch),
  )

afterEach(() => {
  globalThis.headAnswer = undefined
  vi.unstubAllGlobals()
})

test('what was asked while the scripts arrived is not asked again, and only once taken for an answer', async () => {
  const [early, later] = [network(), network()]
  const storage = sessionOf(allowed)
  vi.stubGlobal('fetch', early)
  callFromHead(storage, 'hin', REFRESH)
  expect(early.mock.calls).toEqual([
    [REFRESH.path, { headers: expect.objectContaining({ accesstoken: 'token-1', language: 'hin' }) as object }],
  ])
  const client = clientOf(storage, later)
  expect(await client<string, 'text'>(REFRESH.path, { method: 'GET', responseType: 'text' })).toBe('1')
  expect(later).not.toHaveBeenCalled()
  await client(REFRESH.path)
  expect(later).toHaveBeenCalledTimes(1)
})

test.each([
  ['another call', 'token-1', '/user-service/v1/config', 'GET'],
  ['another way of calling', 'token-1', REFRESH.path, 'POST'],
  ['another person', 'token-2', REFRESH.path, 'GET'],
])('%s is not taken for it', async (_, token, path, method) => {
  const [early, later] = [network(), network()]
  vi.stubGlobal('fetch', early)
  callFromHead(sessionOf(allowed), 'eng', REFRESH)
  await clientOf(sessionOf(allowed, token), later)(path, { method })
  expect(later).toHaveBeenCalledTimes(1)
})

test.each([
  ['nobody', sessionOf(allowed, null)],
  ['who may not', sessionOf([])],
])('%s asks nothing', (_, storage) => {
  const early = network()
  vi.stubGlobal('fetch', early)
  callFromHead(storage, 'eng', REFRESH)
  expect(early).not.toHaveBeenCalled()
})

test('an answer that does not come fails its call: lost with the network, or given up with its time', async () => {
  const storage = sessionOf(allowed)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('lost')))
  callFromHead(storage, 'eng', REFRESH)
  await expect(withHeadAnswer(network())(REFRESH.path, { headers: { accesstoken: 'token-1' } })).rejects.toThrow('lost')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  callFromHead(storage, 'eng', REFRESH)
  const giving = new AbortController()
  const call = withHeadAnswer(network())(REFRESH.path, {
    headers: { accesstoken: 'token-1' },
    signal: giving.signal,
  })
  giving.abort(new DOMException('late', 'TimeoutError'))
  await expect(call).rejects.toThrow('late')
})
