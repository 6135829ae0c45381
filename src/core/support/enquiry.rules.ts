import type { CountryCode } from '../kit/country'
import { DEFAULT_COUNTRY, mobileFault, type MobileFault } from '../kit/phone'
import { mobileTyped } from '../kit/phoneTyped'
import { charactersIn, cleanLines } from '../kit/text'
import type { EnquiryDraft } from './enquiry'
import {
  type EnquiryKind,
  contactTypes,
  partnerTypes,
  inquiryTypes,
  type RequestType,
  ENQUIRY_LENGTH,
} from './enquiry.kinds'

export type EnquiryField =
  | 'name'
  | 'mobileNumber'
  | 'emailId'
  | 'organizationName'
  | 'requestType'
  | 'problem'
  | 'description'

export interface EnquiryForm {
  /** In the order in which they are asked. */
  readonly fields: readonly EnquiryField[]
  readonly required: readonly EnquiryField[]
  /** Choices of `requestType`, and the one that stands there first. */
  readonly types: readonly RequestType[]
  readonly type: RequestType | ''
  /** A country code stands beside the number; without one the number is Indian. */
  readonly hasCountry: boolean
  /** The name and number of a person we know cannot be changed. */
  readonly locks: boolean
  /** The button waits for the required fields; otherwise pressing it says what is missing. */
  readonly waits: boolean
  readonly attaches: boolean
}

const none = { types: [], type: '', hasCountry: false, locks: false, waits: true, attaches: false } as const
const inquiry = {
  fields: ['name', 'emailId', 'mobileNumber', 'requestType', 'problem'],
  required: ['name', 'mobileNumber', 'requestType', 'problem'],
  types: inquiryTypes,
  hasCountry: true,
  locks: true,
  waits: true,
  attaches: false,
} as const

/** Every form of the product by what it asks. */
export const enquiryForms: Readonly<Record<EnquiryKind, EnquiryForm>> = {
  contact: {
    ...none,
    fields: ['name', 'mobileNumber', 'emailId', 'organizationName', 'requestType', 'problem'],
    required: ['name', 'mobileNumber'],
    types: contactTypes,
    type: 'general',
    waits: false,
  },
  partner: {
    ...none,
    fields: ['requestType', 'organizationName', 'name', 'mobileNumber', 'emailId'],
    required: ['requestType', 'organizationName', 'name', 'mobileNumber'],
    types: partnerTypes,
    waits: false,
  },
  confused: {
    ...none,
    fields: ['name', 'mobileNumber', 'problem'],
    required: ['name', 'mobileNumber', 'problem'],
    hasCountry: true,
    locks: true,
  },
  secondOpinion: { ...inquiry, type: 'secondOpinion' },
  support: { ...inquiry, type: '' },
  helpMeChoose: { ...none, fields: [], required: [] },
  help: {
    ...none,
    fields: ['problem', 'description'],
    required: ['problem', 'description'],
    attaches: true,
  },
}

/** Who writes, as far as their session knows them. */
export interface Writer {
  readonly name: string | null
  readonly countryCode: string | null
  readonly phoneNumber: string | null
}

const EMPTY: EnquiryDraft = {
  name: '',
  countryCode: DEFAULT_COUNTRY.code,
  mobileNumber: '',
  emailId: '',
  organizationName: '',
  requestType: '',
  problem: '',
  description: '',
  attachments: [],
}

const numberOf = (kind: EnquiryKind, { countryCode, phoneNumber }: Writer): Partial<EnquiryDraft> =>
  phoneNumber !== null && (enquiryForms[kind].hasCountry || countryCode === DEFAULT_COUNTRY.code)
    ? { countryCode: countryCode ?? DEFAULT_COUNTRY.code, mobileNumber: phoneNumber }
    : {}

/** A form as it opens: what was typed before, and what the session knows of its writer. */
export const openingDraft = (
  kind: EnquiryKind,
  writer: Writer | null,
  typed: EnquiryDraft | null,
  topic = '',
): EnquiryDraft => {
  const draft = { ...EMPTY, requestType: enquiryForms[kind].type, problem: topic, ...typed }
  if (writer === null) return draft
  const known = { ...(writer.name === null ? {} : { name: writer.name }), ...numberOf(kind, writer) }
  if (enquiryForms[kind].locks || typed === null) return { ...draft, ...known }
  return draft
}

/** A form after it was sent: who writes stays, what they wrote is gone. */
export const clearedDraft = (kind: EnquiryKind, draft: EnquiryDraft): EnquiryDraft => ({
  ...draft,
  requestType: enquiryForms[kind].type,
  organizationName: '',
  problem: '',
  description: '',
  attachments: [],
})

/** True where the session's own value stands and stays. */
export const isLocked = (kind: EnquiryKind, writer: Writer | null, field: EnquiryField): boolean =>
  enquiryForms[kind].locks &&
  writer !== null &&
  ((field === 'name' && writer.name !== null) || (field === 'mobileNumber' && writer.phoneNumber !== null))

/** A draft after a text was typed into one of its fields; a number may bring its country's code. */
export const draftTyped = (
  draft: EnquiryDraft,
  field: EnquiryField,
  text: string,
  country: CountryCode,
  countries: readonly CountryCode[],
): EnquiryDraft => {
  if (field !== 'mobileNumber') return { ...draft, [field]: text }
  const { country: its, phoneNumber } = mobileTyped(text, country, countries)
  return { ...draft, countryCode: its.code, mobileNumber: phoneNumber }
}

export type FieldFault = MobileFault | 'email' | 'tooLong'

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim())

/** What is wrong with a field, or null. */
export const fieldFault = (
  kind: EnquiryKind,
  field: EnquiryField,
  draft: EnquiryDraft,
  country: CountryCode,
): FieldFault | null => {
  const text = draft[field].trim()
  if (text === '') return enquiryForms[kind].required.includes(field) ? 'required' : null
  if (field === 'mobileNumber') return mobileFault(text, country)
  if (charactersIn(cleanLines(text)) > ENQUIRY_LENGTH[field]) return 'tooLong'
  return field === 'emailId' && !isEmail(text) ? 'email' : null
}

/** Required fields that are still empty, in their order. */
export const missingFields = (kind: EnquiryKind, draft: EnquiryDraft): readonly EnquiryField[] =>
  enquiryForms[kind].required.filter((field) => draft[field].trim() === '')

/** True when the form can be sent: nothing required is missing and nothing typed is wrong. */
export const isSendable = (
  kind: EnquiryKind,
  draft: EnquiryDraft,
  writer: Writer | null,
  country: CountryCode,
): boolean =>
  enquiryForms[kind].fields.every(
    (field) => isLocked(kind, writer, field) || fieldFault(kind, field, draft, country) === null,
  )
