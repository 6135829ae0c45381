import { allStates, type MachineDefinition } from '../definition/definition'
import { eventName } from '../definition/words'
import type { Row } from './timeline'

export interface Found {
  readonly kind: 'machine' | 'state' | 'event'
  readonly machine: string
  readonly path: string
  readonly text: string
}

const MOST = 30

/** Machines, states and events whose name has every word of a search in it. */
export const find = (definitions: readonly MachineDefinition[], search: string): readonly Found[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const all = definitions.flatMap(({ id, root }): readonly Found[] => [
    { kind: 'machine', machine: id, path: '', text: id },
    ...allStates(root).flatMap(({ path, transitions }): readonly Found[] => [
      ...(path === '' ? [] : [{ kind: 'state', machine: id, path, text: `${id}.${path}` } as const]),
      ...[...new Set(transitions.map(({ event, delay }) => eventName(event, delay)))].map(
        (event) => ({ kind: 'event', machine: id, path, text: `${event} in ${id}${path && `.${path}`}` }) as const,
      ),
    ]),
  ])
  return all.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word))).slice(0, MOST)
}

/** Rows of the timeline that are shown. */
export interface Filter {
  readonly actor: string | null
  /** Part of the name of an event. */
  readonly event: string
}

export const shownRows = (rows: readonly Row[], { actor, event }: Filter): readonly number[] =>
  rows.flatMap((row, at) =>
    (actor === null || row.actor === actor) && (event === '' || row.event.includes(event)) ? [at] : [],
  )
