import { isOverdue, OVERDUE } from '../core/chat/outbox.rules'
import type { UnixSeconds } from '../core/kit/dates'
import { done, failed, type Outcome } from '../core/kit/outcome'
import { outboxMachine, restored } from '../machines/chat/outbox.machine'
import { outboxesMachine } from '../machines/chat/outboxes.machine'
import type { OpenedFeature } from '../machines/app/feature'
import { fromFeed } from '../machines/kit/fromFeed'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { deviceOutbox } from './chatDevice'
import type { Ports } from './ports'

/** The server's time as it goes on from a moment. */
const clockOf = (now: UnixSeconds): (() => UnixSeconds) => {
  const begun = performance.now()
  return () => now + Math.floor((performance.now() - begun) / 1000)
}

/** Messages on their way to a side of a chat, kept sealed on the device until they are answered. */
const plugQueue = ({ chat, files, push }: Ports, device: ReturnType<typeof deviceOutbox>, now: () => UnixSeconds) =>
  outboxMachine.provide({
    actions: {
      hold: ({ event }) => {
        if (event.type === 'entry.added' && event.content !== undefined) device.hold(event.entry.id, event.content)
      },
    },
    actors: {
      store: fromPort(async ({ place, entries }) => {
        await device.store(place, entries)
        return done({})
      }),
      upload: userAction(async ({ id, name }, signal, emit): Promise<Outcome<{ id: string }>> => {
        const content = await device.contentOf(id, name)
        if (content === null) return failed('badRequest', name, 'fileEmpty')
        const uploaded = await files.upload({ kind: 'chat', file: content }, signal, (progress) =>
          emit(Object.assign({ type: 'progress' }, progress)),
        )
        return uploaded.ok ? done({ id: uploaded.value.id ?? '' }) : uploaded
      }),
      send: fromPort(async ({ mentions, at, fileId, ...entry }, signal): Promise<Outcome<{ seq: number }>> =>
        isOverdue({ at }, now())
          ? failed('conflict', OVERDUE, OVERDUE)
          : chat.send({ ...entry, mentions: [...mentions], ...(fileId !== null && { fileId }) }, signal),
      ),
      wake: fromFeed((_, on) => push.onWake(() => on({ type: 'woken' }))),
    },
  })

/** A queue for each side of a chat, over what the device keeps for all of them together. */
const plugOutboxes = (ports: Ports, userId: string, now: () => UnixSeconds) => {
  const device = deviceOutbox(userId)
  return outboxesMachine.provide({
    actors: {
      queue: plugQueue(ports, device, now),
      tabs: fromFeed((_, on) => device.watch((entries) => on(restored(entries)))),
    },
  })
}

export const openOutbox = (ports: Ports, userId: string, now: UnixSeconds): OpenedFeature => ({
  logic: plugOutboxes(ports, userId, clockOf(now)),
  input: undefined,
})
