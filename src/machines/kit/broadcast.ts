import type { AnyActorRef, EventObject } from 'xstate'

interface Walked {
  readonly status: string
  readonly children?: Readonly<Record<string, AnyActorRef>>
  readonly can?: (event: EventObject) => boolean
}

const snapshotOf = (ref: AnyActorRef) => ref.getSnapshot() as Walked

const withDescendants = (ref: AnyActorRef): readonly AnyActorRef[] => [
  ref,
  ...Object.values(snapshotOf(ref).children ?? {}).flatMap(withDescendants),
]

/**
 * Sends an event to each actor below this one that takes it now. Who is started by the event itself does not get it:
 * it begins with what is new.
 */
export const broadcast = (root: AnyActorRef, event: EventObject): void => {
  for (const ref of withDescendants(root)) {
    const { status, can } = snapshotOf(ref)
    if (status === 'active' && can?.call(snapshotOf(ref), event)) ref.send(event)
  }
}
