import type { Edge, Graph } from './graph'

export interface Tour {
  readonly start: string
  readonly edges: readonly Edge[]
}

/** What a tour is to take, and what holds it back. */
export interface Search {
  /** What taking an edge is good for: names of transitions, or of the edge itself. */
  readonly gainOf: (edge: Edge) => readonly string[]
  /** Whether a walk may go on by an edge; left out, it always may. */
  readonly canGoOn?: (start: string, walk: readonly Edge[], edge: Edge) => boolean
  /** What beginning anew costs, in steps. */
  readonly restart: number
  /** Steps after which a tour ends. */
  readonly longest: number
}

/** The shortest way on from the end of a walk to an edge that gains something new. */
const wayOn = (graph: Graph, search: Search, open: ReadonlySet<string>, tour: Tour): readonly Edge[] | null => {
  const at = tour.edges.at(-1)?.to ?? graph.starts[tour.start]!
  const met = new Set([at])
  let ways: readonly (readonly Edge[])[] = [[]]
  const most = tour.edges.length === 0 ? search.longest : search.longest - tour.edges.length
  for (let steps = 0; steps < most && ways.length > 0; steps++) {
    const next: (readonly Edge[])[] = []
    for (const way of ways)
      for (const edge of graph.edges.get(way.at(-1)?.to ?? at) ?? []) {
        if (search.canGoOn?.(tour.start, [...tour.edges, ...way], edge) === false) continue
        if (search.gainOf(edge).some((gain) => open.has(gain))) return [...way, edge]
        if (met.has(edge.to)) continue
        met.add(edge.to)
        next.push([...way, edge])
      }
    ways = next
  }
  return null
}

/** Goes on as long as that is cheaper than beginning anew. */
const walkFrom = (graph: Graph, search: Search, open: ReadonlySet<string>, start: string) => {
  const left = new Set(open)
  let tour: Tour = { start, edges: [] }
  for (;;) {
    const way = wayOn(graph, search, left, tour)
    if (way === null || (tour.edges.length > 0 && way.length > search.restart + 3)) return { tour, left }
    for (const edge of way) for (const gain of search.gainOf(edge)) left.delete(gain)
    tour = { start, edges: [...tour.edges, ...way] }
  }
}

/** A cover of everything that can be gained by few tours of few steps; each goes on where it pays. */
export const toursOf = (graph: Graph, search: Search, wanted: ReadonlySet<string>): readonly Tour[] => {
  const tours: Tour[] = []
  let open: ReadonlySet<string> = wanted
  while (open.size > 0) {
    const walks = Object.keys(graph.starts)
      .map((start) => walkFrom(graph, search, open, start))
      .filter(({ left }) => left.size < open.size)
    if (walks.length === 0) return tours
    const worth = ({ tour, left }: (typeof walks)[number]) =>
      (open.size - left.size) / (tour.edges.length + search.restart)
    const best = walks.reduce((a, b) => (worth(b) > worth(a) ? b : a))
    tours.push(best.tour)
    open = best.left
  }
  return tours
}
