import { describe, expect, test } from 'vitest'
import type { WorkerScope } from '../../src/worker/scope'
import { keepShell, SHELL_PAGE } from '../../src/worker/shell'

const ORIGIN = 'https://practice.test'
const text = async (response: Response | undefined) => response?.text()

/** A worker's world in memory: its caches, and a network that answers or does not. */
const world = (version: string, stored = new Map<string, Map<string, string>>()) => {
  const network = { isUp: true, asked: [] as string[], gone: [] as string[] }
  const answer = (path: string): Response =>
    network.gone.includes(path) ? new Response('', { status: 404 }) : new Response(`network ${path}`)
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), ORIGIN).pathname
  const fetch = async (request: RequestInfo | URL) => {
    network.asked.push(pathOf(request))
    if (!network.isUp) throw new TypeError('offline')
    return answer(pathOf(request))
  }
  const found = (entries: Map<string, string> | undefined, request: RequestInfo | URL) => {
    const body = entries?.get(pathOf(request))
    return body === undefined ? undefined : new Response(body)
  }
  /** As of a browser: a list is kept whole or not at all, and one that names something twice is refused. */
  const cacheOf = (entries: Map<string, string>) => {
    const addAll = async (paths: readonly string[]) => {
      if (new Set(paths).size < paths.length) throw new DOMException('duplicate requests', 'InvalidStateError')
      const answers = await Promise.all(paths.map(fetch))
      if (answers.some(({ ok }) => !ok)) throw new TypeError('Request failed')
      for (const [at, path] of paths.entries()) entries.set(path, await answers[at]!.text())
    }
    return {
      match: async (request: RequestInfo | URL) => found(entries, request),
      put: async (request: Request, response: Response) => void entries.set(pathOf(request), await response.text()),
      add: (path: string) => addAll([path]),
      addAll,
    }
  }
  const caches = {
    open: async (name: string) => {
      if (!stored.has(name)) stored.set(name, new Map())
      return cacheOf(stored.get(name)!)
    },
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (request: RequestInfo | URL) =>
      [...stored.values()].map((entries) => found(entries, request)).find((each) => each !== undefined),
  }
  const listeners = new Map<string, (event: never) => void>()
  const scope = {
    caches,
    fetch,
    location: { origin: ORIGIN },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, handle: (event: never) => void) => listeners.set(name, handle),
  }
  keepShell(scope as unknown as WorkerScope, { version, paths: ['/assets/first-1.js'] })
  const happen = async (name: string, more: object = {}) => {
    const works: Promise<unknown>[] = []
    listeners.get(name)?.({ ...more, waitUntil: (work: Promise<unknown>) => works.push(work) } as never)
    await Promise.all(works)
  }
  const get = (path: string, init: { mode?: string; method?: string } = {}): Promise<Response> | null => {
    let answered: Promise<Response> | null = null
    const request = { url: `${ORIGIN}${path}`, method: init.method ?? 'GET', mode: init.mode ?? 'cors' }
    const asRequest = Object.setPrototypeOf(request, Request.prototype) as Request
    Object.defineProperties(asRequest, {
      url: { value: request.url },
      method: { value: request.method },
      mode: { value: request.mode },
    })
    listeners.get('fetch')?.({
      request: asRequest,
      respondWith: (answer: Promise<Response>) => {
        answered = answer
      },
    } as never)
    return answered
  }
  return { network, stored, happen, get, open: (path: string) => get(path, { mode: 'navigate' }) }
}

describe('the worker', () => {
  test('opens every address of the app with the shell when there is no network', async () => {
    const { network, happen, open } = world('a')
    await happen('install')
    network.isUp = false
    expect(await text(await open('/home')!)).toBe(`network ${SHELL_PAGE}`)
    expect(await text(await open('/doctor-profile?doctorId=1')!)).toBe(`network ${SHELL_PAGE}`)
  })
  test('asks the network for a page whenever it answers, so the app is never old', async () => {
    const { happen, open } = world('a')
    await happen('install')
    expect(await text(await open('/home')!)).toBe('network /home')
  })
  test('never touches calls of the server, other addresses, or what changes something', async () => {
    const { happen, get, open } = world('a')
    await happen('install')
    expect(get('/user-service/v1/config')).toBeNull()
    expect(get('/booking-service/v1/orders')).toBeNull()
    expect(get('/version.json')).toBeNull()
    expect(open('/dev/outbox')).toBeNull()
    expect(open('/gateway/checkout')).toBeNull()
    expect(get('/assets/first-1.js', { method: 'POST' })).toBeNull()
  })
  test('keeps each part of the app it has seen, and asks for it once', async () => {
    const { network, happen, get } = world('a')
    await happen('install')
    expect(await text(await get('/assets/HomePage-2.js')!)).toBe('network /assets/HomePage-2.js')
    network.isUp = false
    expect(await text(await get('/assets/HomePage-2.js')!)).toBe('network /assets/HomePage-2.js')
    expect(await text(await get('/assets/first-1.js')!)).toBe('network /assets/first-1.js')
    await expect(get('/assets/OrdersPage-3.js')).rejects.toThrow('offline')
  })
  test('keeps what the page had loaded before it, and nothing but parts of the app', async () => {
    const { stored, happen } = world('a')
    await happen('install')
    await happen('message', {
      data: { type: 'keep', paths: ['/assets/HomePage-2.js', '/booking-service/v1/orders', 7] },
    })
    expect([...stored.get('spine-care-a')!.keys()]).toEqual([SHELL_PAGE, '/assets/first-1.js', '/assets/HomePage-2.js'])
  })
  test('keeps what a page names twice, and the rest where one part is gone', async () => {
    const { network, stored, happen } = world('a')
    await happen('install')
    network.gone.push('/assets/gone-3.js')
    await happen('message', {
      data: { type: 'keep', paths: ['/assets/ring.api-2.js', '/assets/gone-3.js', '/assets/ring.api-2.js'] },
    })
    await happen('message', { data: { type: 'keep', paths: ['/assets/ring.api-2.js', '/assets/HomePage-2.js'] } })
    expect([...stored.get('spine-care-a')!.keys()].slice(2)).toEqual(['/assets/ring.api-2.js', '/assets/HomePage-2.js'])
    expect(network.asked.filter((path) => path === '/assets/ring.api-2.js')).toEqual(['/assets/ring.api-2.js'])
  })
  test('keeps the version before it for tabs that still run it, and forgets older ones', async () => {
    const stored = new Map<string, Map<string, string>>()
    for (const version of ['a', 'b', 'c']) {
      const { happen } = world(version, stored)
      await happen('install')
      await happen('activate')
    }
    expect([...stored.keys()]).toEqual(['spine-care-b', 'spine-care-c'])
  })
})
