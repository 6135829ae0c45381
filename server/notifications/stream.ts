import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { allows } from '../../src/core/session/permissions.rules'
import { commonAnswer, toResponse } from '../kit/answer'
import type { Clock } from '../kit/clock'
import type { Feed } from '../kit/feed'
import type { Database } from '../kit/handlers'
import type { Mount } from '../kit/mount'
import type { FindCaller, KnownCaller } from '../kit/policy'
import { languageOf, say, type WireLanguage } from '../kit/texts'
import { sessionTopic } from '../people/people.port'
import { notificationRow } from './notifications.store'
import { pushTopic } from './notify'
import { pushOf, type WordedPush, wordedIn } from './words'

export interface Streaming {
  readonly feed: Feed
  readonly clock: Clock
  readonly findCaller: FindCaller
}

/** Milliseconds between signs of life; at each the session is looked at again. */
export const HEARTBEAT = 20_000
/** Streams of one person; the oldest gives way. */
const MOST = 12

const mayListen = (caller: KnownCaller): caller is KnownCaller & { userId: string; sessionId: string } =>
  caller.userId !== null &&
  caller.sessionId !== null &&
  !caller.isBlocked &&
  allows(caller.permissions, 'notification.inApp')

/**
 * Streams a person's pushes as server-sent events for as long as their session lasts. Who calls is said by the headers
 * every call carries, so no credential stands in an address.
 */
export const pushStream = ({ feed, clock, findCaller }: Streaming): Mount => {
  const open = new Map<string, Set<() => void>>()
  return async (request, { db }) => {
    const header = (name: string) => request.headers.get(name) ?? undefined
    const language = languageOf(header('language'))
    const callerNow = () => findCaller(db, header('accesstoken'), null, clock.now())
    if (request.method !== 'GET') return new Response(null, { status: 405 })
    const caller = header('authorization') === CLIENT_CREDENTIAL ? await callerNow() : null
    if (caller === null || caller.sessionId === null)
      return toResponse(commonAnswer('unauthenticated', say(language, 'unauthenticated')))
    if (!mayListen(caller)) return toResponse(commonAnswer('forbidden', say(language, 'forbidden')))
    const { userId, sessionId } = caller
    const mine = open.get(userId) ?? new Set()
    open.set(userId, mine)
    if (mine.size >= MOST) [...mine][0]?.()

    let end = () => undefined as void
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const encoder = new TextEncoder()
        let isOpen = true
        const write = (text: string) => {
          if (isOpen) controller.enqueue(encoder.encode(text))
        }
        const stops: (() => void)[] = []
        end = () => {
          if (!isOpen) return
          isOpen = false
          for (const stop of stops) stop()
          mine.delete(end)
          if (mine.size === 0) open.delete(userId)
          controller.close()
        }
        mine.add(end)
        // Told one after the other, in the order in which they were announced.
        let notifying = Promise.resolve()
        const received = (payload: unknown) => {
          notifying = notifying
            .then(() => messageOf(db, userId, payload, language))
            .then((message) => message && write(`event: push\ndata: ${JSON.stringify(message)}\n\n`))
            .then(() => undefined)
            .catch(end)
        }
        const look = async () => {
          if (mayListen(await callerNow())) write(': alive\n\n')
          else end()
        }
        const timer = setInterval(() => void look().catch(end), HEARTBEAT)
        stops.push(
          () => clearInterval(timer),
          feed.on(pushTopic(userId), received),
          feed.on(sessionTopic(sessionId), end),
          feed.onEnd(end),
        )
        write('event: opened\ndata: {}\n\n')
      },
      cancel: () => end(),
    })
    return new Response(body, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
      },
    })
  }
}

const isWorded = (payload: object): payload is WordedPush => 'push' in payload

/** What was announced: the id of a notification, or a message that is not kept. */
const messageOf = async (db: Database, userId: string, payload: unknown, language: WireLanguage) => {
  if (typeof payload !== 'string')
    return payload instanceof Object && isWorded(payload) ? wordedIn(payload, language) : payload
  const row = await notificationRow(db, userId, payload)
  return row === undefined ? null : pushOf(row, language)
}
