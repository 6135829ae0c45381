/** A module that the bundler is to place. */
export interface PlacedModule {
  readonly id: string
  /** Bytes. */
  readonly size: number
  /** A bit for each visit that needs it. */
  readonly visits: bigint
  readonly imports: readonly string[]
}

/** Modules that travel in one file. */
export interface FileGroup {
  readonly modules: readonly string[]
  readonly visits: bigint
  /** A file imports files of a lower depth alone. */
  readonly depth: number
}

interface Costs {
  /** How much each visit counts, by its bit. */
  readonly weights: readonly number[]
  /** Bytes that take as long as one more request. */
  readonly request: number
}

interface Group {
  readonly modules: readonly string[]
  readonly size: number
  visits: bigint
  imports: ReadonlySet<Group>
}

interface Pair {
  readonly one: Group
  readonly other: Group
  gain: number
}

/**
 * Groups modules into files so that visits load few bytes in few requests: at first those that the same visits need, then
 * the two whose union spares most, again and again. No two files need each other.
 */
export const fileGroups = (modules: readonly PlacedModule[], { weights, request }: Costs): readonly FileGroup[] => {
  const weigh = weigher(weights)
  const cost = (visits: bigint, size: number) => weigh(visits) * (size + request)
  /** What a union spares, with what it makes visits load of that which its two parts import. */
  const gainOf = (one: Group, other: Group): number => {
    const visits = one.visits | other.visits
    let gain = cost(one.visits, one.size) + cost(other.visits, other.size) - cost(visits, one.size + other.size)
    for (const group of reached([one, other]))
      if (group !== one && group !== other)
        gain -= cost(group.visits | visits, group.size) - cost(group.visits, group.size)
    return gain
  }
  const groups = new Set(withSameVisits(modules))
  let pairs = [...groups].flatMap((one, at, all) =>
    all.slice(at + 1).map((other): Pair => ({ one, other, gain: gainOf(one, other) })),
  )
  for (let best = bestOf(pairs); best !== null && best.gain > 0; best = bestOf(pairs)) {
    const { one, other } = best
    const gain = gainOf(one, other)
    if (gain < best.gain) {
      best.gain = gain
      continue
    }
    pairs = pairs.filter((pair) => pair !== best)
    if (hasWayAround(one, other) || hasWayAround(other, one)) continue
    const union = unite(groups, one, other)
    pairs = [
      ...pairs.filter((pair) => ![pair.one, pair.other].some((each) => each === one || each === other)),
      ...[...groups].flatMap((each): Pair[] =>
        each === union ? [] : [{ one: union, other: each, gain: gainOf(union, each) }],
      ),
    ]
  }
  return withDepths(groups)
}

const weigher = (weights: readonly number[]) => {
  const known = new Map<bigint, number>()
  return (visits: bigint): number => {
    const weight =
      known.get(visits) ?? weights.reduce((sum, each, bit) => sum + (visits & (1n << BigInt(bit)) ? each : 0), 0)
    known.set(visits, weight)
    return weight
  }
}

const bestOf = (pairs: readonly Pair[]): Pair | null => {
  let best: Pair | null = null
  for (const pair of pairs) if (best === null || pair.gain > best.gain) best = pair
  return best
}

const withSameVisits = (modules: readonly PlacedModule[]): readonly Group[] => {
  const members = new Map<bigint, PlacedModule[]>()
  for (const module of modules) members.set(module.visits, [...(members.get(module.visits) ?? []), module])
  const groups = new Map(
    [...members].map(([visits, each]): [bigint, Group] => [
      visits,
      {
        modules: each.map(({ id }) => id),
        size: each.reduce((sum, { size }) => sum + size, 0),
        visits,
        imports: new Set(),
      },
    ]),
  )
  const groupOf = new Map(modules.map(({ id, visits }) => [id, groups.get(visits)!]))
  for (const [visits, each] of members) {
    const group = groups.get(visits)!
    const imported = each.flatMap(({ imports }) => imports.flatMap((id) => groupOf.get(id) ?? []))
    group.imports = new Set(imported.filter((one) => one !== group))
  }
  return [...groups.values()]
}

/** Groups that come with these, themselves among them. */
const reached = (from: Iterable<Group>): ReadonlySet<Group> => {
  const met = new Set(from)
  // A set that grows while it is walked is walked to its end.
  for (const group of met) for (const imported of group.imports) met.add(imported)
  return met
}

/** One needs the other through a third: as one file, it and the third would need each other. */
const hasWayAround = (one: Group, other: Group): boolean =>
  reached([...one.imports].filter((group) => group !== other)).has(other)

const unite = (groups: Set<Group>, one: Group, other: Group): Group => {
  const imports = [...one.imports, ...other.imports].filter((group) => group !== one && group !== other)
  const union: Group = {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    visits: one.visits | other.visits,
    imports: new Set(imports),
  }
  groups.delete(one)
  groups.delete(other)
  for (const group of groups)
    if (group.imports.has(one) || group.imports.has(other))
      group.imports = new Set([...[...group.imports].filter((each) => each !== one && each !== other), union])
  groups.add(union)
  // Who loads it loads what it imports.
  for (const group of reached([union])) group.visits |= union.visits
  return union
}

const withDepths = (groups: ReadonlySet<Group>): readonly FileGroup[] => {
  const depths = new Map<Group, number>()
  const depthOf = (group: Group): number => {
    const depth = depths.get(group) ?? Math.max(0, ...[...group.imports].map((each) => depthOf(each) + 1))
    depths.set(group, depth)
    return depth
  }
  return [...groups].map((group) => ({
    modules: group.modules,
    visits: group.visits,
    depth: depthOf(group),
  }))
}
