import type { SnapshotFrom } from 'xstate'
import { addDays, dayOf, MINUTE, startOfDay, type UnixSeconds } from '../../core/kit/dates'
import type { QueueEntry, QueueStep } from '../../core/reception/reception'
import { markOf, namesakesOf } from '../../core/reception/namesakes.rules'
import { IN_QUEUE, queueLifecycle } from '../../core/reception/reception.lifecycle'
import {
  columnsOf,
  deedsOf,
  isLate,
  nextDeed,
  type QueueDeed,
  seenFor,
  waitOf,
  waitTone,
} from '../../core/reception/reception.rules'
import { type WaitFacts, waitRange } from '../../core/reception/wait.rules'
import type { Role } from '../../core/session/permissions'
import { faultOf } from '../kit/fault.view'
import type { BillActor } from './bill.machine'
import type { receptionMachine } from './reception.machine'
import { shownClinic } from './reception.setup'

type Snapshot = SnapshotFrom<typeof receptionMachine>

const NOBODY: ReadonlySet<string> = new Set()

interface RowBeside {
  readonly isPermitted?: (deed: QueueDeed) => boolean
  /** The queue in which they are, for an estimate of their wait. */
  readonly queue?: WaitFacts
  /** Those of the day whose name another one has. */
  readonly namesakes?: ReadonlySet<string>
}

/** Somebody of the queue as their row shows them, with what of it is permitted. */
export const rowOf = (
  entry: QueueEntry,
  role: Role,
  now: UnixSeconds,
  { isPermitted = () => true, queue, namesakes = NOBODY }: RowBeside = {},
) => {
  const steps = queueLifecycle
    .actionsFor(entry.status, role, { endsAt: startOfDay(addDays(dayOf(now), 1)), now })
    .filter((action): action is QueueStep => action !== 'complete')
  const deeds = deedsOf(entry, steps).filter(isPermitted)
  const next = nextDeed(entry, deeds)
  const wait = waitOf(entry, now)
  return {
    entry,
    /** What tells them apart beside their name. */
    mark: markOf(entry, namesakes),
    wait,
    waitTone: waitTone(wait),
    /** In how many minutes they are probably called; null where today does not tell. */
    called: queue === undefined ? null : waitRange(queue, entry.id, now),
    seenFor: seenFor(entry, now),
    isLate: entry.status === 'expected' && isLate(entry, now),
    isHere: IN_QUEUE.includes(entry.status),
    steps,
    next,
    /** What stands in the row's menu. */
    others: deeds.filter((deed) => deed !== next),
    mayBlock: entry.status === 'noShow' || entry.status === 'done',
  }
}

export type QueueRow = ReturnType<typeof rowOf>

/** The reception as its page shows it at a moment: a tab for each clinic, and the columns of the one that is shown. */
export const viewReception = (snapshot: Snapshot, role: Role, now: UnixSeconds) => {
  const { context } = snapshot
  const { clinics, failure, undoable, overtakenBy } = context
  const clinic = shownClinic(context)
  const columns = columnsOf(clinic?.entries ?? [])
  const namesakes = namesakesOf(clinic?.entries ?? [])
  const rows = (entries: readonly QueueEntry[]) =>
    entries.map((entry) => rowOf(entry, role, now, clinic === null ? {} : { queue: clinic, namesakes }))
  return {
    isLoading: snapshot.hasTag('loading'),
    isStale: snapshot.hasTag('stale'),
    isBusy: snapshot.hasTag('busy'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    tabs: (clinics ?? []).map(({ clinicId, clinicName, entries }) => ({
      id: clinicId,
      name: clinicName,
      waiting: columnsOf(entries).queue.length,
    })),
    clinicId: clinic?.clinicId ?? null,
    room: clinic?.room ?? null,
    /** Its hours of today that are not over. */
    sessions: (clinic?.sessions ?? []).filter(
      ({ endsAt, delayMinutes }) => endsAt + (delayMinutes ?? 0) * MINUTE > now,
    ),
    due: rows(columns.due),
    queue: rows(columns.queue),
    current: rows(columns.current),
    noShow: rows(columns.noShow),
    done: rows(columns.done),
    /** How many of those who were seen still owe their fee. */
    owing: columns.done.filter(({ paymentStatus }) => paymentStatus === 'UNPAID').length,
    undoable: snapshot.hasTag('undoable') ? undoable : null,
    overtakenBy: snapshot.hasTag('overtaken') ? overtakenBy : null,
    bill: ((snapshot.children as Record<string, unknown>)['billing'] ?? null) as BillActor | null,
  }
}

export type ReceptionView = ReturnType<typeof viewReception>
