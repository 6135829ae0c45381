import { setTimeout } from 'node:timers/promises'
import type { Clock } from '../kit/clock'
import type { Feed } from '../kit/feed'
import type { Database } from '../kit/handlers'
import { describeDefect, type Logger } from '../kit/logging'
import type { PushSender } from './firebase'
import { claimPush, devicesOf, forgetDevice } from './notifications.store'
import { PUSH_TOPICS } from './notify'
import { pushOf } from './words'

export interface Delivering {
  readonly db: Database
  readonly feed: Feed
  readonly clock: Clock
  readonly log: Logger
  readonly send: PushSender
  /** Milliseconds before each further try. */
  readonly waits?: readonly number[]
}

const WAITS = [1000, 4000, 16_000]

/**
 * Sends what people are told to their devices, once: of several servers that hear it the first takes it. A push that
 * cannot be sent is given up after its tries; what it told stands in the person's notifications.
 */
export const deliverPushes = ({ db, feed, clock, log, send, waits = WAITS }: Delivering): (() => Promise<void>) => {
  const under = new Set<Promise<void>>()
  const stopping = new AbortController()

  const attempt = (...sending: Parameters<PushSender>): ReturnType<PushSender> =>
    send(...sending).catch((error: unknown) => {
      log.warn({ defect: describeDefect(error) }, 'push service not reached')
      return 'busy'
    })

  const persist: PushSender = async (...sending) => {
    for (const wait of waits) {
      const outcome = await attempt(...sending)
      if (outcome !== 'busy' || stopping.signal.aborted) return outcome
      await setTimeout(wait, undefined, stopping).catch(() => undefined)
    }
    return attempt(...sending)
  }

  const deliver = async (id: string): Promise<void> => {
    const event = await claimPush(db, id, clock.now())
    if (event === undefined) return
    for (const { token, language } of await devicesOf(db, event.userId, clock.now())) {
      const outcome = await persist(token, pushOf(event, language))
      if (outcome === 'gone') await forgetDevice(db, token)
      else if (outcome !== 'sent') log.error({ notification: id, outcome }, 'push not sent')
    }
  }

  const stop = feed.onEvery(PUSH_TOPICS, (payload) => {
    if (typeof payload !== 'string') return
    const work = deliver(payload)
      .catch((error: unknown) => log.error({ defect: describeDefect(error) }, 'push not delivered'))
      .finally(() => under.delete(work))
    under.add(work)
  })

  return async () => {
    stop()
    stopping.abort()
    await Promise.all(under)
  }
}
