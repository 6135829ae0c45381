import type { ActorRefFrom } from 'xstate'
import { keyed } from '../kit/attempt'
import { outcomeTransitions } from '../kit/onOutcome'
import { unsaved } from '../kit/save'
import { hoursOf } from '../../core/availability/availability.form'
import { availabilityFormSetup, beginning } from './availabilityForm.setup'

const { onOutcome, onKind } = outcomeTransitions(availabilityFormSetup)

/** A doctor sets new hours, or changes those that are there. */
export const availabilityFormMachine = availabilityFormSetup.createMachine({
  id: 'availabilityForm',
  context: ({ input }) => beginning(input),
  initial: 'editing',
  states: {
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
        save: [{ guard: 'isUsable', target: 'saving' }, { actions: 'showProblems' }],
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
            save: { guard: 'isUsable', target: '#availabilityForm.saving', actions: 'force' },
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
        input: ({ context: { id, form } }) => ({ id: id ?? '', date: form.from }),
        onDone: onOutcome('loadTheirs', {
          refused: { target: 'editing.superseded', actions: 'keepFailure' },
          done: { target: 'editing', actions: 'keepTheirs' },
        }),
      },
    },
    saving: {
      tags: 'busy',
      entry: ['beginSave', 'forgetFailure'],
      invoke: {
        id: 'saving',
        src: 'save',
        input: ({ context: { id, attempt } }) => ({ id, ...keyed(attempt!) }),
        onDone: onOutcome('save', {
          areAffected: { target: 'deciding', actions: 'settleAttempt' },
          ...unsaved({ superseded: 'editing.superseded', refused: 'editing' }),
          done: { target: 'saved', actions: ['settleAttempt', 'notify'] },
        }),
      },
    },
    /** Appointments would lose their slot. */
    deciding: {
      invoke: {
        id: 'affected',
        src: 'affected',
        input: ({ context: { id, form, revision, decisions } }) => ({
          id: id ?? '',
          hours: hoursOf(form),
          revision,
          decisions,
        }),
        onDone: onKind('affected', {
          saved: { target: 'saved' },
          left: { target: 'editing', actions: 'keepDecided' },
          superseded: { target: 'editing.superseded', actions: 'keepDecided' },
        }),
      },
    },
    saved: { type: 'final', output: { kind: 'saved' } },
    discarded: { type: 'final', output: { kind: 'discarded' } },
  },
  output: ({ event }) => event.output as { readonly kind: 'saved' | 'discarded' },
})

export type AvailabilityFormActor = ActorRefFrom<typeof availabilityFormMachine>
