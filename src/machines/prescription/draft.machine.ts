import { type ActorRefFrom, assign, setup } from 'xstate'
import type { UnixSeconds } from '../../core/kit/dates'
import { hasCode, type Outcome } from '../../core/kit/outcome'
import type { prescriptionApi } from '../../core/prescription/prescription.api'
import type { PrescriptionForm } from '../../core/prescription/prescriptionForm'
import { unplugged } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { supersededBy } from '../kit/save'
import { toParent } from '../kit/toParent'

/** Milliseconds after a change until the device has it, and the server. */
const DEVICE_PAUSE = 300
const SERVER_PAUSE = 2000
/** Milliseconds until it is tried again after the server could not be reached. */
const AGAIN = 10_000

export interface SavedDraft {
  readonly version: number
  readonly savedAt: UnixSeconds
}

export interface DraftInput {
  readonly bookingId: string
  /** Of the draft that the form was opened from; 0 where there was none. */
  readonly version: number
}

interface Context extends DraftInput {
  readonly form: PrescriptionForm | null
  readonly savedAt: UnixSeconds | null
  readonly isUnreachable: boolean
  /** Something was typed while it was on its way. */
  readonly isDirty: boolean
}

/** Keeps what was typed, on the device and on the server, a moment after each change. */
export const prescriptionDraftMachine = setup({
  types: {
    context: {} as Context,
    input: {} as DraftInput,
    events: {} as
      | { type: 'changed'; form: PrescriptionForm }
      /** What comes is written over this version; over the one known already where it is null. */
      | { type: 'rebased'; version: number | null }
      | { type: 'retry' },
  },
  actors: {
    keepOnDevice: unplugged<{ bookingId: string; form: PrescriptionForm }, object>('prescription.device'),
    saveDraft: unplugged<{ bookingId: string; form: PrescriptionForm; version: number }, SavedDraft, string>(
      'prescription.saveDraft',
    ),
  },
  delays: { devicePause: DEVICE_PAUSE, serverPause: SERVER_PAUSE, again: AGAIN },
  guards: {
    ...outcomes,
    isDirty: ({ context }) => context.isDirty,
    isSuperseded: supersededBy<typeof prescriptionApi.saveDraft>('draftChanged'),
    isSigned: (_, outcome: Outcome<unknown, string>) => hasCode(outcome, 'alreadySigned'),
  },
  actions: {
    keepForm: assign((_, form: PrescriptionForm) => ({ form })),
    keepVersion: assign((_, outcome: Outcome<SavedDraft, string>) =>
      outcome.ok ? { version: outcome.value.version, savedAt: outcome.value.savedAt, isUnreachable: false } : {},
    ),
    rebase: assign(({ context }, version: number | null) => ({ version: version ?? context.version })),
    noteUnreachable: assign({ isUnreachable: true }),
    reportConflict: toParent(() => ({ type: 'draft.conflicted' })),
    reportSigned: toParent(() => ({ type: 'signed.elsewhere' })),
  },
}).createMachine({
  id: 'prescriptionDraft',
  context: ({ input }) => ({ ...input, form: null, savedAt: null, isUnreachable: false, isDirty: false }),
  type: 'parallel',
  on: { rebased: { actions: { type: 'rebase', params: ({ event }) => event.version } } },
  states: {
    device: {
      initial: 'resting',
      on: { changed: { target: '.settling', actions: { type: 'keepForm', params: ({ event }) => event.form } } },
      states: {
        resting: {},
        settling: { after: { devicePause: 'keeping' } },
        keeping: {
          invoke: {
            id: 'device',
            src: 'keepOnDevice',
            input: ({ context }) => ({ bookingId: context.bookingId, form: context.form! }),
            onDone: 'resting',
          },
        },
      },
    },
    server: {
      initial: 'resting',
      states: {
        resting: { on: { changed: 'settling' } },
        settling: { after: { serverPause: 'saving' }, on: { changed: { target: 'settling', reenter: true } } },
        saving: {
          entry: assign({ isDirty: false }),
          on: { changed: { actions: assign({ isDirty: true }) } },
          invoke: {
            id: 'server',
            src: 'saveDraft',
            input: ({ context }) => ({
              bookingId: context.bookingId,
              form: context.form!,
              version: context.version,
            }),
            onDone: [
              {
                guard: { type: 'isSuperseded', params: ({ event }) => event.output },
                target: 'conflicted',
                actions: 'reportConflict',
              },
              {
                guard: { type: 'isSigned', params: ({ event }) => event.output },
                target: 'resting',
                actions: 'reportSigned',
              },
              {
                guard: { type: 'refused', params: ({ event }) => event.output },
                target: 'failed',
                actions: 'noteUnreachable',
              },
              { target: 'saved', actions: { type: 'keepVersion', params: ({ event }) => event.output } },
            ],
          },
        },
        saved: { always: [{ guard: 'isDirty', target: 'settling' }, { target: 'resting' }] },
        failed: { after: { again: 'saving' }, on: { changed: 'settling', retry: 'saving' } },
        conflicted: {
          on: {
            // What was written elsewhere could not be read, or there was nobody to choose: the next save meets it again.
            changed: 'settling',
            rebased: { target: 'settling', actions: { type: 'rebase', params: ({ event }) => event.version } },
          },
        },
      },
    },
  },
})

export type PrescriptionDraftActor = ActorRefFrom<typeof prescriptionDraftMachine>
