import ELK from 'elkjs'
import type { AnyStateMachine } from 'xstate'
import { expect, test } from 'vitest'
import { registry } from '../../src/machines/registry'
import type { Drawing } from '../../tools/visualizer/chart/elk'
import { chartOf, initiallyFolded } from '../../tools/visualizer/chart/graph'
import { layOut, roughMeasure } from '../../tools/visualizer/chart/layout'
import { allStates, describeMachine } from '../../tools/visualizer/definition/definition'

const machines: readonly (readonly [string, AnyStateMachine])[] = Object.entries(registry) as never
const elk = new ELK()
const view = { width: 840, height: 620 }

interface Area {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1

const overlaps = (drawing: Drawing): readonly string[] => {
  const labels = drawing.wires.flatMap(({ id, label }): readonly Area[] => (label ? [{ name: id, ...label }] : []))
  const leaves = drawing.boxes
    .filter(({ node }) => node.children.length === 0)
    .map(({ node, ...area }): Area => ({ name: node.path, ...area }))
  const all = [...labels, ...leaves]
  return all.flatMap((a, at) => all.slice(at + 1).flatMap((b) => (overlap(a, b) ? [`${a.name} over ${b.name}`] : [])))
}

test.each(machines)('in the chart of %s every state has a place and no label lies on another', async (_, machine) => {
  const definition = describeMachine(machine)
  const atFirst = initiallyFolded(definition, [])
  // Small charts are shown whole at first.
  for (const folded of [new Set<string>(), ...(atFirst.size > 0 ? [atFirst] : [])]) {
    const graph = chartOf(definition, folded)
    const drawing = await layOut(elk, graph, roughMeasure, view)
    expect(overlaps(drawing)).toEqual([])
    expect(drawing.wires.filter(({ points }) => points.length < 2).map(({ id }) => id)).toEqual([])
    const shown = drawing.boxes.map(({ node }) => node.path)
    const isWhole = folded.size === 0
    expect(isWhole ? shown : []).toEqual(isWhole ? allStates(definition.root).map(({ path }) => path) : [])
    const outside = drawing.boxes.filter(
      ({ x, y, width, height }) => x < 0 || y < 0 || x + width > drawing.width + 1 || y + height > drawing.height + 1,
    )
    expect(outside.map(({ node }) => node.path)).toEqual([])
  }
})

test('two labels on one place are noticed', () => {
  const label = { x: 0, y: 0, width: 10, height: 10 }
  const wire = { edge: null, points: [], label }
  const drawing = {
    width: 0,
    height: 0,
    boxes: [],
    starts: [],
    wires: [
      { ...wire, id: 'a' },
      { ...wire, id: 'b' },
    ],
  }
  expect(overlaps(drawing)).toEqual(['a over b'])
})

test.each(machines)('every transition of %s is on a line or in a row of its chart', (_, machine) => {
  const definition = describeMachine(machine)
  const { root, edges } = chartOf(definition)
  const rows = (node: typeof root): readonly (string | undefined)[] => [
    ...node.lines.map(({ transition }) => transition),
    ...node.children.flatMap(rows),
  ]
  const drawn = new Set([...rows(root), ...edges.flatMap(({ transitions }) => transitions)].filter(Boolean))
  expect(drawn).toEqual(
    new Set(allStates(definition.root).flatMap(({ transitions }) => transitions.map(({ name }) => name))),
  )
})
