import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type MachineName, registry } from '../../src/machines/registry'
import { machineInputs as inputs } from '../kit/machineInputs'

test.each(Object.keys(registry) as MachineName[])('%s is constructed and starts', (name) => {
  const actor = createActor(registry[name] as never, { input: inputs[name] as never, clock: new SimulatedClock() })
  actor.subscribe({ error: () => undefined })
  actor.start()
  expect((actor.getSnapshot() as { status: string }).status).toBe('active')
  actor.stop()
})

test.each(Object.keys(registry) as MachineName[])('the context of %s survives JSON', (name) => {
  const actor = createActor(registry[name] as never, { input: inputs[name] as never })
  const { context } = actor.getSnapshot() as { context: unknown }
  expect(JSON.parse(JSON.stringify(context ?? null))).toEqual(context ?? null)
})
