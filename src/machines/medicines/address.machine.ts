import { assign, setup } from 'xstate'
import type { CodeOf, OutcomeOf } from '../../core/kit/endpoint'
import { type Failure, hasCode, type Outcome } from '../../core/kit/outcome'
import type { PincodeTown } from '../../core/location/location'
import type { locationApi } from '../../core/location/location.api'
import type { AddressForm, PatientAddress } from '../../core/medicines/medicines'
import type { AddressDraft } from '../../core/medicines/medicines'
import { addressMissing, isPincode, pincodeTyped } from '../../core/medicines/address.rules'
import type { Attempt } from '../kit/attempt'
import { emitEffect } from '../kit/effects'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'

export interface AddressInput {
  readonly draft: AddressDraft
}

export type AddressOutput =
  | { readonly kind: 'saved'; readonly address: PatientAddress; readonly draft: AddressDraft }
  | { readonly kind: 'left' | 'mustVerify'; readonly address: null; readonly draft: AddressDraft }

interface Context extends AddressInput {
  /** The town that was found, of the pincode as it stands. */
  readonly found: PincodeTown | null
  /** Why there is none: nobody knows the pincode, or nobody could be asked. */
  readonly fault: 'unknown' | 'down' | null
  readonly attempt: Attempt<AddressForm> | null
  readonly failure: Failure | null
  readonly saved: PatientAddress | null
  readonly left: 'left' | 'mustVerify'
}

const formOf = ({ draft: { address, city, pincode }, found }: Context): AddressForm => ({
  address,
  city,
  pincode,
  ...(found?.pincode === pincode && { latitude: found.latitude, longitude: found.longitude }),
})

const addressSetup = setup({
  types: {
    context: {} as Context,
    input: {} as AddressInput,
    output: {} as AddressOutput,
    events: {} as
      | { type: 'pincode.typed'; text: string }
      | { type: 'city.typed'; text: string }
      | { type: 'address.typed'; text: string }
      | { type: 'locate' }
      | { type: 'save' }
      | { type: 'back' },
    tags: {} as 'finding' | 'locating' | 'busy',
  },
  actors: {
    findCity: unplugged<{ pincode: string }, PincodeTown, CodeOf<typeof locationApi.pincode>>('location.pincode'),
    locate: unplugged<object, PincodeTown>('location.here'),
    save: unplugged<AddressForm & { key: string }, PatientAddress>('medicines.saveAddress'),
  },
  guards: {
    ...outcomes,
    isWhole: ({ event }) => event.type === 'pincode.typed' && isPincode(pincodeTyped(event.text)),
    hasPincode: ({ context }) => isPincode(context.draft.pincode),
    isComplete: ({ context }) => addressMissing(context.draft).length === 0,
    isUnknown: (_, outcome: OutcomeOf<typeof locationApi.pincode>) => hasCode(outcome, 'noResults'),
  },
  actions: {
    ...outcomeActions,
    typePincode: assign(({ context: { draft, found } }, text: string) => ({
      draft: {
        ...draft,
        pincode: pincodeTyped(text),
        // The town of the pincode that was there before is not that of this one.
        city: draft.city === found?.city ? '' : draft.city,
      },
      found: null,
      fault: null,
    })),
    typeCity: assign(({ context: { draft } }, city: string) => ({ draft: { ...draft, city }, fault: null })),
    typeAddress: assign(({ context: { draft } }, address: string) => ({ draft: { ...draft, address } })),
    keepTown: assign(({ context: { draft } }, outcome: Outcome<PincodeTown>) =>
      outcome.ok
        ? {
            found: outcome.value,
            fault: null,
            draft: { ...draft, city: draft.city === '' ? outcome.value.city : draft.city },
          }
        : {},
    ),
    keepHere: assign(({ context: { draft } }, outcome: Outcome<PincodeTown>) =>
      outcome.ok
        ? {
            found: outcome.value,
            fault: null,
            draft: { ...draft, city: outcome.value.city, pincode: outcome.value.pincode },
          }
        : {},
    ),
    sayUnknown: assign({ fault: 'unknown' as const }),
    sayDown: assign({ fault: 'down' as const }),
    sayNowhere: emitEffect({ type: 'notice', notice: { tone: 'bad', text: null, id: 'location.unavailable' } }),
    beginSaving: beginAttempt(formOf),
    keepSaved: assign((_, outcome: Outcome<PatientAddress>) => (outcome.ok ? { saved: outcome.value } : {})),
    leaveToVerify: assign({ left: 'mustVerify' as const }),
  },
})

