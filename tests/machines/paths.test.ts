import { describe, expect, test } from 'vitest'
import { type AnyActorLogic, createActor, StateMachine } from 'xstate'
import { staleDocuments } from '../../tools/documents'
import { qaDocumentsOf } from '../../tools/qaDocuments'
import { type Coverage, cover } from '../kit/paths/cover'
import { registry } from '../../src/machines/registry'
import { models } from '../kit/paths/models'

const NOT_PLUGGED = ' is not plugged in'

/** How a call that a machine ships with ends; a machine among its actors is asked by its own name. */
const errorOf = (logic: AnyActorLogic): Promise<string> =>
  new Promise((resolve) => {
    if (logic instanceof StateMachine) return resolve('')
    const actor = createActor(logic, { input: {} })
    actor.subscribe({ error: (error) => resolve((error as Error).message), complete: () => resolve('') })
    actor.start()
    setImmediate(() => {
      actor.stop()
      resolve('')
    })
  })

/** Where one machine alone is looked at: its name. */
const only = process.env['PATHS']?.split(',')

describe.each(models.filter(({ name }) => only?.includes(name) ?? true))('the machine $name', (model) => {
  let covered: Promise<Coverage> | undefined
  /** Explored once for all that is asked of it. */
  const coverage = () => (covered ??= cover(model))

  test('ends each step where its model says, shows and asks what it says there, and keeps its context JSON', async () => {
    const { defects, missed, all } = await coverage()
    expect(defects).toEqual([])
    expect(missed).toEqual([])
    expect(all.size).toBeGreaterThan(0)
  })

  test('has QA scripts and tours that follow it as it is', async () => {
    expect(staleDocuments(qaDocumentsOf(await coverage()))).toEqual([])
  })

  test('says which port is missing where one is not plugged in', async () => {
    const errors = await Promise.all(
      Object.values(model.machine.implementations.actors as Record<string, AnyActorLogic>).map(errorOf),
    )
    const missing = errors.filter((error) => error.endsWith(NOT_PLUGGED))
    expect(missing.filter((error) => !/^\w+(?:\.\w+)* is /.test(error))).toEqual([])
  })
})

test('every machine has a model', () => {
  const known = new Set(models.map(({ name }) => name))
  expect(Object.keys(registry).filter((name) => !known.has(name))).toEqual([])
})
