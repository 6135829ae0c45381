import { assign, raise, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { Called, ClinicQueue, QueueEntry, QueueStep, ReceptionDay } from '../../core/reception/reception'
import {
  currentOf,
  OVERTAKEN_FOR,
  QUEUE_AGAIN,
  SETTLE,
  SILENT_FOR,
  UNDO_FOR,
  withEntry,
} from '../../core/reception/reception.rules'
import { failureNotice } from '../kit/appEvent'
import { type Attempt, attemptAt } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'
import { emitEffect } from '../kit/effects'
import { billMachine } from './bill.machine'
import type { QueueChanged } from './reception.events'

export interface ReceptionInput {
  /** The clinic whose queue is shown first; null is the first with people. */
  readonly clinicId: string | null
}

/** A step, and with a call whom the desk sees with the doctor: nobody else comes out of the room. */
export interface SentStep {
  readonly id: string
  readonly step: QueueStep
  readonly current?: string | null
}

/** What was asked for and not answered yet. */
type Asked =
  | SentStep
  | { readonly clinicId: string; readonly calls: number }
  | { readonly clinicId: string; readonly room: string }
  | { readonly id: string; readonly undone: QueueStep }

/** A step that can still be taken back. */
export interface Undoable {
  readonly id: string
  readonly slotNo: number
  readonly step: QueueStep
}

export interface ReceptionContext extends ReceptionInput {
  /** Null until they are loaded. */
  readonly clinics: readonly ClinicQueue[] | null
  readonly failure: Failure | null
  readonly asked: Asked | null
  readonly attempt: Attempt | null
  readonly undoable: Undoable | null
  /** Whom somebody else had called. */
  readonly overtakenBy: Called | null
  readonly billed: QueueEntry | null
}

interface Keyed {
  readonly key: string
}

/** The clinic that is shown: the chosen one, else the first with somebody to be seen, else the first. */
export const shownClinic = ({ clinics, clinicId }: Pick<ReceptionContext, 'clinics' | 'clinicId'>) =>
  clinics?.find((each) => each.clinicId === clinicId) ??
  clinics?.find(({ entries }) => entries.some(({ status }) => status !== 'done')) ??
  clinics?.[0] ??
  null

/** A step as it is sent from what is shown. */
export const stepAsked = (context: ReceptionContext, id: string, step: QueueStep): SentStep =>
  step === 'call' ? { id, step, current: currentOf(shownClinic(context)?.entries ?? []) } : { id, step }

const withEntryIn = (clinics: ReceptionContext['clinics'], entry: QueueEntry) =>
  clinics?.map((clinic) => (clinic.entries.some(({ id }) => id === entry.id) ? withEntry(clinic, entry) : clinic)) ??
  null

/** What is done at the reception, and what is kept of it. */
export const receptionSetup = setup({
  types: {
    context: {} as ReceptionContext,
    input: {} as ReceptionInput,
    events: {} as
      | { type: 'clinic.chosen'; clinicId: string }
      | { type: 'step.taken'; id: string; step: QueueStep }
      | { type: 'next.called' }
      | { type: 'undo' }
      /** A step of somebody is taken back from their menu. */
      | { type: 'step.takenBack'; id: string; step: QueueStep }
      | { type: 'room.kept'; room: string }
      | { type: 'bill.opened'; entry: QueueEntry }
      | { type: 'dismiss' }
      | { type: 'retry' }
      /** Raised when a step was taken. */
      | { type: 'undo.offered' }
      | { type: 'undo.gone' }
      | QueueChanged,
    tags: {} as 'loading' | 'failed' | 'stale' | 'busy' | 'undoable' | 'overtaken',
  },
  actors: {
    queue: unplugged<object, ReceptionDay>('reception.queue'),
    step: unplugged<SentStep & Keyed, QueueEntry>('reception.step'),
    callNext: unplugged<{ clinicId: string; calls: number } & Keyed, Called>('reception.callNext'),
    undo: unplugged<{ id: string; step: QueueStep } & Keyed, QueueEntry>('reception.undo'),
    setRoom: unplugged<{ clinicId: string; room: string } & Keyed, { room: string | null }>('reception.setRoom'),
    bill: billMachine,
  },
  delays: {
    settle: SETTLE,
    lookAgain: QUEUE_AGAIN,
    silence: SILENT_FOR,
    undoFor: UNDO_FOR * 1000,
    overtakenFor: OVERTAKEN_FOR,
  },
  guards: {
    ...outcomes,
    hasClinic: ({ context }) => shownClinic(context) !== null,
    hasUndoable: ({ context }) => context.undoable !== null,
    isOvertaken: (_, outcome: Outcome<Called>) => outcome.ok && outcome.value.isOvertaken,
  },
  actions: {
    ...outcomeActions,
    keepQueue: assign((_, outcome: Outcome<ReceptionDay>) =>
      outcome.ok ? { clinics: outcome.value.clinics, failure: null } : { failure: outcome.failure },
    ),
    choose: assign((_, clinicId: string) => ({ clinicId })),
    ask: assign(({ context }, asked: Asked) => ({ asked, attempt: attemptAt(asked, context.attempt) })),
    askNext: assign(({ context }) => {
      const { clinicId, calls } = shownClinic(context)!
      const asked = { clinicId, calls }
      return { asked, attempt: attemptAt(asked, context.attempt) }
    }),
    askUndo: assign(({ context }) => {
      const { id, step } = context.undoable!
      const asked = { id, undone: step }
      return { asked, attempt: attemptAt(asked, context.attempt) }
    }),
    mergeStep: assign(({ context }, outcome: Outcome<QueueEntry>) => {
      if (!outcome.ok || context.asked === null || !('step' in context.asked)) return {}
      const { id, slotNo } = outcome.value
      return {
        clinics: withEntryIn(context.clinics, outcome.value),
        undoable: { id, slotNo, step: context.asked.step },
      }
    }),
    mergeCall: assign(({ context }, outcome: Outcome<Called>) => {
      if (!outcome.ok) return {}
      const { entry, calls } = outcome.value
      const clinicId = shownClinic(context)?.clinicId
      const clinics = entry === null ? context.clinics : withEntryIn(context.clinics, entry)
      return {
        clinics: clinics?.map((each) => (each.clinicId === clinicId ? { ...each, calls } : each)) ?? null,
        ...(entry !== null && !outcome.value.isOvertaken
          ? { undoable: { id: entry.id, slotNo: entry.slotNo, step: 'call' as const } }
          : {}),
      }
    }),
    mergeUndone: assign(({ context }, outcome: Outcome<QueueEntry>) =>
      outcome.ok ? { clinics: withEntryIn(context.clinics, outcome.value) } : {},
    ),
    keepOvertaken: assign((_, outcome: Outcome<Called>) => (outcome.ok ? { overtakenBy: outcome.value } : {})),
    openBill: assign((_, billed: QueueEntry) => ({ billed })),
    forgetUndo: assign({ undoable: null }),
    offerUndo: raise({ type: 'undo.offered' }),
    endUndo: raise({ type: 'undo.gone' }),
    loadAgain: raise({ type: 'queue.changed' }),
    notifyFailure: emitEffect((_, outcome: Outcome<unknown>) => (outcome.ok ? null : failureNotice(outcome.failure))),
  },
})
