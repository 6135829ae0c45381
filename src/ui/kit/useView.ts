// oxlint-disable-next-line no-restricted-imports -- the one place that selects
import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'

type Viewed = Pick<AnyActorRef, 'getSnapshot' | 'subscribe'> | undefined
type SnapshotOf<Actor extends Viewed> = Actor extends { getSnapshot(): infer Snapshot } ? Snapshot : undefined

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Compares two view records by what they hold; actors, files and functions are the same only as themselves. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]))
}

/** Shows an actor through its view: renders again when the view record has changed, not with each event. */
export const useView = <Actor extends Viewed, View>(actor: Actor, view: (snapshot: SnapshotOf<Actor>) => View): View =>
  useSelector(actor, view, isSame)
