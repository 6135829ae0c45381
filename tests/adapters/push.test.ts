import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callEndpoint } from '../../src/adapters/http/callEndpoint'
import { httpClient } from '../../src/adapters/http/client'
import { portOver } from '../../src/adapters/http/portOver'
import { notificationsApi } from '../../src/core/notifications/notifications.api'
import { openPlace, type Pressed } from '../../src/adapters/push/openPlace'
import { eventStream, SILENCE, type StreamEvent } from '../../src/adapters/push/eventStream'
import { eventReader } from '../../src/adapters/push/serverSentEvents'
import { takeSlot } from '../../src/adapters/push/slots'
import { streamHub } from '../../src/adapters/push/streamHub'
import { PUSH_STREAM, STREAM_GAP } from '../../src/core/notifications/push.api'

const signal = new AbortController().signal
const received = () => new Promise<void>((resolve) => setImmediate(resolve))

afterEach(() => void vi.useRealTimers())

describe('Server-sent events', () => {
  const text =
    'event: opened\ndata: {}\n\n: alive\n\nevent: push\r\ndata: {"a":\r\ndata: "नमस्ते"}\r\n\r\ndata\n\nevent: cut off'
  const events = [
    { event: 'opened', data: '{}' },
    { event: 'message', data: '' },
    { event: 'push', data: '{"a":\n"नमस्ते"}' },
    { event: 'message', data: '' },
  ]

  test('are read whole however they are torn', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: text.length }), { maxLength: 30 }), (cuts) => {
        const take = eventReader()
        const places = [0, ...cuts.toSorted((one, other) => one - other), text.length]
        const read = places.slice(1).flatMap((to, index) => take(text.slice(places[index], to)))
        expect(read).toEqual(events)
      }),
    )
  })
})

/** The browser's locks, as much of them as is used. */
const fakeLocks = () => {
  const held = new Set<string>()
  const request = async (name: string, _: object, hold: (lock: object | null) => unknown) => {
    if (held.has(name)) return hold(null)
    held.add(name)
    await hold({})
    held.delete(name)
  }
  return { held, locks: { request } as unknown as LockManager }
}

describe('The tabs of a browser', () => {
  test('have three streams at most, one of them for a tab that is looked at', async () => {
    const { held, locks } = fakeLocks()
    const hidden = [await takeSlot(locks, true), await takeSlot(locks, true), await takeSlot(locks, true)]
    expect(hidden.map((slot) => slot?.isFront ?? null)).toEqual([false, false, null])
    const front = await takeSlot(locks, false)
    expect(front?.isFront).toBe(true)
    expect(await takeSlot(locks, false)).toBeNull()
    hidden[0]?.release()
    await received()
    expect(held.size).toBe(2)
    expect((await takeSlot(locks, false))?.isFront).toBe(false)
  })

  test('without locks are not counted', async () => {
    expect(await takeSlot(undefined, true)).not.toBeNull()
  })
})

describe('A notification that is pressed', () => {
  const place: Pressed = { to: '/chats?conversation=c1', role: 'PATIENT' }
  /** Tabs in the order in which they were looked at: what each answers, null for one that sleeps. */
  const pressWith = async (answers: readonly (boolean | null)[]) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const happened: string[] = []
    const tabs = answers.map((answer, index) => ({
      focus: async () => happened.push(`focus ${index}`),
      postMessage: ({ pressed }: { pressed: Pressed }, [port]: Transferable[]) => {
        happened.push(`ask ${index} ${pressed.to}`)
        if (answer === null) vi.runAllTimers()
        else (port as MessagePort).postMessage(answer)
      },
    }))
    await openPlace({ matchAll: async () => tabs, openWindow: async (to) => happened.push(`open ${to}`) }, place)
    return happened
  }

  test('brings the open tab forward, which goes to its place', async () => {
    expect(await pressWith([true, true])).toEqual([`ask 0 ${place.to}`, 'focus 0'])
  })

  test('passes a tab that sleeps, or is another’s, or in a call', async () => {
    expect(await pressWith([null, false, true])).toEqual([
      `ask 0 ${place.to}`,
      `ask 1 ${place.to}`,
      `ask 2 ${place.to}`,
      'focus 2',
    ])
  })

  test('opens a tab where none goes there', async () => {
    expect(await pressWith([])).toEqual([`open ${place.to}`])
    expect(await pressWith([false])).toEqual([`ask 0 ${place.to}`, `open ${place.to}`])
  })
})

