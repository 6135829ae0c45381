import { readdirSync, readFileSync } from 'node:fs'
import type { AnyStateMachine } from 'xstate'
import { expect, test } from 'vitest'
import { registry } from '../../src/machines/registry'
import { activePaths, describeMachine, stateAt } from '../../tools/visualizer/definition/definition'
import { linkTo, readLink } from '../../tools/visualizer/paths/link'
import { readTours } from '../kit/paths/tourFile'

const machines = registry as unknown as Readonly<Record<string, AnyStateMachine>>
const scripts = readdirSync('docs/qa')
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replace(/\.md$/, ''))

test.each(scripts)('every sentence of the script %s leads to its state on the chart', (name) => {
  const script = readFileSync(`docs/qa/${name}.md`, 'utf8')
  const definition = describeMachine(machines[name]!)
  const { tours } = readTours(name)
  const links = [...script.matchAll(/\[Chart\]\(([^)]+)\)/g)].map(([, address]) =>
    readLink(new URL(address!, 'http://practice.test')),
  )
  expect(links).toHaveLength(tours.reduce((sum, { steps }) => sum + steps.length + 1, 0))
  for (const { machine, state, path, step } of links) {
    expect(machine).toBe(name)
    expect(state === null || stateAt(definition, state) !== undefined).toBe(true)
    const tour = tours[path! - 1]!
    const { value } = tour.steps[step! - 2] ?? { value: null }
    const leads = value === null || state === null || activePaths(value).includes(state)
    expect(leads ? [] : [linkTo({ machine, state, path, step })]).toEqual([])
  }
})

test('a link is read as it was written', () => {
  const link = { machine: 'booking', state: 'checkingOut', path: 3, step: 5 }
  expect(linkTo(link)).toBe('/dev/machines?path=3&step=5#booking.checkingOut')
  expect(readLink(new URL(linkTo(link), 'http://practice.test'))).toEqual(link)
  expect(readLink({ search: '?path=x', hash: '' })).toEqual({ machine: null, state: null, path: null, step: null })
})