const { onOutcome } = outcomeTransitions(addressSetup)

/** Where medicines are brought: six digits find the town, and a save needs all three. */
export const addressMachine = addressSetup.createMachine({
  id: 'address',
  context: ({ input }) => ({
    ...input,
    found: null,
    fault: null,
    attempt: null,
    failure: null,
    saved: null,
    left: 'left',
  }),
  output: ({ context: { saved, draft, left } }) =>
    saved ? { kind: 'saved', address: saved, draft } : { kind: left, address: null, draft },
  initial: 'arriving',
  on: {
    'city.typed': { actions: { type: 'typeCity', params: ({ event }) => event.text } },
    'address.typed': { actions: { type: 'typeAddress', params: ({ event }) => event.text } },
    back: '.left',
  },
  states: {
    /** Where a pincode is that was there before is looked up again. */
    arriving: { always: [{ guard: 'hasPincode', target: 'findingCity' }, { target: 'editing' }] },
    editing: {
      on: {
        'pincode.typed': [
          {
            guard: 'isWhole',
            target: 'findingCity',
            actions: { type: 'typePincode', params: ({ event }) => event.text },
          },
          { actions: { type: 'typePincode', params: ({ event }) => event.text } },
        ],
        locate: 'locating',
        save: { guard: 'isComplete', target: 'saving' },
      },
    },
    findingCity: {
      tags: 'finding',
      on: {
        'pincode.typed': [
          {
            guard: 'isWhole',
            target: 'findingCity',
            reenter: true,
            actions: { type: 'typePincode', params: ({ event }) => event.text },
          },
          { target: 'editing', actions: { type: 'typePincode', params: ({ event }) => event.text } },
        ],
        // A town that is written by hand stays.
        'city.typed': { target: 'editing', actions: { type: 'typeCity', params: ({ event }) => event.text } },
      },
      invoke: {
        id: 'findingCity',
        src: 'findCity',
        input: ({ context }) => ({ pincode: context.draft.pincode }),
        onDone: onOutcome('findCity', {
          isUnknown: { target: 'editing', actions: 'sayUnknown' },
          refused: { target: 'editing', actions: 'sayDown' },
          done: { target: 'editing', actions: 'keepTown' },
        }),
      },
    },
    locating: {
      tags: 'locating',
      // Who goes on typing waits for no place, and what is typed stays.
      on: {
        'pincode.typed': [
          {
            guard: 'isWhole',
            target: 'findingCity',
            actions: { type: 'typePincode', params: ({ event }) => event.text },
          },
          { target: 'editing', actions: { type: 'typePincode', params: ({ event }) => event.text } },
        ],
        'city.typed': { target: 'editing', actions: { type: 'typeCity', params: ({ event }) => event.text } },
      },
      invoke: {
        id: 'locating',
        src: 'locate',
        input: {},
        onDone: onOutcome('locate', {
          refused: { target: 'editing', actions: 'sayNowhere' },
          done: { target: 'editing', actions: 'keepHere' },
        }),
      },
    },
    saving: {
      tags: 'busy',
      entry: 'beginSaving',
      invoke: {
        id: 'saving',
        src: 'save',
        input: ({ context }) => ({ ...context.attempt!.sent, key: context.attempt!.key }),
        onDone: onOutcome('save', {
          unauthenticated: { target: 'left', actions: 'leaveToVerify' },
          refused: { target: 'editing', actions: ['settleAttempt', 'keepFailure', 'notify'] },
          done: { target: 'left', actions: ['keepSaved', 'notify'] },
        }),
      },
    },
    left: { type: 'final' },
  },
})
