import { activePaths, type MachineDefinition } from '../definition/definition'
import type { Message } from '../protocol/messages'
import type { Recording } from '../protocol/recording'
import type { Shape } from '../protocol/shape'

/** An actor as it was at some moment. */
export interface ActorState {
  readonly id: string
  readonly name: string
  readonly parent: string | null
  readonly machine: { readonly id: string; readonly hash: string } | null
  readonly value: unknown
  readonly tags: readonly string[]
  readonly status: 'active' | 'done' | 'error' | 'stopped'
  readonly context: Shape | undefined
  readonly isGone: boolean
}

/** One event of one actor, and where it led. */
export interface Row {
  /** Number of the message that ended it. */
  readonly seq: number
  /** Number of the message that began it. */
  readonly begun: number
  readonly at: number
  readonly actor: string
  readonly event: string
  readonly payload: Shape | undefined
  readonly source: string | null
  /** `begun` of the row in which the source sent it; null where that is not known. */
  readonly cause: number | null
  readonly from: unknown
  readonly to: unknown
  readonly taken: readonly string[]
  readonly changed: readonly string[]
}

/** Everything that is known of a tab after a row. */
export interface Moment {
  readonly actors: ReadonlyMap<string, ActorState>
  /** How often each transition was taken and each state entered, by `<hash> <name>`. */
  readonly counts: ReadonlyMap<string, number>
}

export const countKey = (hash: string, name: string): string => `${hash} ${name}`

type Open = Pick<Row, 'begun' | 'event' | 'payload' | 'source' | 'cause' | 'taken'>

interface Fold {
  readonly actors: Map<string, ActorState>
  readonly counts: Map<string, number>
  readonly open: Map<string, Open>
}

const copyOf = ({ actors, counts, open }: Fold): Fold => ({
  actors: new Map(actors),
  counts: new Map(counts),
  open: new Map(open),
})

const count = ({ counts }: Fold, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** Applies a message; returns the row that it ends. */
const apply = (fold: Fold, message: Message): Row | null => {
  const { actors, open } = fold
  const before = actors.get(message.actor)
  if (message.kind === 'actor') {
    const { actor: id, name, parent, machine } = message
    const fresh = { value: null, tags: [], status: 'active', context: undefined, isGone: false } as const
    actors.set(id, { id, name, parent, machine, ...fresh })
    return null
  }
  if (message.kind === 'stopped') {
    if (before) actors.set(message.actor, { ...before, isGone: true })
    return null
  }
  if (message.kind === 'event') {
    const { seq, at, actor, event, payload, source } = message
    const cause = source === null ? null : (open.get(source)?.begun ?? null)
    const begun: Open = { begun: seq, event, payload, source, cause, taken: [] }
    open.set(actor, begun)
    // How calls begin and end is seen in the machines that make them.
    if (before?.machine || event.startsWith('xstate.')) return null
    return { ...begun, seq, at, actor, from: null, to: null, changed: [] }
  }
  if (message.kind === 'took') {
    const known = open.get(message.actor)
    const { seq, event, taken } = message
    open.set(message.actor, {
      ...(known ?? { begun: seq, event, payload: undefined, source: null, cause: null }),
      taken: [...(known?.taken ?? []), ...taken],
    })
    if (before?.machine) for (const name of taken) count(fold, countKey(before.machine.hash, name))
    return null
  }
  if (!before) return null
  const { seq, at, actor, value, tags, status, context, changed = [] } = message
  actors.set(actor, { ...before, value, tags, status, context: context ?? before.context })
  const were = new Set(activePaths(before.value))
  if (before.machine)
    for (const path of activePaths(value)) if (!were.has(path)) count(fold, countKey(before.machine.hash, path))
  const begun = open.get(actor)
  // A move that no event began is where the watching began.
  if (!begun) return null
  open.delete(actor)
  return { ...begun, seq, at, actor, from: before.value, to: value, changed }
}

const CHECKPOINT = 500

/** The messages of one load of one tab, in rows that can be gone to. */
export interface Timeline {
  readonly tab: string
  readonly epoch: string
  readonly definitions: ReadonlyMap<string, MachineDefinition>
  readonly messages: readonly Message[]
  readonly rows: readonly Row[]
  readonly lastSeq: number
  /** Adds what is new; false where messages between are missing, and nothing was added. */
  readonly add: (messages: readonly Message[], definitions?: readonly MachineDefinition[]) => boolean
  /** What was known right after a row; before the first of them for -1. */
  readonly momentAt: (row: number) => Moment
}

export const newTimeline = (tab: string, epoch: string): Timeline => {
  const messages: Message[] = []
  const rows: Row[] = []
  const definitions = new Map<string, MachineDefinition>()
  const now: Fold = { actors: new Map(), counts: new Map(), open: new Map() }
  /** Folds after so many messages. */
  const checkpoints: { readonly after: number; readonly fold: Fold }[] = [{ after: 0, fold: copyOf(now) }]

  const take = (message: Message) => {
    messages.push(message)
    const row = apply(now, message)
    if (row) rows.push(row)
    if (messages.length % CHECKPOINT === 0) checkpoints.push({ after: messages.length, fold: copyOf(now) })
  }

  /** How many messages came up to a number. */
  const countUpTo = (seq: number): number => {
    let [low, high] = [0, messages.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (messages[middle]!.seq <= seq) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    tab,
    epoch,
    definitions,
    messages,
    rows,
    get lastSeq() {
      return messages.at(-1)?.seq ?? 0
    },
    add: (added, described = []) => {
      const last = messages.at(-1)?.seq ?? 0
      const fresh = added.filter(({ seq }) => seq > last)
      if (fresh[0] && last > 0 && fresh[0].seq !== last + 1) return false
      for (const definition of described) definitions.set(definition.hash, definition)
      for (const message of fresh) take(message)
      return true
    },
    momentAt: (row) => {
      // Before the first row there is what began the watching.
      const end = countUpTo(row < 0 ? (rows[0]?.begun ?? Infinity) - 1 : (rows[row]?.seq ?? Infinity))
      if (end === messages.length) return { actors: new Map(now.actors), counts: new Map(now.counts) }
      const { after, fold } = checkpoints[Math.floor(end / CHECKPOINT)]!
      const copy = copyOf(fold)
      for (const message of messages.slice(after, end)) apply(copy, message)
      return copy
    },
  }
}

/** The timeline of a session that was recorded. */
export const timelineOf = ({ tab, epoch, definitions, messages }: Recording): Timeline => {
  const timeline = newTimeline(tab, epoch)
  // What a tab no longer kept leaves gaps at the beginning of a recording.
  for (const message of messages) timeline.add([message], definitions)
  return timeline
}

/** `{open: 'editing'}` is `open.editing`; regions are parted by a comma. */
export const valueText = (value: unknown): string => {
  const paths = activePaths(value)
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`))).join(', ')
}
