import type { AnyStateMachine } from 'xstate'
import { registry } from '../../../src/machines/registry'
import { describeMachine, type MachineDefinition } from '../definition/definition'

export const machines = registry as unknown as Readonly<Record<string, AnyStateMachine>>

/** Every machine of the product, by its name. */
export const definitions: ReadonlyMap<string, MachineDefinition> = new Map(
  Object.entries(machines)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, machine]) => [name, describeMachine(machine)]),
)
