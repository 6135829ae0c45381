import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { namesTaken } from '../../transitions'
import { describeMachine, type MachineDefinition } from '../definition/definition'
import type { Message, Moved } from '../protocol/messages'
import { changedFields, type Shape, shapeOf } from '../protocol/shape'
import { visibleContext, visiblePayload } from '../protocol/visible'

type Unnumbered<Each> = Each extends Message ? Omit<Each, 'seq' | 'at'> : never
/** A message before it is numbered. */
export type Report = Unnumbered<Message>

export interface Context {
  readonly context: Shape
  readonly changed: readonly string[]
}

export interface Watched {
  readonly actor: (id: string) => AnyActorRef | undefined
  readonly definitions: () => readonly MachineDefinition[]
  /** The context of an actor now, with what changed since this was asked last; undefined where nothing did. */
  readonly contextOf: (id: string) => Context | undefined
}

const machineOf = (actor: AnyActorRef): AnyStateMachine | null => {
  const { logic } = actor as unknown as { readonly logic?: object }
  return logic && 'root' in logic && 'config' in logic ? (logic as AnyStateMachine) : null
}

const isMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot

const payloadOf = (event: object): object =>
  Object.fromEntries(Object.entries(event).filter(([key]) => key !== 'type' && key !== 'actorId'))

/** Reports every actor of a system, those there are and those to come, how they move and what they are sent. */
export const watchSystem = (root: AnyActorRef, report: (message: Report) => void): Watched => {
  const actors = new Map<string, AnyActorRef>()
  const names = new Map<string, string>()
  const described = new Map<object, MachineDefinition>()
  const contexts = new Map<string, unknown>()

  /** `provide` keeps the configuration, so one description serves every actor of a machine. */
  const definitionOf = (machine: AnyStateMachine): MachineDefinition => {
    const known = described.get(machine.config)
    if (known) return known
    const definition = describeMachine(machine)
    described.set(machine.config, definition)
    return definition
  }

  const reportMove = (id: string, snapshot: AnyMachineSnapshot) =>
    report({
      kind: 'moved',
      actor: id,
      value: snapshot.value as Moved['value'],
      tags: [...snapshot.tags],
      status: snapshot.status,
    })

  const appear = (actor: AnyActorRef) => {
    if (actors.has(actor.sessionId)) return
    actors.set(actor.sessionId, actor)
    const machine = machineOf(actor)
    const definition = machine && definitionOf(machine)
    if (definition) names.set(actor.sessionId, definition.id)
    report({
      kind: 'actor',
      actor: actor.sessionId,
      name: actor.id,
      parent: actor._parent?.sessionId ?? null,
      machine: definition && { id: definition.id, hash: definition.hash },
    })
  }

  const leave = (id: string) => {
    actors.delete(id)
    report({ kind: 'stopped', actor: id })
  }

  const walk = (actor: AnyActorRef) => {
    appear(actor)
    const snapshot: unknown = actor.getSnapshot()
    if (!isMachine(snapshot)) return
    reportMove(actor.sessionId, snapshot)
    for (const child of Object.values(snapshot.children)) if (child) walk(child as AnyActorRef)
  }

  const handle = (event: InspectionEvent) => {
    const actor = event.actorRef as AnyActorRef | undefined
    if (!actor) return
    const id = actor.sessionId
    if (event.type === '@xstate.actor') return appear(actor)
    if (!actors.has(id)) return
    if (event.type === '@xstate.event')
      report({
        kind: 'event',
        actor: id,
        source: (event.sourceRef as AnyActorRef | undefined)?.sessionId ?? null,
        event: event.event.type,
        payload: shapeOf(payloadOf(event.event), visiblePayload(names.get(id) ?? null, event.event.type)),
      })
    if (event.type === '@xstate.microstep' && isMachine(event.snapshot))
      report({ kind: 'took', actor: id, event: event.event.type, taken: namesTaken(event) })
    if (event.type === '@xstate.snapshot') {
      if (isMachine(event.snapshot)) reportMove(id, event.snapshot)
      if ((event.snapshot as { readonly status?: string }).status !== 'active') leave(id)
    }
  }

  walk(root)
  root.system.inspect(handle)
  return {
    actor: (id) => actors.get(id),
    definitions: () => [...described.values()],
    contextOf: (id) => {
      const snapshot: unknown = actors.get(id)?.getSnapshot()
      if (!isMachine(snapshot)) return undefined
      const before = contexts.get(id)
      const after: unknown = snapshot.context
      if (before === after) return undefined
      contexts.set(id, after)
      return {
        context: shapeOf(after, visibleContext(snapshot.machine.id)),
        changed: before === undefined ? [] : changedFields(before, after),
      }
    },
  }
}
