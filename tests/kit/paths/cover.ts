import { transitionsOf } from '../../../src/machines/kit/transitions'
import { type Edge, type Graph, graphOf } from './graph'
import { walkLive } from './live'
import { leadsOf, type PathModel, type Screen } from './model'
import { type Tour, toursOf } from './tours'

export interface Coverage {
  readonly model: PathModel
  readonly graph: Graph
  /** Names of all transitions of the machine. */
  readonly all: ReadonlySet<string>
  readonly missed: readonly string[]
  /** Where machine and model disagree. */
  readonly defects: readonly string[]
  readonly steps: number
  /** Transitions that nobody can bring about in a browser, with the reason. */
  readonly nowhere: Readonly<Record<string, string>>
  /** Few tours that take every other transition: what testers and browsers walk. */
  readonly tours: readonly ScreenTour[]
}

export interface ScreenTour extends Tour {
  readonly screen: Screen
}

const idOf = ({ from, words }: Edge): string => `${from} ${words}`

/** Leads that no situation brings about say nothing of the machine. */
const idleLeads = ({ steps }: PathModel, edges: readonly Edge[]): readonly string[] => {
  const used = new Set(edges.map(({ lead }) => lead))
  return Object.entries(steps).flatMap(([words, step]) =>
    leadsOf(step).flatMap((lead, at) => (used.has(lead) ? [] : [`"${words}", lead ${at + 1}: never applies`])),
  )
}

/** The screens that a start and its steps need: none, one, or two that no browser has at once. */
const screensOf = ({ starts, steps }: PathModel, start: string, walk: readonly Edge[]): ReadonlySet<Screen> =>
  new Set(
    [starts[start]!.screen, ...walk.map(({ words }) => steps[words]!.screen)].filter((each) => each !== undefined),
  )

const canGoOnIn =
  (model: PathModel) =>
  (start: string, walk: readonly Edge[], edge: Edge): boolean => {
    const last = walk.at(-1)
    if (model.steps[edge.words]!.nowhere || (last && model.steps[last.words]!.isLast)) return false
    const whole = [...walk, edge]
    return screensOf(model, start, whole).size < 2 && (model.canWalk?.(whole.map(({ words }) => words)) ?? true)
  }

/** What only steps take that nobody can do in a browser. */
const nowhereOf = (
  { steps }: PathModel,
  edges: readonly Edge[],
  takenBy: ReadonlyMap<string, readonly string[]>,
): Readonly<Record<string, string>> => {
  const walkable = new Set(edges.flatMap((edge) => (steps[edge.words]!.nowhere ? [] : (takenBy.get(idOf(edge)) ?? []))))
  return Object.fromEntries(
    edges.flatMap((edge) => {
      const reason = steps[edge.words]!.nowhere
      if (reason === undefined) return []
      return (takenBy.get(idOf(edge)) ?? []).filter((name) => !walkable.has(name)).map((name) => [name, reason])
    }),
  )
}

const turns: readonly Screen[] = ['phone', 'desktop']

const coverTours = (
  model: PathModel,
  graph: Graph,
  takenBy: ReadonlyMap<string, readonly string[]>,
): readonly ScreenTour[] => {
  const gainOf = (edge: Edge) => takenBy.get(idOf(edge)) ?? []
  const nowhere = nowhereOf(model, [...graph.edges.values()].flat(), takenBy)
  const wanted = new Set(
    [...takenBy].flatMap(([id, taken]) => (id in model.starts ? [] : taken.filter((name) => !(name in nowhere)))),
  )
  const tours = toursOf(graph, { gainOf, canGoOn: canGoOnIn(model), restart: 4, longest: 40 }, wanted)
  const met = new Set(tours.flatMap(({ start, edges }) => [...(takenBy.get(start) ?? []), ...edges.flatMap(gainOf)]))
  const starting = Object.keys(model.starts).filter((start) => takenBy.get(start)?.some((name) => !met.has(name)))
  return [...tours, ...starting.map((start) => ({ start, edges: [] }))].map((tour, index) => ({
    ...tour,
    screen: [...screensOf(model, tour.start, tour.edges)][0] ?? turns[index % turns.length]!,
  }))
}

/**
 * Compares every step of every situation with the model, walks each lead from each state on live actors, and chooses
 * the tours for people and browsers.
 */
export const cover = async (model: PathModel): Promise<Coverage> => {
  const graph = graphOf(model)
  const edges = [...graph.edges.values()].flat()
  const takenBy = new Map<string, readonly string[]>()
  const defects = [...graph.defects, ...idleLeads(model, edges)]
  const leads = new Map<Edge['lead'], number>()
  for (const { lead } of edges) if (!leads.has(lead)) leads.set(lead, leads.size)
  const leadOf = ({ from, lead }: Edge) => `${graph.nodes.get(from)!.leaves.join()} ${leads.get(lead)}`
  const everywhere = toursOf(
    graph,
    { gainOf: (edge) => [leadOf(edge)], restart: 2, longest: 200 },
    new Set(edges.map(leadOf)),
  )
  const walks = [...everywhere, ...Object.keys(model.starts).map((start) => ({ start, edges: [] }))]
  for (const tour of walks) {
    const walked = await walkLive(model, tour)
    takenBy.set(tour.start, walked.taken[0] ?? [])
    for (const [at, edge] of tour.edges.entries()) {
      const taken = walked.taken[at + 1]
      if (taken) takenBy.set(idOf(edge), taken)
    }
    defects.push(...walked.defects)
  }
  const all = transitionsOf(model.machine)
  const taken = new Set([...takenBy.values()].flat())
  return {
    model,
    graph,
    all,
    missed: [...all].filter((name) => !taken.has(name)),
    defects: [...new Set(defects)],
    nowhere: nowhereOf(model, edges, takenBy),
    steps: edges.length,
    tours: coverTours(model, graph, takenBy),
  }
}
