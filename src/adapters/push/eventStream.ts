import { timeLimit } from '../../core/kit/timeLimit'
import { PUSH_STREAM, readPush, STREAM_GAP } from '../../core/notifications/push.api'
import type { PushEvent } from '../../core/notifications/push.ports'
import { eventReader } from './serverSentEvents'
import { takeSlot } from './slots'

/** What the stream of a tab tells: pushes, and events of rooms as they came. */
export type StreamEvent =
  | PushEvent
  | {
      readonly type: 'feed.event'
      readonly event: string
      readonly data: unknown
      /** It came before the stream opened: whoever reads once it is open has it. */
      readonly isMissed: boolean
    }

/** Milliseconds without a sign of life (the server gives one every 20 seconds) after which a stream counts as lost. */
export const SILENCE = timeLimit(50_000)

export interface StreamParts {
  readonly fetch: typeof globalThis.fetch
  /** What every call carries: the token goes with it and stands in no address. */
  readonly headers: () => Readonly<Record<string, string>>
  readonly locks: () => LockManager | undefined
  readonly isHidden: () => boolean
  /** Milliseconds for which the tab may have missed what came: since it began to read, or since a stream was lost. */
  readonly gap: () => number
}

/** An event that was announced before the stream opened. */
const missedIn = (data: unknown): { readonly event: string; readonly data: unknown } | null =>
  data instanceof Object && 'event' in data && 'data' in data ? { event: String(data.event), data: data.data } : null

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Listens to the backend's own stream of pushes. Returns its stop. */
export const eventStream = (
  { fetch, headers, locks, isHidden, gap }: StreamParts,
  on: (event: StreamEvent) => void,
): (() => void) => {
  const stopped = new AbortController()
  const notify = (event: StreamEvent) => {
    if (!stopped.signal.aborted) on(event)
  }

  const dispatch = (event: string, data: unknown, isMissed = false): void => {
    if (event === 'opened') return notify({ type: 'feed.opened' })
    if (event === 'missed') {
      const missed = missedIn(data)
      return missed === null ? undefined : dispatch(missed.event, missed.data, true)
    }
    if (event !== 'push') return notify({ type: 'feed.event', event, data, isMissed })
    const message = readPush(data)
    if (message !== null) notify({ type: 'feed.message', message })
  }

  const follow = async (isFront: boolean): Promise<PushEvent> => {
    const ending = new AbortController()
    const leave = () => ending.abort()
    let silence = setTimeout(leave, SILENCE)
    const signal = AbortSignal.any([stopped.signal, ending.signal])
    try {
      const asked = { ...headers(), [STREAM_GAP]: `${Math.ceil(gap())}` }
      const response = await fetch(PUSH_STREAM, { headers: asked, signal, cache: 'no-store' })
      if (response.status === 401 || response.status === 403) return { type: 'feed.ended' }
      if (!response.ok || response.body === null) return { type: 'feed.lost' }
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      const take = eventReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return { type: 'feed.lost' }
        clearTimeout(silence)
        silence = setTimeout(leave, SILENCE)
        for (const { event, data } of take(value)) {
          if (event === 'ended') return { type: 'feed.ended' }
          if (data !== '') dispatch(event, jsonOf(data))
        }
        if (isFront && isHidden()) return { type: 'feed.lost' }
      }
    } finally {
      clearTimeout(silence)
      leave()
    }
  }

  const run = async (): Promise<PushEvent> => {
    const slot = await takeSlot(locks(), isHidden())
    if (slot === null) return { type: 'feed.lost' }
    try {
      return await follow(slot.isFront)
    } finally {
      slot.release()
    }
  }
  void run()
    .catch((): PushEvent => ({ type: 'feed.lost' }))
    .then(notify)
  return () => stopped.abort()
}
