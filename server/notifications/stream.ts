import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { STREAM_GAP } from '../../src/core/notifications/push.api'
import { allows } from '../../src/core/session/permissions.rules'
import { commonAnswer, toResponse } from '../kit/answer'
import type { Clock } from '../kit/clock'
import type { Feed } from '../kit/feed'
import type { Database } from '../kit/handlers'
import { hook } from '../kit/hook'
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

/** Characters that may wait for a reader who does not take them: beyond, the stream ends, and whoever reads it asks again. */
const MOST_WAITING = 64 * 1024

/** Milliseconds by which a tab's first reading may have arrived before its request for the stream. */
const AHEAD = 300

/** Of what came before a stream opened, so many at most: they fit into what may wait for a reader. */
const MOST_MISSED = 50

/** One event as rooms above send it over the streams beside pushes. */
export interface StreamedEvent {
  readonly event: string
  readonly data: unknown
}

/** Asks rooms above for the event of what they announced to a person; undefined of what is not theirs. */
export const streamed = hook<(db: Database, payload: object) => Promise<StreamedEvent | null> | undefined>('streamed')

const mayListen = (caller: KnownCaller): caller is KnownCaller & { userId: string; sessionId: string } =>
  caller.userId !== null &&
  caller.sessionId !== null &&
  !caller.isBlocked &&
  allows(caller.permissions, 'notification.inApp')

/** What somebody may read: with another team or other permissions it is something else. */
const accessOf = ({ role, doctorId, permissions }: KnownCaller): string => JSON.stringify([role, doctorId, permissions])

/**
 * Streams a person's pushes as server-sent events for as long as their session lasts. Who calls is said by the headers
 * every call carries, so no credential stands in an address.
 */
export const pushStream = ({ feed, clock, findCaller }: Streaming): Mount => {
  const open = new Map<string, Set<() => void>>()
  return async (request, { db }) => {
    const askedAt = performance.now()
    const header = (name: string) => request.headers.get(name) ?? undefined
    const language = languageOf(header('language'))
    const callerNow = () => findCaller(db, header('accesstoken'), null, clock.now())
    if (request.method !== 'GET') return new Response(null, { status: 405 })
    const caller = header('authorization') === CLIENT_CREDENTIAL ? await callerNow() : null
    if (caller === null || caller.sessionId === null)
      return toResponse(commonAnswer('unauthenticated', say(language, 'unauthenticated')))
    if (!mayListen(caller)) return toResponse(commonAnswer('forbidden', say(language, 'forbidden')))
    const { userId, sessionId } = caller
    const access = accessOf(caller)
    const mine = open.get(userId) ?? new Set()
    open.set(userId, mine)
    if (mine.size >= MOST) [...mine][0]?.()

    let end = () => undefined as void
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          const encoder = new TextEncoder()
          let isOpen = true
          const write = (text: string) => {
            if (!isOpen) return
            controller.enqueue(encoder.encode(text))
            if ((controller.desiredSize ?? 0) <= 0) end()
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
          const send = ({ event, data }: StreamedEvent) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
          const sendMissed = async () => {
            const gap = Number(header(STREAM_GAP))
            // Whoever does not say since when they may have missed something has missed nothing.
            const missed = gap >= 0 ? feed.since(pushTopic(userId), askedAt - gap - AHEAD) : []
            for (const payload of lastOf(missed)) {
              const sent = await eventOf(db, userId, payload, language)
              // Rooms above read what is theirs once the stream is open.
              if (sent === null) continue
              const { event } = sent
              send({ event: 'missed', data: { event, data: event === 'push' ? sent.data : null } })
            }
          }
          const received = (payload: unknown) => {
            notifying = notifying
              .then(() => eventOf(db, userId, payload, language))
              .then((sent) => sent && send(sent))
              .then(() => undefined)
              .catch(end)
          }
          const look = async () => {
            const known = await callerNow()
            // Whoever may read something else by now asks again for what they have open.
            if (mayListen(known) && accessOf(known) === access) write(': alive\n\n')
            else leave(known)
          }
          /** Whoever may not listen any more knows it at once, and does not ask again a while later. */
          const leave = (known: KnownCaller) => {
            if (!mayListen(known)) write('event: ended\ndata: {}\n\n')
            end()
          }
          const timer = setInterval(() => void look().catch(end), HEARTBEAT)
          stops.push(
            () => clearInterval(timer),
            feed.on(pushTopic(userId), received),
            feed.on(sessionTopic(sessionId), () => void callerNow().then(leave).catch(end)),
            feed.onEnd(end),
          )
          write('event: opened\ndata: {}\n\n')
          // Whoever opens a page reads before they hear what comes.
          notifying = sendMissed().catch(end)
        },
        cancel: () => end(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
    )
    return new Response(body, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
      },
    })
  }
}

/** The last of what was announced; the same once, where it was announced last. */
const lastOf = (payloads: readonly unknown[]): readonly unknown[] => {
  const last = new Map(payloads.map((payload, index) => [JSON.stringify(payload), index]))
  const kept = [...last.values()].toSorted((one, other) => one - other).slice(-MOST_MISSED)
  return kept.map((index) => payloads[index])
}

const isWorded = (payload: object): payload is WordedPush => 'push' in payload

/** The event of what was announced: the id of a notification, a message that is not kept, or what a room above announced. */
const eventOf = async (
  db: Database,
  userId: string,
  payload: unknown,
  language: WireLanguage,
): Promise<StreamedEvent | null> => {
  if (typeof payload === 'string') {
    const row = await notificationRow(db, userId, payload)
    return row === undefined ? null : { event: 'push', data: pushOf(row, language) }
  }
  if (!(payload instanceof Object)) return null
  for (const eventOfRoom of streamed.listeners()) {
    const sent = eventOfRoom(db, payload)
    if (sent !== undefined) return sent
  }
  return { event: 'push', data: isWorded(payload) ? wordedIn(payload, language) : payload }
}
