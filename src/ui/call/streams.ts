import { useCallback, useSyncExternalStore } from 'react'
import type { CallRoomActor } from '../../machines/call/callRoom.machine'

/** The own picture has the number that nobody has. */
export const OWN = 0

interface Streams {
  readonly all: Map<number, MediaStream>
  readonly listeners: Set<() => void>
}

const known = new WeakMap<CallRoomActor, Streams>()

/** What a call's machine emits, kept for whoever shows it: the room, or the tile over another page. */
export const streamsOf = (actor: CallRoomActor): Streams => {
  const before = known.get(actor)
  if (before) return before
  const streams: Streams = { all: new Map(), listeners: new Set() }
  known.set(actor, streams)
  const keep = (uid: number, stream: unknown) => {
    // The line and the devices of a browser emit the streams of one.
    streams.all.set(uid, stream as MediaStream)
    for (const listener of streams.listeners) listener()
  }
  actor.on('stream', ({ uid, stream }) => keep(uid, stream))
  actor.on('own.stream', ({ stream }) => keep(OWN, stream))
  return streams
}

/** The stream of somebody in a call, once there is one. */
export const useStream = (actor: CallRoomActor, uid: number): MediaStream | null => {
  const { all, listeners } = streamsOf(actor)
  const subscribe = useCallback(
    (on: () => void) => {
      listeners.add(on)
      return () => void listeners.delete(on)
    },
    [listeners],
  )
  const read = () => all.get(uid) ?? null
  return useSyncExternalStore(subscribe, read, read)
}
