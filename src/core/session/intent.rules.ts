import type { SlotChoice } from '../booking/booking'
import type { Intent } from './intent'

/** Seconds an intent is remembered. */
export const INTENT_LIFETIME = 30 * 60

/** A booking that goes on at its checkout. */
const checkoutQuery = (slot: SlotChoice): string =>
  Object.entries({ ...slot, step: 'checkout' })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

/** Where each intent picks up again. */
export const resumePath = (intent: Intent): string => {
  switch (intent._tag) {
    case 'BookSlot':
      return `${intent.from === 'findDoctor' ? '/find-doctor' : '/doctor-profile'}?${checkoutQuery(intent.slot)}`
    case 'OpenPage':
      return intent.path
  }
}
