import { type ActorRefFrom, assign } from 'xstate'
import { EMPTY_FORM, isEmptyForm } from '../../core/prescription/prescriptionForm.rules'
import { keyed } from '../kit/attempt'
import { outcomeTransitions } from '../kit/onOutcome'
import { prescriptionSetup, searchPauses } from './prescription.setup'

const { onOutcome, onKind } = outcomeTransitions(prescriptionSetup)

const keep = 'keepDraft' as const

/** A prescription from opening its page to the signature, and its amendment. */
export const prescriptionMachine = prescriptionSetup.createMachine({
  id: 'prescription',
  context: ({ input }) => ({
    ...input,
    bar: {},
    opened: null,
    medicines: [],
    form: EMPTY_FORM,
    before: null,
    other: null,
    active: null,
    activeRow: null,
    confirmed: null,
    way: 'photo',
    saveType: 'save',
    attempt: null,
    failure: null,
    isRestored: false,
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'loading',
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context }) => ({ bookingId: context.bookingId }),
        onDone: onOutcome('open', {
          refused: { target: 'failed', actions: 'keepFailure' },
          opensSigned: { target: 'signed', actions: 'storeOpened' },
          done: { target: 'open', actions: 'storeOpened' },
        }),
      },
    },
    failed: { tags: 'failed', on: { retry: 'opening' } },
    open: {
      invoke: [
        { id: 'lock', src: 'lock', input: ({ context }) => ({ bookingId: context.bookingId }) },
        {
          id: 'draft',
          src: 'draft',
          input: ({ context }) => ({ bookingId: context.bookingId, version: context.opened?.draftVersion ?? 0 }),
        },
        { id: 'medicineSearch', src: 'medicineSearch', input: { pause: searchPauses.medicines } },
        { id: 'attributeSearch', src: 'attributeSearch', input: { pause: searchPauses.attributes } },
        { id: 'aside', src: 'aside', input: ({ context }) => ({ bookingId: context.bookingId }) },
      ],
      on: {
        'lock.elsewhere': '.reading',
        'signed.elsewhere': '.rereading',
        found: { actions: { type: 'keepFound', params: ({ event }) => event } },
        'aside.saved': { actions: { type: 'keepAside', params: ({ event }) => event.saved } },
      },
      initial: 'writing',
      states: {
        writing: {
          tags: 'writing',
          on: {
            changed: { actions: [{ type: 'change', params: ({ event }) => event.change }, keep] },
            medicine: { actions: [{ type: 'edit', params: ({ event }) => event.act }, keep] },
            looked: [
              {
                guard: { type: 'isMedicine', params: ({ event }) => event.asked },
                actions: { type: 'lookMedicines', params: ({ event }) => event.asked },
              },
              { actions: { type: 'lookAttributes', params: ({ event }) => event.asked } },
            ],
            'looked.now': { actions: 'lookNow' },
            'warning.dismissed': { actions: [{ type: 'dismiss', params: ({ event }) => event.dismissal }, keep] },
            'last.repeated': { guard: 'hasLast', actions: ['repeatLast', keep] },
            'template.applied': { actions: [{ type: 'apply', params: ({ event }) => event }, keep] },
            'capture.opened': {
              target: 'capturing',
              actions: { type: 'keepWay', params: ({ event }) => event.way },
            },
            undo: { guard: 'hasBefore', actions: ['undo', keep] },
            save: { guard: 'canSave', target: 'confirming', actions: 'meanSave' },
            end: { guard: 'canEnd', target: 'confirming', actions: 'meanEnd' },
            'draft.conflicted': 'comparingDraft',
            retry: { actions: 'retryDraft' },
          },
        },
        capturing: {
          tags: 'capturing',
          invoke: {
            id: 'capture',
            src: 'capture',
            input: ({ context: { bookingId, way, opened, form } }) => ({
              bookingId,
              patientName: opened?.patient.patientName ?? '',
              startsAt: opened?.patient.startsAt ?? 0,
              hasTyped: !isEmptyForm({ ...form, healthCategoryId: null }),
              way,
              isVideo: opened?.patient.consultation === 'video',
              categories: opened?.config.healthCategories ?? [],
            }),
            onDone: onKind('capture', {
              signed: { target: '#prescription.left', actions: ['forgetDevice', 'goToSchedule', 'shareCaptured'] },
              closed: { target: 'writing' },
            }),
          },
        },
        reading: {
          tags: 'reading',
          on: { 'edit.here': { actions: 'takeLock' }, 'lock.held': 'reopening' },
        },
        // What the other tab wrote is fetched; the lock stays.
        reopening: {
          tags: 'loading',
          invoke: {
            id: 'reopen',
            src: 'open',
            input: ({ context }) => ({ bookingId: context.bookingId }),
            onDone: onOutcome('open', {
              refused: { target: 'reading', actions: 'notifyFailure' },
              opensSigned: { target: '#prescription.signed', actions: 'storeOpened' },
              done: { target: 'writing', actions: ['storeOpened', 'renewDraft'] },
            }),
          },
        },
        comparingDraft: {
          tags: 'loading',
          invoke: {
            id: 'other',
            src: 'readOther',
            input: ({ context }) => ({ bookingId: context.bookingId }),
            onDone: onOutcome('readOther', {
              refused: { target: 'writing', actions: 'notifyFailure' },
              isGone: { target: 'rereading', actions: 'beginDraft' },
              done: { target: 'comparing', actions: 'keepOther' },
            }),
          },
        },
        comparing: {
          tags: 'reading',
          on: {
            'sides.chosen': {
              target: 'writing',
              actions: ['rebaseDraft', { type: 'takeSides', params: ({ event }) => event.form }, keep],
            },
          },
        },
        confirming: {
          tags: ['writing', 'confirming'],
          on: { confirm: 'sending', cancel: 'writing' },
        },
        sending: {
          tags: ['writing', 'confirming', 'sending'],
          entry: ['beginAttempt', 'forgetFailure'],
          // A draft on its way meets this very signature; the answer to it says whose it was.
          on: { 'signed.elsewhere': {} },
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context: { attempt } }) => keyed(attempt!),
            onDone: onOutcome('send', {
              isSignedElsewhere: { target: 'rereading', actions: ['settleAttempt', 'keepFailure', 'notifyFailure'] },
              isOtherSave: { target: 'rereading', actions: ['settleAttempt', 'keepFailure', 'notifyFailure'] },
              refused: { target: 'writing', actions: ['settleAttempt', 'keepFailure'] },
              done: {
                target: '#prescription.left',
                actions: ['settleAttempt', 'keepSaved', 'forgetDevice', 'notify', 'goToSchedule', 'share'],
              },
            }),
          },
        },
        rereading: {
          tags: ['loading'],
          invoke: {
            id: 'reread',
            src: 'reread',
            input: ({ context }) => ({
              bookingId: context.bookingId,
              patientId: context.opened?.patient.patientId ?? '',
              memberId: context.opened?.patient.memberId ?? '',
            }),
            onDone: onOutcome('reread', {
              refused: { target: 'writing', actions: 'notifyFailure' },
              done: { target: 'reread', actions: 'keepActive' },
            }),
          },
        },
        reread: {
          always: [
            { guard: 'isSigned', target: '#prescription.signed' },
            { guard: 'hasOther', target: 'comparing' },
            { target: 'writing' },
          ],
        },
      },
    },
    signed: {
      tags: 'signed',
      entry: assign({ bar: { titleOf: 'prescription' } }),
      exit: assign({ bar: {} }),
      on: {
        amend: {
          guard: { type: 'hasReason', params: ({ event }) => event.reason },
          target: 'open',
          actions: { type: 'amend', params: ({ event }) => event.reason },
        },
      },
    },
    // The schedule is on its way.
    left: { tags: 'loading' },
  },
})

export type PrescriptionActor = ActorRefFrom<typeof prescriptionMachine>
