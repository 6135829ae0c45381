import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AnyActorLogic, type AnyStateMachine, createActor, StateMachine } from 'xstate'
import { staleDocuments } from '../../tools/documents'
import { scriptOf, scriptPath } from '../../tools/qaDocuments'
import { activePaths, describeMachine, stateAt } from '../../tools/visualizer/definition/definition'
import { playApart } from '../../tools/visualizer/paths/apart'
import { linkTo, readLink } from '../../tools/visualizer/paths/link'
import { pathsOf } from '../../tools/visualizer/paths/paths'
import { type Coverage, cover } from '../kit/paths/cover'
import { registry } from '../../src/machines/registry'
import { askedModels, models } from '../kit/paths/models'
import { type TourFile, toursIn } from '../kit/paths/tourFile'

const machines = registry as unknown as Readonly<Record<string, AnyStateMachine>>

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

describe.each(askedModels.filter(({ name }) => only?.includes(name) ?? true))('the machine $name', (model) => {
  let covered: Promise<Coverage> | undefined
  /** Explored once for all that is asked of it. */
  const coverage = () => (covered ??= cover(model))
  let toured: Promise<TourFile> | undefined
  const tourFile = () => (toured ??= coverage().then(toursIn))
  let written: Promise<string> | undefined
  const script = () => (written ??= coverage().then(scriptOf))

  test('ends each step where its model says, shows and asks what it says there, and keeps its context JSON', async () => {
    const { defects, missed, all } = await coverage()
    expect(defects).toEqual([])
    expect(missed).toEqual([])
    expect(all.size).toBeGreaterThan(0)
  })

  test('has a QA script that follows it as it is: npm run qa writes it', async () => {
    expect(staleDocuments({ [scriptPath(model.name)]: await script() })).toEqual([])
  })

  test('has a tour for browsers, and a reason for each transition that none of them takes', async () => {
    const { tours, nowhere } = await tourFile()
    expect(tours.length).toBeGreaterThan(0)
    expect(Object.entries(nowhere).filter(([, reason]) => reason.trim() === '')).toEqual([])
  })

  test('is led to on its chart by every sentence of its script', async () => {
    const { tours } = await tourFile()
    const definition = describeMachine(machines[model.name]!)
    const links = [...(await script()).matchAll(/\[Chart\]\(([^)]+)\)/g)].map(([, address]) =>
      readLink(new URL(address!, 'http://practice.test')),
    )
    expect(links).toHaveLength(tours.reduce((sum, { steps }) => sum + steps.length + 1, 0))
    const astray = links.filter(({ machine, state, path, step }) => {
      const { value } = tours[path! - 1]!.steps[step! - 2] ?? { value: null }
      const isThere = state === null || stateAt(definition, state) !== undefined
      const isActive = value === null || state === null || activePaths(value).includes(state)
      return machine !== model.name || !isThere || !isActive
    })
    expect(astray.map(linkTo)).toEqual([])
  })

  test('goes where its paths say when the visualizer plays them apart', async () => {
    const { tours } = await tourFile()
    const paths = pathsOf(model, { tours })
    expect(paths.map(({ steps }) => steps.length)).toEqual(tours.map(({ steps }) => steps.length))
    for (const { number, start, steps } of paths) {
      const { timeline, take, stop } = playApart(model, start)
      const actors = () => [...timeline.momentAt(Infinity).actors.values()]
      const { id } = actors().find(({ machine }) => machine?.id === model.name)!
      for (const { words, value } of steps) {
        await take(words)
        const at = { path: number, words }
        expect({ ...at, value: timeline.momentAt(Infinity).actors.get(id)!.value }).toEqual({ ...at, value })
      }
      stop()
    }
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

test('every QA script is that of a machine', () => {
  const scripts = readdirSync('docs/qa').filter((file) => file.endsWith('.md'))
  const known = new Set(models.map(({ name }) => `${name}.md`))
  expect(scripts.filter((file) => !known.has(file))).toEqual([])
})
