import { existsSync, readFileSync } from 'node:fs'
import { coverLive } from '../../tests/kit/paths/live'
import { models } from '../../tests/kit/paths/models'
import { exactly, type Figure, type Measure } from './figure'

/** Written by the suite that plays the paths in a browser: transitions by machine. */
const BROWSER_REPORT = 'test-output/browser-paths.json'

type BrowserReport = Readonly<Record<string, { readonly taken: number; readonly all: number }>>

const inBrowser = (): readonly Measure[] =>
  existsSync(BROWSER_REPORT)
    ? Object.entries(JSON.parse(readFileSync(BROWSER_REPORT, 'utf8')) as BrowserReport).map(([name, { taken, all }]) =>
        exactly(`${name}: transitions taken in a browser`, `${all} transitions`, taken, all),
      )
    : []

/** Transitions of every machine that generated paths take, on live actors and in a browser. */
export const paths = async (): Promise<Figure> => {
  const measures: Measure[] = []
  const totals = { transitions: 0, paths: 0, steps: 0, strayed: 0 }
  for (const model of models) {
    const { all, missed, played, steps, strayed } = await coverLive(model)
    const samples = `${all.size} transitions, ${played.length} paths, ${steps} steps`
    measures.push(
      exactly(`${model.name}: transitions taken by live actors`, samples, all.size - missed.length, all.size),
    )
    totals.transitions += all.size
    totals.paths += played.length
    totals.steps += steps
    totals.strayed += strayed.length
  }
  const samples = `${models.length} machines, ${totals.transitions} transitions, ${totals.paths} paths, ${totals.steps} steps`
  return {
    number: 12,
    title: 'machine transitions exercised by generated paths',
    measures: [
      ...measures,
      exactly('paths that ended elsewhere than predicted', samples, totals.strayed, 0),
      ...inBrowser(),
    ],
  }
}
