import * as Schema from 'effect/Schema'
import { fault } from '../kit/sent'
import { Line, Lines, Opaque } from '../kit/written'
import { PersonName } from '../members/members'
import { ENQUIRY_LENGTH, contactTypes, enquiryKinds, inquiryTypes, partnerTypes } from './enquiry.kinds'

export const EnquiryKind = Schema.Literals(enquiryKinds)

/** A file that was uploaded for an enquiry, with the name it had. */
export const Attachment = Schema.Struct({ name: Schema.String, url: Schema.String })
export type Attachment = typeof Attachment.Type

/** A form as it is typed; an empty text is a field that was not filled in. */
export const EnquiryDraft = Schema.Struct({
  name: Schema.String,
  countryCode: Schema.String,
  mobileNumber: Schema.String,
  emailId: Schema.String,
  organizationName: Schema.String,
  requestType: Schema.String,
  problem: Schema.String,
  description: Schema.String,
  attachments: Schema.Array(Attachment),
})
export type EnquiryDraft = typeof EnquiryDraft.Type

/** A form that waits for its writer to verify a number. */
export const KeptDraft = Schema.Struct({ kind: EnquiryKind, draft: EnquiryDraft, expiresAt: Schema.Int })
export type KeptDraft = typeof KeptDraft.Type

const EmailId = Line(ENQUIRY_LENGTH.emailId).check(
  Schema.isPattern(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, fault({ is: 'notEmail' })),
)
const MobileNumber = Schema.String.check(Schema.isPattern(/^\d{4,15}$/, fault({ is: 'notPhone' })))
const CountryCode = Schema.String.check(Schema.isPattern(/^\+\d{1,4}$/))

/** The contact form, and the one for partners; their numbers are Indian ones. */
export const ContactForm = Schema.Struct({
  name: PersonName,
  mobileNumber: Schema.String.check(Schema.isPattern(/^\d{10}$/, fault({ is: 'notPhone' }))),
  emailId: Schema.optionalKey(EmailId),
  organizationName: Schema.optionalKey(Line(ENQUIRY_LENGTH.organizationName)),
  requestType: Schema.Literals([...contactTypes, ...partnerTypes]),
  problem: Schema.optionalKey(Lines(ENQUIRY_LENGTH.problem)),
})
export type ContactForm = typeof ContactForm.Type

const Person = {
  name: PersonName,
  countryCode: CountryCode,
  mobileNumber: MobileNumber,
  problem: Lines(ENQUIRY_LENGTH.problem),
}

/** What a patient asks the care team: to choose a doctor, about something that confuses them, or an inquiry of a type. */
export const PatientTicket = Schema.Union([
  Schema.Struct({ kind: Schema.Literal('helpMeChoose') }),
  Schema.Struct({ kind: Schema.Literal('confused'), ...Person }),
  Schema.Struct({
    kind: Schema.Literals(['secondOpinion', 'support']),
    ...Person,
    emailId: Schema.optionalKey(EmailId),
    inquiryType: Schema.Literals(inquiryTypes),
  }),
])
export type PatientTicket = typeof PatientTicket.Type

/** What the staff asks the support; `attachments` are addresses of uploaded files. */
export const SupportTicket = Schema.Struct({
  problem: Lines(ENQUIRY_LENGTH.problem),
  description: Lines(ENQUIRY_LENGTH.description),
  attachments: Schema.Array(Opaque(2000)).check(Schema.isMaxLength(ENQUIRY_LENGTH.attachments)),
})
export type SupportTicket = typeof SupportTicket.Type

/** The number a person can name when they call about what they sent. */
export const Receipt = Schema.Struct({ reference: Schema.String })
export type Receipt = typeof Receipt.Type

/** A ticket as its writer sees it again. */
export const SentTicket = Schema.Struct({
  reference: Schema.String,
  kind: EnquiryKind,
  inquiryType: Schema.NullOr(Schema.String),
  problem: Schema.NullOr(Schema.String),
  description: Schema.NullOr(Schema.String),
  attachments: Schema.Array(Schema.String),
  createdAt: Schema.Int,
})
export type SentTicket = typeof SentTicket.Type

/** A form on its way, with the idempotency key of the attempt. */
export interface SentEnquiry {
  readonly kind: typeof EnquiryKind.Type
  readonly draft: EnquiryDraft
  readonly key: string
}
