/** What is typed into a form. */
export interface Draft {
  readonly name: string
  readonly countryCode: string
  readonly mobileNumber: string
  readonly emailId: string
  readonly organizationName: string
  readonly requestType: string
  readonly problem: string
  readonly description: string
  readonly attachments: readonly { readonly name: string; readonly url: string }[]
}

export const asha = { name: 'Asha Patel', countryCode: '+91', phoneNumber: '9876543210' }
export const empty: Draft = {
  name: '',
  countryCode: '+91',
  mobileNumber: '',
  emailId: '',
  organizationName: '',
  requestType: '',
  problem: '',
  description: '',
  attachments: [],
}
export const ofAsha: Draft = { ...empty, name: 'Asha Patel', mobileNumber: '9876543210' }
/** All but the type of inquiry, as somebody who has no account yet typed it. */
export const typed: Draft = { ...ofAsha, problem: 'My back hurts' }
export const SLOTS: Draft = { ...ofAsha, problem: 'Slots' }
export const scan = { name: 'scan', url: '/files/a' }
export const pdf = { name: 'scan', type: 'application/pdf', size: 10 }
export const emptyFile = { ...pdf, size: 0 }

/** What each of these forms waits for, in its order. */
export const required: Readonly<Record<string, readonly (keyof Draft)[]>> = {
  support: ['name', 'mobileNumber', 'requestType', 'problem'],
  confused: ['name', 'mobileNumber', 'problem'],
  help: ['problem', 'description'],
  helpMeChoose: [],
}
export const missingIn = (kind: string, draft: Draft) =>
  (required[kind] ?? []).filter((field) => draft[field] === '').join()

export const facts = {
  kind: 'support',
  draft: typed,
  isGuest: false,
  countries: 1,
  touched: false,
  numberFault: null as string | null,
  fileFault: null as string | null,
  missing: 'requestType',
  failure: null as string | null,
  reference: null as string | null,
}
export type Now = typeof facts

/** A field was typed into: the last failure is past. */
export const change = ({ kind, draft, touched, isGuest }: Now, changed: Partial<Draft>) => {
  const now = { ...draft, ...changed }
  return {
    draft: now,
    missing: missingIn(kind, now),
    failure: null,
    numberFault: isGuest && (touched ? !isWhole(now) : isTooLong(now)) ? 'length' : null,
  }
}
const digitsOf = ({ countryCode }: Draft) => (countryCode === '+65' ? 8 : 10)
export const isWhole = (draft: Draft) => draft.mobileNumber.length === digitsOf(draft)
const isTooLong = (draft: Draft) => draft.mobileNumber.length > digitsOf(draft)
