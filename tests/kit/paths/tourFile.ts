import type { StateValue } from 'xstate'
import { type Coverage, cover, type ScreenTour } from './cover'
import type { Graph } from './graph'
import type { PathModel, Screen } from './model'

/** A tour as browsers and testers walk it. */
export interface StoredTour {
  readonly start: string
  readonly screen: Screen
  readonly steps: readonly { readonly words: string; readonly value: StateValue }[]
}

/** The tours of a machine, and the names of the transitions they take or leave out. */
export interface TourFile {
  readonly transitions: readonly string[]
  /** Transitions that nobody can bring about in a browser, with the reason. */
  readonly nowhere: Readonly<Record<string, string>>
  readonly tours: readonly StoredTour[]
}

const storedTour = ({ nodes }: Graph, { start, screen, edges }: ScreenTour): StoredTour => ({
  start,
  screen,
  steps: edges.map(({ words, to }) => ({ words, value: nodes.get(to)!.value })),
})

export const toursIn = ({ graph, all, nowhere, tours }: Coverage): TourFile => ({
  transitions: [...all].filter((name) => !(name in nowhere)),
  nowhere,
  tours: tours.map((tour) => storedTour(graph, tour)),
})

const explored = new WeakMap<PathModel, Promise<TourFile>>()

/** The tours of a model as it is, explored once for all that ask. */
export const exploredTours = (model: PathModel): Promise<TourFile> => {
  const tours = explored.get(model) ?? cover(model).then(toursIn)
  explored.set(model, tours)
  return tours
}
