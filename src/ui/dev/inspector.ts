import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { namesTaken } from '../../machines/kit/transitions'

export const CHANNEL = 'machines'

/** What an inspected tab tells: state values and event names, never what people typed or who they are. */
export type InspectionMessage =
  | {
      readonly type: 'moved'
      readonly actor: string
      /** What its parent calls it. */
      readonly name: string
      readonly machine: string
      readonly value: unknown
      readonly next: readonly string[]
    }
  | {
      readonly type: 'took'
      readonly actor: string
      readonly name: string
      readonly machine: string
      readonly event: string
      readonly taken: readonly string[]
    }
  | { readonly type: 'stopped'; readonly actor: string }

/** What a watching tab asks. */
export type Asked =
  | { readonly type: 'notify' }
  | { readonly type: 'send'; readonly actor: string; readonly event: string }

const isMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot

/** Events a person can send from here without a payload. */
const nextEvents = (snapshot: AnyMachineSnapshot): readonly string[] =>
  [...new Set(snapshot._nodes.flatMap((node) => node.ownEvents))].filter(
    (type) => !type.startsWith('xstate.') && type !== '*',
  )

/** Tells other tabs how the machines of this one move, and sends the events they ask for. */
export const startInspector = (): ((event: InspectionEvent) => void) => {
  const channel = new BroadcastChannel(CHANNEL)
  const actors = new Map<string, AnyActorRef>()
  const say = (inspection: InspectionMessage) => channel.postMessage(inspection)
  const sayWhere = (actor: AnyActorRef) => {
    const snapshot: unknown = actor.getSnapshot()
    if (!isMachine(snapshot)) return
    say({
      type: 'moved',
      actor: actor.sessionId,
      name: actor.id,
      machine: snapshot.machine.id,
      value: snapshot.value,
      next: nextEvents(snapshot),
    })
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    if (data.type === 'notify') for (const actor of actors.values()) sayWhere(actor)
    if (data.type === 'send') actors.get(data.actor)?.send({ type: data.event })
  })
  return (event) => {
    const actor = event.actorRef as AnyActorRef | undefined
    if (!actor) return
    if (event.type === '@xstate.actor') actors.set(actor.sessionId, actor)
    if (event.type === '@xstate.microstep' && isMachine(event.snapshot))
      say({
        type: 'took',
        actor: actor.sessionId,
        name: actor.id,
        machine: event.snapshot.machine.id,
        event: event.event.type,
        taken: namesTaken(event),
      })
    if (event.type === '@xstate.snapshot') {
      if ((event.snapshot as { status?: string }).status === 'active') sayWhere(actor)
      else {
        actors.delete(actor.sessionId)
        say({ type: 'stopped', actor: actor.sessionId })
      }
    }
  }
}
