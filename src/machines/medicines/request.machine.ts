import { EMPTY_ADDRESS } from '../../core/medicines/address.rules'
import { outcomeTransitions } from '../kit/onOutcome'
import { choicesAsked, requestSetup } from './request.setup'

const { onOutcome, onKind } = outcomeTransitions(requestSetup)

/** A request to a pharmacy: how it comes, where to, with which prescription, and sending it once. */
export const medicineRequestMachine = requestSetup.createMachine({
  id: 'medicineRequest',
  context: ({ input }) => ({
    ...input,
    pharmacy: null,
    address: null,
    members: [],
    records: [],
    failure: null,
    intent: null,
    isAddressLast: false,
    isPhoto: false,
    left: 'closed',
  }),
  output: ({ context: { left, draft, failure } }) => ({ kind: left, draft, failure }),
  initial: 'preparing',
  on: { close: '.left' },
  states: {
    preparing: {
      tags: ['preparing', 'way'],
      invoke: {
        id: 'preparing',
        src: 'loadChoices',
        input: ({ context }) => choicesAsked(context),
        onDone: onOutcome('loadChoices', {
          isGone: { target: 'gone' },
          refused: { target: 'unprepared', actions: 'keepFailure' },
          done: { target: 'arriving', actions: 'keepChoices' },
        }),
      },
    },
    unprepared: { tags: ['unprepared', 'way'], on: { retry: { target: 'preparing', actions: 'forgetFailure' } } },
    gone: { tags: ['gone', 'way'] },
    arriving: {
      always: [
        { guard: 'wasSent', target: 'sent' },
        { guard: 'hasAttempt', target: 'loadingRecords' },
        { guard: 'opensAddress', target: 'addingAddress' },
        { guard: 'opensRecords', target: 'loadingRecords' },
        { target: 'choosingWay' },
      ],
    },
    choosingWay: {
      tags: 'way',
      entry: { type: 'stepTo', params: 'way' },
      on: {
        'way.chosen': { actions: { type: 'chooseWay', params: ({ event }) => event.way } },
        'address.editing': [
          { guard: 'isGuest', target: 'verifying', actions: 'intendAddress' },
          { target: 'addingAddress', actions: 'comeFromWay' },
        ],
        proceed: [
          { guard: 'mustVerify', target: 'verifying', actions: 'intendOrder' },
          { guard: 'canProceed', target: 'loadingRecords' },
        ],
      },
    },
    verifying: {
      tags: 'way',
      // What is over it is closed by itself.
      on: { close: {} },
      invoke: {
        id: 'verification',
        src: 'verification',
        input: ({ context }) => ({ intent: context.intent! }),
        // Whoever verified is led back to a page that is opened anew.
        onDone: onKind('verification', { abandoned: { target: 'choosingWay' } }),
      },
    },
    addingAddress: {
      tags: ['way', 'address'],
      entry: { type: 'stepTo', params: 'address' },
      invoke: {
        id: 'address',
        src: 'address',
        input: ({ context: { draft, address } }) => ({
          draft:
            draft.address ??
            (address ? { pincode: address.pincode, city: address.city, address: address.address } : EMPTY_ADDRESS),
        }),
        onDone: onKind('address', {
          saved: { target: 'afterAddress', actions: 'keepAddress' },
          left: { target: 'afterAddress', actions: 'keepAddress' },
          mustVerify: { target: 'verifying', actions: ['keepAddress', 'intendAddress'] },
        }),
      },
    },
    afterAddress: {
      always: [{ guard: 'isAddressLast', target: 'reviewing', actions: 'comeFromWay' }, { target: 'choosingWay' }],
    },
    loadingRecords: {
      tags: ['prescription', 'loadingRecords'],
      on: { back: 'choosingWay' },
      invoke: {
        id: 'records',
        src: 'loadRecords',
        input: ({ context }) => ({ memberId: context.draft.memberId ?? '' }),
        onDone: onOutcome('loadRecords', {
          unauthenticated: { target: 'verifying', actions: 'intendOrder' },
          refused: { target: 'recordsFailed', actions: 'keepFailure' },
          hasAttempt: { target: 'sending', actions: 'keepRecords' },
          done: { target: 'deciding', actions: 'keepRecords' },
        }),
      },
    },
    recordsFailed: {
      tags: ['prescription', 'recordsFailed'],
      entry: { type: 'stepTo', params: 'prescription' },
      on: { retry: { target: 'loadingRecords', actions: 'forgetFailure' }, back: 'choosingWay' },
    },
    deciding: {
      always: [
        { guard: 'isReviewing', target: 'reviewing' },
        { guard: 'isAddingPaper', target: 'addingPaper' },
        { target: 'choosingPrescription' },
      ],
    },
    choosingPrescription: {
      tags: 'prescription',
      entry: { type: 'stepTo', params: 'prescription' },
      on: {
        'record.chosen': { actions: { type: 'chooseRecord', params: ({ event }) => event.id } },
        'line.wanted': { actions: { type: 'wantLine', params: ({ event }) => event.wanted } },
        'way.chosen': { actions: { type: 'chooseWay', params: ({ event }) => event.way } },
        'member.changing': 'choosingMember',
        'paper.adding': {
          target: 'addingPaper',
          actions: { type: 'choosePhoto', params: ({ event }) => event.isPhoto },
        },
        'address.editing': { target: 'addingAddress', actions: 'comeFromWay' },
        proceed: [
          { guard: 'lacksAddress', target: 'addingAddress', actions: 'comeFromReview' },
          { guard: 'isReady', target: 'reviewing' },
          { guard: 'lacksDetails', target: 'choosingMember' },
        ],
        back: 'choosingWay',
      },
    },
    /** A paper is photographed or uploaded inside the order: nothing of it is lost. */
    addingPaper: {
      tags: 'prescription',
      entry: { type: 'stepTo', params: 'paper' },
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { members, draft, today, isPhoto } }) => ({
          record: null,
          members,
          memberId: draft.memberId,
          type: 'prescription' as const,
          today,
          isPhoto,
        }),
        onDone: onKind('form', {
          saved: { target: 'loadingRecords', actions: 'choosePaper' },
          dismissed: { target: 'choosingPrescription' },
        }),
      },
    },
    choosingMember: {
      tags: 'prescription',
      invoke: {
        id: 'chooser',
        src: 'chooser',
        input: ({ context }) => ({ members: context.members, memberId: context.draft.memberId }),
        onDone: onOutcome('chooser', { done: { target: 'loadingRecords', actions: 'keepMember' } }),
      },
    },
    reviewing: {
      tags: 'review',
      entry: { type: 'stepTo', params: 'review' },
      on: {
        send: { guard: 'isReady', target: 'sending' },
        'address.editing': { target: 'addingAddress', actions: 'comeFromReview' },
        'member.changing': 'choosingMember',
        back: { target: 'choosingPrescription', actions: 'forgetFailure' },
        'orders.opened': { actions: 'goToOrders' },
      },
    },
    sending: {
      tags: ['review', 'busy'],
      entry: [{ type: 'stepTo', params: 'review' }, 'beginOrder'],
      invoke: {
        id: 'sending',
        src: 'order',
        input: ({ context }) => ({ ...context.attempt!.sent, key: context.attempt!.key }),
        onDone: onOutcome('order', {
          unsettled: { target: 'unsettled', actions: 'keepFailure' },
          unauthenticated: { target: 'verifying', actions: ['endOrder', 'intendOrder'] },
          isOfPharmacy: { target: 'left', actions: ['endOrder', 'keepFailure', 'notify', 'leaveElsewhere'] },
          isOfWay: { target: 'preparing', actions: ['endOrder', 'keepFailure', 'notify', 'stepToWay'] },
          isOfAddress: { target: 'rereading', actions: ['endOrder', 'keepFailure', 'notify'] },
          isOfRecord: { target: 'loadingRecords', actions: ['endOrder', 'keepFailure', 'notify'] },
          isOfMember: { target: 'choosingMember', actions: ['endOrder', 'keepFailure', 'notify'] },
          refused: { target: 'reviewing', actions: ['endOrder', 'keepFailure', 'notify'] },
          done: { target: 'sent', actions: ['endOrder', 'keepPlaced', 'notify'] },
        }),
      },
    },
    /** The address as it is now is shown before it is sent to. */
    rereading: {
      tags: ['review', 'preparing'],
      invoke: {
        id: 'rereading',
        src: 'loadChoices',
        input: ({ context }) => choicesAsked(context),
        onDone: onOutcome('loadChoices', {
          refused: { target: 'reviewing' },
          done: { target: 'reviewing', actions: 'keepChoices' },
        }),
      },
    },
    unsettled: {
      tags: ['review', 'unsettled'],
      on: { retry: 'sending', 'orders.opened': { actions: 'goToOrders' } },
    },
    sent: {
      tags: 'sent',
      entry: { type: 'stepTo', params: 'sent' },
      on: {
        track: { actions: 'track' },
        back: { target: 'left', actions: 'leaveDone' },
        close: { target: 'left', actions: ['leaveDone', 'goHome'] },
      },
    },
    left: { type: 'final' },
  },
})
