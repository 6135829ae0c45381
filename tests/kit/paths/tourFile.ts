import { readFileSync } from 'node:fs'
import type { StateValue } from 'xstate'
import type { ScreenTour } from './cover'
import type { Graph } from './graph'
import type { Screen } from './model'

/** A tour as it is stored: what the browsers walk was found out before, with the QA scripts. */
export interface StoredTour {
  readonly start: string
  readonly screen: Screen
  readonly steps: readonly { readonly words: string; readonly value: StateValue }[]
}

/** What is stored of a machine: its tours, and the names of the transitions they take or leave out. */
export interface TourFile {
  readonly transitions: readonly string[]
  /** Transitions that nobody can bring about in a browser, with the reason. */
  readonly nowhere: Readonly<Record<string, string>>
  readonly tours: readonly StoredTour[]
}

export const tourPath = (name: string): string => `docs/qa/tours/${name}.json`

export const readTours = (name: string): TourFile => JSON.parse(readFileSync(tourPath(name), 'utf8')) as TourFile

export const storedTour = ({ nodes }: Graph, { start, screen, edges }: ScreenTour): StoredTour => ({
  start,
  screen,
  steps: edges.map(({ words, to }) => ({ words, value: nodes.get(to)!.value })),
})
