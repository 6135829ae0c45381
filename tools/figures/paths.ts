import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cover } from '../../tests/kit/paths/cover'
import { models } from '../../tests/kit/paths/models'
import { BROWSER_REPORTS, type BrowserReport } from '../../tests/kit/paths/reports'
import { exactly, type Figure, type Measure, reported } from './figure'

const read = (file: string) => JSON.parse(readFileSync(join(BROWSER_REPORTS, file), 'utf8')) as BrowserReport

/** What the suites that play the paths in a browser wrote when they ran last. */
const inBrowser = (left: readonly (readonly [transition: string, reason: string])[]): readonly Measure[] => {
  if (!existsSync(BROWSER_REPORTS)) return []
  const report: BrowserReport = Object.assign({}, ...readdirSync(BROWSER_REPORTS).map(read))
  return [
    ...Object.entries(report).map(([name, { taken, all }]) =>
      exactly(`${name}: transitions taken in a browser`, `${all} transitions`, taken, all),
    ),
    exactly('machines played in a browser', `${models.length} machines`, Object.keys(report).length, models.length),
    reported(
      'transitions that nobody can bring about in a browser',
      left.map(([name, reason]) => `${name}: ${reason}`).join('; ') || 'none',
      String(left.length),
    ),
  ]
}

/** Transitions of every machine that generated paths take, on live actors and in a browser. */
export const paths = async (): Promise<Figure> => {
  const measures: Measure[] = []
  const left: (readonly [string, string])[] = []
  const totals = { transitions: 0, tours: 0, steps: 0, defects: 0 }
  for (const model of models) {
    const { all, missed, graph, steps, tours, defects, nowhere } = await cover(model)
    const samples = `${all.size} transitions, ${graph.nodes.size} situations, ${steps} steps`
    measures.push(
      exactly(`${model.name}: transitions taken by live actors`, samples, all.size - missed.length, all.size),
    )
    totals.transitions += all.size
    totals.tours += tours.length
    totals.steps += steps
    totals.defects += defects.length
    left.push(...Object.entries(nowhere))
  }
  const samples = `${models.length} machines, ${totals.transitions} transitions, ${totals.tours} tours, ${totals.steps} steps`
  return {
    number: 12,
    title: 'machine transitions exercised by generated paths',
    covers: { kind: 'machines', names: models.map(({ name }) => name) },
    measures: [
      ...measures,
      exactly('steps that end elsewhere than the model says', samples, totals.defects, 0),
      ...inBrowser(left),
    ],
  }
}
