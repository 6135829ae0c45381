import type { Intent } from './intent'

/** Seconds an intent is remembered. */
export const INTENT_LIFETIME = 30 * 60

/** Where each intent picks up again. */
export const resumePath = (intent: Intent): string => {
  switch (intent._tag) {
    case 'BookSlot':
      return intent.from === 'findDoctor' ? '/find-doctor' : '/doctor-profile'
    case 'OpenPage':
      return intent.path
  }
}
