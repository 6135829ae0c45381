import { NOT_BEGUN } from '../../../src/core/booking/checkout'
import type { Facts } from '../../kit/paths/model'
import { attempt, choice, slot } from './practice'

export const asha = { id: 'm1', name: 'Asha Patel', age: 42, gender: 'Female', isDefault: true }
export const ravi = { id: 'm2', name: 'Ravi Patel', age: 45, gender: 'Male' }
export const ONLINE = 2
export const LATER = 3
export const inEnglish = [
  { id: ONLINE, frontendText: 'Pay online' },
  { id: LATER, frontendText: 'Pay later' },
]
export const inHindi = [
  { id: ONLINE, frontendText: 'ऑनलाइन भुगतान करें' },
  { id: LATER, frontendText: 'बाद में भुगतान करें' },
]
/** The ways to pay as they are read. */
export const named = (methods: readonly { readonly frontendText: string }[]): string =>
  methods.map(({ frontendText }) => frontendText).join(', ')

export const facts = {
  memberId: null as string | null,
  member: null as string | null,
  paymentMethodId: null as number | null,
  missing: 'member' as string | null,
  total: 80_000,
  sent: null as number | null,
  failure: null as string | null,
  bookingId: null as string | null,
  canBook: false,
  isChoosing: false,
  isRewording: false,
  isRereading: false,
  methods: '',
  output: null as string | null,
}
export type CheckoutFacts = typeof facts

/** The booking as it is sent: kept until it is known how it ended, also across a reload. */
export const kept = ({ memberId, paymentMethodId }: Facts) =>
  `attempt.kept ${JSON.stringify({
    attempt: {
      slot: slot('v1'),
      key: '<key>',
      request: { doctorId: 'd1', memberId, slotId: 'v1', consultation: 'video', paymentMethodId, amount: 80_000 },
    },
  })}`
export const DROPPED = 'attempt.dropped'

/** What is asked of a booking under way: the one sent before a reload, or the one just made. */
export const asked = ({ sent, member, memberId }: Facts) =>
  sent === 1 && member === null
    ? { ...attempt.request, key: 'k1' }
    : {
        doctorId: 'd1',
        memberId,
        slotId: 'v1',
        consultation: 'video',
        paymentMethodId: sent,
        amount: 80_000,
        key: '<key>',
      }

/** A checkout of a slot that was just chosen. */
export const arrival = {
  choice,
  slot: slot('v1'),
  progress: NOT_BEGUN,
  failure: null,
}
