import type { MachineDefinition } from '../definition/definition'
import { RING, SILENCE, VERSION } from '../protocol/channel'
import type { Batch, Hello, Message, Moved } from '../protocol/messages'
import type { Context, Report } from './watch'

export interface OutboxParts {
  readonly tab: string
  readonly epoch: string
  /** Milliseconds. */
  readonly now: () => number
  readonly post: (batch: Batch) => void
  /** Calls back within a frame, or soon where nothing is painted. */
  readonly schedule: (flush: () => void) => void
  readonly contextOf: (actor: string) => Context | undefined
  readonly definitions: () => readonly MachineDefinition[]
}

/** What remains of messages that are dropped: the actors there are, each with its last move. */
export const fold = (base: readonly Message[], dropped: readonly Message[]): readonly Message[] => {
  const actors = new Map<string, Message>()
  const moves = new Map<string, Message>()
  for (const message of [...base, ...dropped]) {
    if (message.kind === 'actor') actors.set(message.actor, message)
    if (message.kind === 'moved') {
      const { context } = (moves.get(message.actor) as Moved | undefined) ?? {}
      moves.set(message.actor, { ...(context !== undefined && { context }), ...message })
    }
    if (message.kind === 'stopped') {
      actors.delete(message.actor)
      moves.delete(message.actor)
    }
  }
  return [...actors.values(), ...moves.values()].toSorted((a, b) => a.seq - b.seq)
}

/** Numbers what a tab reports, keeps the latest of it, and posts it in batches while somebody watches. */
export const openOutbox = (parts: OutboxParts) => {
  let base: readonly Message[] = []
  let ring: Message[] = []
  let seq = 0
  let posted = 0
  let isScheduled = false
  let described = 0
  /** When each viewer gave its last sign of life. */
  const viewers = new Map<string, number>()
  let isDriven = false

  const isWatched = () => {
    for (const [viewer, at] of viewers) if (parts.now() - at > SILENCE) viewers.delete(viewer)
    return isDriven || viewers.size > 0
  }

  /** Attaches to the last move of each actor what its context has become. */
  const attachContexts = () => {
    const met = new Set<string>()
    for (let at = ring.length - 1; at >= 0; at--) {
      const message = ring[at]!
      if (message.kind !== 'moved' || met.has(message.actor)) continue
      met.add(message.actor)
      const context = parts.contextOf(message.actor)
      if (context) ring[at] = { ...message, ...context }
    }
  }

  const batch = (more: Pick<Batch, 'messages' | 'definitions'> & Partial<Batch>): Batch => ({
    v: VERSION,
    type: 'batch',
    tab: parts.tab,
    epoch: parts.epoch,
    ...more,
  })

  const flush = () => {
    isScheduled = false
    if (posted === seq || !isWatched()) return
    attachContexts()
    const messages = ring.filter((message) => message.seq > posted)
    posted = seq
    const definitions = parts.definitions().slice(described)
    described += definitions.length
    parts.post(batch({ messages, definitions }))
  }

  const report = (message: Report) => {
    seq += 1
    ring.push({ ...message, seq, at: parts.now() })
    if (ring.length > RING * 1.1) {
      const dropped = ring.slice(0, ring.length - RING)
      base = fold(base, dropped)
      ring = ring.slice(dropped.length)
    }
    if (isScheduled || (viewers.size === 0 && !isDriven)) return
    isScheduled = true
    if (isDriven) queueMicrotask(flush)
    else parts.schedule(flush)
  }

  /** Whoever comes, or comes back, gets what it lacks; where that is gone, all there is. */
  const greet = ({ viewer, epoch, lastSeq, isDriver = false }: Hello) => {
    if (isWatched()) flush()
    isDriven ||= isDriver
    viewers.set(viewer, parts.now())
    attachContexts()
    posted = seq
    const first = ring[0]?.seq ?? seq + 1
    const hasRest = epoch === parts.epoch && lastSeq >= first - 1
    const messages = hasRest ? ring.filter((message) => message.seq > lastSeq) : ring
    const definitions = parts.definitions()
    described = definitions.length
    if (!hasRest || messages.length > 0)
      parts.post(batch({ to: viewer, messages, definitions, ...(!hasRest && { base }) }))
  }

  return { report, flush, greet }
}
