import { doctorPath } from '../app/links'
import type { Intent } from './intent'

/** Seconds an intent is remembered. */
export const INTENT_LIFETIME = 30 * 60

type BookSlot = Extract<Intent, { readonly _tag: 'BookSlot' }>

const pathOf = ({ from }: BookSlot): string => (from === 'findDoctor' ? '/find-doctor' : '/doctor-profile')

/** What is kept of the page on which somebody was asked to verify: of the list its search, so that back leads to it. */
export const keptWith = (intent: Intent, at: { readonly path: string; readonly listed: number } | null): Intent => {
  const [path, search = ''] = at?.path.split('?') ?? []
  return intent._tag === 'BookSlot' && path === pathOf(intent) ? { ...intent, search, listed: at!.listed } : intent
}

/** A booking that goes on at its checkout, over the list as it was. */
const checkoutQuery = ({ slot, search = '' }: BookSlot): string => {
  const steps = Object.entries({ ...slot, step: 'checkout' })
  const isOfStep = (pair: string): boolean => steps.some(([name]) => pair.startsWith(`${name}=`))
  const kept = search.split('&').filter((pair) => pair !== '' && !isOfStep(pair))
  return [...kept, ...steps.map(([name, value]) => `${name}=${encodeURIComponent(value)}`)].join('&')
}

const requestPath = ({ pharmacyId, type }: Extract<Intent, { readonly pharmacyId: string }>, step: string): string =>
  `/medicines?pharmacy=${encodeURIComponent(pharmacyId)}&way=${type}&step=${step}`

/** Where each intent picks up again. */
export const resumePath = (intent: Intent): string => {
  switch (intent._tag) {
    case 'BookSlot':
      return `${pathOf(intent)}?${checkoutQuery(intent)}`
    case 'AwaitSlots':
      return doctorPath(intent.doctorId)
    case 'AddAddress':
      return requestPath(intent, 'address')
    case 'ProceedOrder':
      return requestPath(intent, 'proceed')
    case 'OpenPage':
      return intent.path
  }
}