describe('The backend’s stream', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  const push = 'event: push\ndata: {"notification":{"title":"T","body":"B"},"data":{"event_type":"tests.offer"}}\n\n'
  const begin = (status = 200, isHidden = () => false, locks = fakeLocks().locks) => {
    const reported: StreamEvent[] = []
    const asked: Request[] = []
    let feed!: ReadableStreamDefaultController<Uint8Array>
    const stop = eventStream(
      {
        headers: () => ({ accesstoken: 'secret' }),
        locks: () => locks,
        isHidden,
        gap: () => 1000,
        fetch: async (address, init) => {
          const request = new Request(`http://practice.test${address as string}`, init)
          asked.push(request)
          const body = new ReadableStream<Uint8Array>({
            start: (controller) => {
              feed = controller
              request.signal.addEventListener('abort', () => controller.error(new DOMException('gone', 'AbortError')))
            },
          })
          return new Response(status === 200 ? body : null, { status })
        },
      },
      (event) => reported.push(event),
    )
    const say = async (text: string) => {
      feed.enqueue(new TextEncoder().encode(text))
      await received()
      await received()
    }
    return { reported, asked, stop, say, close: () => feed.close() }
  }

  test('tells that it is open, what is pushed, and that it was lost', async () => {
    const { reported, asked, say, close } = begin()
    await received()
    await say('event: opened\ndata: {}\n\n')
    await say(`: alive\n\n${push}event: push\ndata: not json\n\n`)
    close()
    await received()
    expect(reported).toEqual([
      { type: 'feed.opened' },
      { type: 'feed.message', message: expect.objectContaining({ title: 'T', body: 'B', eventType: 'tests.offer' }) },
      { type: 'feed.lost' },
    ])
    expect(new URL(asked[0]!.url).pathname + new URL(asked[0]!.url).search).toBe(PUSH_STREAM)
    expect(asked[0]!.headers.get('accesstoken')).toBe('secret')
  })

  test('tells at once that the session has ended, and nothing after it', async () => {
    const { reported, say } = begin()
    await received()
    await say(`event: opened\ndata: {}\n\nevent: ended\ndata: {}\n\n${push}`)
    await received()
    expect(reported).toEqual([{ type: 'feed.opened' }, { type: 'feed.ended' }])
  })

  test('says for how long the tab may have missed something, and tells what it was', async () => {
    const { reported, asked, say } = begin()
    await received()
    expect(asked[0]!.headers.get(STREAM_GAP)).toBe('1000')
    const missed = JSON.stringify({ event: 'push', data: { notification: { title: 'Missed', body: '' } } })
    await say(`event: opened\ndata: {}\n\nevent: missed\ndata: ${missed}\n\nevent: missed\ndata: {"event":"push"}\n\n`)
    expect(reported).toEqual([
      { type: 'feed.opened' },
      { type: 'feed.message', message: expect.objectContaining({ title: 'Missed' }) },
    ])
  })

  test.each([
    [401, 'feed.ended'],
    [403, 'feed.ended'],
    [500, 'feed.lost'],
    [503, 'feed.lost'],
  ])('answered with %d is %s', async (status, type) => {
    const { reported } = begin(status)
    await received()
    await received()
    expect(reported).toEqual([{ type }])
  })

  test('that is silent too long is lost', async () => {
    const { reported, say } = begin()
    await received()
    vi.advanceTimersByTime(SILENCE - 1)
    await say(': alive\n\n')
    vi.advanceTimersByTime(SILENCE - 1)
    await received()
    expect(reported).toEqual([])
    vi.advanceTimersByTime(1)
    await received()
    await received()
    expect(reported).toEqual([{ type: 'feed.lost' }])
  })

  test('that was stopped tells nothing more and gives its place back', async () => {
    const { held, locks } = fakeLocks()
    const { reported, asked, stop } = begin(200, () => false, locks)
    await received()
    expect(held.size).toBe(1)
    stop()
    await received()
    await received()
    expect(asked[0]!.signal.aborted).toBe(true)
    expect(reported).toEqual([])
    expect(held.size).toBe(0)
  })

  test('gives the front place up when its tab is no longer looked at', async () => {
    let hidden = false
    const { reported, say } = begin(200, () => hidden)
    await received()
    await say(': alive\n\n')
    expect(reported).toEqual([])
    hidden = true
    await say(': alive\n\n')
    expect(reported).toEqual([{ type: 'feed.lost' }])
  })
})

describe('The calls of notifications', () => {
  const begin = (result: unknown) => {
    const asked: Request[] = []
    const identity = { token: 't', deviceId: 'd', deviceToken: 'dt', basicAuth: 'b', language: 'eng' }
    const client = httpClient(
      () => identity,
      () => undefined,
      async (address, init) => {
        asked.push(new Request(`http://practice.test${address as string}`, init))
        return Response.json({ result, message: '', statusCode: 200 })
      },
    )
    return { asked, port: portOver(callEndpoint(client), async () => notificationsApi) }
  }

  test('ask for a page by its number and size', async () => {
    const { asked, port } = begin({ notificationData: [], isAllNotificationRead: true })
    expect(await port.list({ page: 2, limit: 10 }, signal)).toMatchObject({
      ok: true,
      value: { items: [], isAllRead: true },
    })
    expect(asked[0]!.url).toBe(
      'http://practice.test/user-service/v1/notification/firebase/in-app-notification?page=2&limit=10',
    )
  })

  test.each([
    [{ isAllNotificationRead: false }, { isAllRead: false }],
    [{}, {}],
  ])('mark with notificationIds, and read %o', async (result, value) => {
    const { asked, port } = begin(result)
    expect(await port.markRead({ ids: ['a', 'b'], key: 'key-12345' }, signal)).toMatchObject({ ok: true, value })
    const [request] = asked
    expect([request!.method, new URL(request!.url).pathname]).toEqual([
      'PUT',
      '/user-service/v1/notification/firebase/status',
    ])
    expect(await request!.json()).toEqual({ notificationIds: ['a', 'b'] })
    expect(request!.headers.get('idempotency-key')).toBe('key-12345')
  })
})

describe('The stream of a tab', () => {
  test('asks for what came since the tab began to read, and after a loss for what came since', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const gaps: number[] = []
    let feed!: ReadableStreamDefaultController<Uint8Array>
    const hub = streamHub({
      headers: () => ({}),
      locks: () => undefined,
      isHidden: () => false,
      fetch: async (_, init) => {
        gaps.push(Number(new Headers(init?.headers).get(STREAM_GAP)))
        return new Response(new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller) }))
      },
    })
    const open = async () => {
      hub(() => undefined)
      await received()
      feed.enqueue(new TextEncoder().encode('event: opened\ndata: {}\n\n'))
      await received()
      await received()
    }
    vi.advanceTimersByTime(50)
    await open()
    vi.advanceTimersByTime(2000)
    feed.close()
    await received()
    vi.advanceTimersByTime(30)
    await open()
    expect(gaps).toEqual([50, 30])
  })
})
