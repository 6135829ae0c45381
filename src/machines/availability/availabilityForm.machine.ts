import type { ActorRefFrom } from 'xstate'
import { outcomeTransitions } from '../kit/onOutcome'
import { availabilityFormSetup, beginning, changeSent } from './availabilityForm.setup'

const { onOutcome } = outcomeTransitions(availabilityFormSetup)

/**
 * A doctor sets hours, changes or deletes them. Where appointments would lose their slot, the doctor decides about each
 * of them, and all of it happens at once or not at all.
 */
export const availabilityFormMachine = availabilityFormSetup.createMachine({
  id: 'availabilityForm',
  context: ({ input }) => beginning(input),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isRemoval', target: 'listing' }, { target: 'editing' }] },
    editing: {
      initial: 'resting',
      on: {
        'consultation.chosen': [
          {
            guard: { type: 'needsClinics', params: ({ event }) => event.consultation },
            target: '.loadingClinics',
            actions: { type: 'chooseConsultation', params: ({ event }) => event.consultation },
          },
          { actions: { type: 'chooseConsultation', params: ({ event }) => event.consultation } },
        ],
        'clinic.chosen': { actions: { type: 'chooseClinic', params: ({ event }) => event.id } },
        'digits.typed': { actions: { type: 'typeDigits', params: ({ event }) => event } },
        'range.changed': { actions: { type: 'changeRange', params: ({ event }) => event } },
        'range.added': { actions: 'addRange' },
        'range.removed': { actions: { type: 'removeRange', params: ({ event }) => event.index } },
        'weekday.toggled': { actions: { type: 'toggleWeekday', params: ({ event }) => event.day } },
        'form.changed': { actions: { type: 'change', params: ({ event }) => event.change } },
        save: [{ guard: 'isUsable', target: 'saving', actions: 'beginSave' }, { actions: 'showProblems' }],
        putBack: { guard: 'hasMine', actions: 'putBack' },
        discard: [{ guard: 'isUntouched', target: 'discarded' }, { target: 'askingToDiscard' }],
      },
      states: {
        resting: {},
        loadingClinics: {
          invoke: {
            id: 'clinics',
            src: 'loadClinics',
            input: {},
            onDone: onOutcome('loadClinics', {
              refused: { target: 'clinicsFailed', actions: 'keepFailure' },
              done: { target: 'resting', actions: 'keepClinics' },
            }),
          },
        },
        clinicsFailed: { on: { retry: { target: 'loadingClinics', actions: 'forgetFailure' } } },
        /** Somebody else saved other hours: nothing is sent before it is said whose count. */
        superseded: {
          tags: 'superseded',
          on: {
            seeTheirs: '#availabilityForm.loadingTheirs',
            save: { guard: 'isUsable', target: '#availabilityForm.saving', actions: ['force', 'beginSave'] },
          },
        },
      },
    },
    askingToDiscard: { on: { confirm: 'discarded', dismiss: 'editing' } },
    loadingTheirs: {
      tags: ['busy', 'superseded'],
      invoke: {
        id: 'theirs',
        src: 'loadTheirs',
        input: ({ context: { id, form } }) => ({ id, date: form.from }),
        onDone: onOutcome('loadTheirs', {
          refused: { target: 'editing.superseded', actions: 'keepFailure' },
          done: { target: 'editing', actions: 'keepTheirs' },
        }),
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saving',
        src: 'save',
        input: ({ context: { mode, id, form, revision, attempt } }) => ({
          mode: mode === 'create' ? mode : 'edit',
          id,
          form,
          revision,
          key: attempt?.key ?? '',
        }),
        onDone: onOutcome('save', {
          areAffected: { target: 'listing', actions: 'settleAttempt' },
          isSuperseded: { target: 'editing.superseded', actions: ['settleAttempt', 'keepFailure'] },
          refused: { target: 'editing', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'saved', actions: ['settleAttempt', 'notify'] },
        }),
      },
    },
    listing: {
      tags: ['busy', 'deciding'],
      invoke: {
        id: 'affected',
        src: 'loadAffected',
        input: ({ context }) => ({ id: context.id, hours: changeSent(context) }),
        onDone: onOutcome('loadAffected', {
          refused: { target: 'listingFailed', actions: 'keepAffected' },
          done: { target: 'deciding', actions: 'keepAffected' },
        }),
      },
    },
    listingFailed: {
      tags: 'deciding',
      on: { retry: { target: 'listing', actions: 'forgetFailure' }, back: 'leaving' },
    },
    deciding: {
      tags: 'deciding',
      always: { guard: 'areNoneAffected', target: 'applying' },
      on: {
        'choice.made': { actions: { type: 'decideOne', params: ({ event }) => event } },
        'choice.madeForAll': { actions: { type: 'decideForAll', params: ({ event }) => event.choice } },
        apply: { guard: 'areAllDecided', target: 'applying' },
        back: 'leaving',
      },
    },
    applying: {
      tags: ['busy', 'deciding'],
      entry: 'beginDecision',
      invoke: {
        id: 'deciding',
        src: 'decide',
        input: ({ context }) => ({
          id: context.id,
          hours: changeSent(context),
          revision: context.revision,
          decisions: context.decisions,
          key: context.attempt?.key ?? '',
        }),
        onDone: onOutcome('decide', {
          isOutdated: { target: 'listing', actions: ['settleAttempt', 'keepFailure'] },
          isSuperseded: { target: 'editing.superseded', actions: ['settleAttempt', 'keepFailure'] },
          refused: { target: 'refused', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'saved', actions: ['settleAttempt', 'notify'] },
        }),
      },
    },
    refused: {
      tags: 'deciding',
      on: {
        'choice.made': { target: 'deciding', actions: { type: 'decideOne', params: ({ event }) => event } },
        'choice.madeForAll': {
          target: 'deciding',
          actions: { type: 'decideForAll', params: ({ event }) => event.choice },
        },
        apply: { guard: 'areAllDecided', target: 'applying' },
        back: 'leaving',
      },
    },
    leaving: {
      entry: 'forgetFailure',
      always: [{ guard: 'isRemoval', target: 'discarded' }, { target: 'editing' }],
    },
    saved: { type: 'final', output: { kind: 'saved' } },
    discarded: { type: 'final', output: { kind: 'discarded' } },
  },
  output: ({ event }) => event.output as { readonly kind: 'saved' | 'discarded' },
})

export type AvailabilityFormActor = ActorRefFrom<typeof availabilityFormMachine>
