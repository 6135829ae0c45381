import { transitionsOf } from '../../../tools/transitions'
import { type Edge, type Graph, graphOf } from './graph'
import { walkLive } from './live'
import { leadsOf, type PathModel, type Screen } from './model'
import { type Search, type Tour, toursOf } from './tours'

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

/** Walks on from these situations, each with what it was given, by the steps that are followed. */
const spread = <Given>(
  graph: Graph,
  from: ReadonlyMap<string, Given>,
  follows: (edge: Edge) => boolean,
): ReadonlyMap<string, Given> => {
  const met = new Map(from)
  // A map that grows while it is walked is walked to its end.
  for (const [key, given] of met)
    for (const edge of graph.edges.get(key) ?? []) if (follows(edge) && !met.has(edge.to)) met.set(edge.to, given)
  return met
}

/** What only steps take that nobody can do in a browser, or that follow such a step alone. */
const nowhereOf = (
  { steps }: PathModel,
  graph: Graph,
  takenBy: ReadonlyMap<string, readonly string[]>,
  leadOf: (edge: Edge) => string,
): Readonly<Record<string, string>> => {
  const edges = [...graph.edges.values()].flat()
  const starts = new Map(Object.values(graph.starts).map((key) => [key, null]))
  const reached = spread(graph, starts, ({ words }) => !steps[words]!.nowhere)
  const isWalkable = ({ from, words }: Edge) => reached.has(from) && !steps[words]!.nowhere
  const isBeyond = ({ to }: Edge) => !reached.has(to)
  const doors = edges.flatMap((edge) => (isBeyond(edge) && reached.has(edge.from) ? [edge] : []))
  const beyond = spread(graph, new Map(doors.map(({ to, words }) => [to, steps[words]!.nowhere!])), isBeyond)
  const leads = new Set(edges.filter(isWalkable).map(leadOf))
  const takenAt = (edge: Edge) => takenBy.get(idOf(edge)) ?? []
  const walkable = new Set(edges.filter((edge) => leads.has(leadOf(edge))).flatMap(takenAt))
  return Object.fromEntries(
    edges.flatMap((edge) => {
      const reason = steps[edge.words]!.nowhere ?? beyond.get(edge.from)
      if (reason === undefined) return []
      return takenAt(edge).flatMap((name) => (walkable.has(name) ? [] : [[name, reason]]))
    }),
  )
}

const turns: readonly Screen[] = ['phone', 'desktop']

/** Tours of what is to be gained that a browser can walk. */
const toursInBrowser = (model: PathModel, graph: Graph, gainOf: Search['gainOf'], wanted: ReadonlySet<string>) =>
  toursOf(graph, { gainOf, canGoOn: canGoOnIn(model), restart: 4, longest: 40 }, wanted)

/** What steps take and tours are to take: starts are walked with any tour. */
const wantedOf = (
  { starts }: PathModel,
  takenBy: ReadonlyMap<string, readonly string[]>,
  nowhere: Readonly<Record<string, string>>,
): ReadonlySet<string> =>
  new Set([...takenBy].flatMap(([id, taken]) => (id in starts ? [] : taken.filter((name) => !(name in nowhere)))))

const coverTours = (
  model: PathModel,
  graph: Graph,
  takenBy: ReadonlyMap<string, readonly string[]>,
  nowhere: Readonly<Record<string, string>>,
): readonly ScreenTour[] => {
  const gainOf = (edge: Edge) => takenBy.get(idOf(edge)) ?? []
  const tours = toursInBrowser(model, graph, gainOf, wantedOf(model, takenBy, nowhere))
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
  const walkAll = async (walks: readonly Tour[]): Promise<void> => {
    for (const tour of walks) {
      const walked = await walkLive(model, tour)
      takenBy.set(tour.start, walked.taken[0] ?? [])
      for (const [at, edge] of tour.edges.entries()) {
        const taken = walked.taken[at + 1]
        if (taken) takenBy.set(idOf(edge), taken)
      }
      defects.push(...walked.defects)
    }
  }
  await walkAll([...everywhere, ...Object.keys(model.starts).map((start) => ({ start, edges: [] }))])
  const all = transitionsOf(model.machine)
  const taken = new Set([...takenBy.values()].flat())
  const nowhere = nowhereOf(model, graph, takenBy, leadOf)
  const untoured = (): ReadonlySet<string> => {
    const toured = new Set(
      coverTours(model, graph, takenBy, nowhere).flatMap(({ start, edges: walk }) =>
        [start, ...walk.map(idOf)].flatMap((id) => takenBy.get(id) ?? []),
      ),
    )
    return new Set([...wantedOf(model, takenBy, nowhere)].filter((name) => !toured.has(name)))
  }
  // Where a lead was walked only on a way that no screen has, it is walked on one that some screen has.
  const left = untoured()
  if (left.size > 0) {
    const takesLeft = (edge: Edge) => takenBy.get(idOf(edge))?.some((name) => left.has(name)) ?? false
    const wanted = new Set(edges.filter(takesLeft).map(leadOf))
    await walkAll(toursInBrowser(model, graph, (edge) => [leadOf(edge)], wanted))
    defects.push(...[...untoured()].map((name) => `no tour takes ${name}`))
  }
  return {
    model,
    graph,
    all,
    missed: [...all].filter((name) => !taken.has(name)),
    defects: [...new Set(defects)],
    nowhere,
    steps: edges.length,
    tours: coverTours(model, graph, takenBy, nowhere),
  }
}
