import type { EventObject } from 'xstate'
import type { PathModel } from '../../../tests/kit/paths/model'
import { howOf } from '../../../tests/kit/paths/outcomes'
import type { TourFile } from '../../../tests/kit/paths/tourFile'

export interface PathStep {
  readonly words: string
  /** How a person brings it about, where the words do not say it. */
  readonly how: string | null
  readonly event: EventObject & Record<string, unknown>
  /** The state value that the step leads to. */
  readonly value: unknown
}

/** A path of a machine's model, as the QA script of the machine numbers it. */
export interface Path {
  readonly machine: string
  /** From 1. */
  readonly number: number
  readonly start: string
  readonly screen: string
  readonly how: string | null
  /** Whether the actor can be created from the start's input, or goes on from where another path ended. */
  readonly steps: readonly PathStep[]
}

/** The paths of a model: what its tours say, with the events that the model gives their steps. */
export const pathsOf = (model: PathModel, { tours }: Pick<TourFile, 'tours'>): readonly Path[] =>
  tours.map(({ start, screen, steps }, index) => ({
    machine: model.name,
    number: index + 1,
    start,
    screen,
    how: model.starts[start]?.how ?? null,
    steps: steps.flatMap(({ words, value }) => {
      const step = model.steps[words]
      return step ? [{ words, how: step.how ?? howOf(step.event), event: step.event, value }] : []
    }),
  }))

/** Events that the model of a machine sends, by their type: examples for a form. */
export const examplesOf = (model: PathModel | undefined, type: string): readonly Readonly<Record<string, unknown>>[] =>
  Object.values(model?.steps ?? {})
    .map(({ event }) => event)
    .filter((event) => event.type === type)
    .map(({ type: _, ...fields }) => fields)
