import type { SnapshotFrom } from 'xstate'
import { type Failure, isDenied, isUnsettled } from '../../core/kit/outcome'
import { mobileFaultShown } from '../../core/kit/phone'
import { enquiryForms, type EnquiryField, fieldFault, isLocked, missingFields } from '../../core/support/enquiry.rules'
import { explained, type Fault } from '../kit/fault.view'
import { countryOf, type enquiryMachine } from './enquiry.machine'

/** Why it was not sent, where more is known than that: a call whose end nobody knows has no words of the server. */
const reasonOf = (failure: Failure): Fault | null =>
  explained(isUnsettled(failure) ? { ...failure, message: '' } : failure)

/** A form as it is asked: its fields with what is wrong, and whether it can be sent. */
export const viewEnquiry = (snapshot: SnapshotFrom<typeof enquiryMachine>) => {
  const { kind, writer, draft, countries, touched, failure, reference, fileFault } = snapshot.context
  const form = enquiryForms[kind]
  const country = countryOf(snapshot.context)
  const missing = missingFields(kind, draft).filter((field) => !isLocked(kind, writer, field))
  const faultShown = (name: EnquiryField) => {
    if (touched) return fieldFault(kind, name, draft, country)
    return name === 'mobileNumber' && draft.mobileNumber !== ''
      ? mobileFaultShown(draft.mobileNumber, country, false)
      : null
  }
  const field = (name: EnquiryField) => ({
    name,
    text: draft[name],
    isRequired: form.required.includes(name),
    isLocked: isLocked(kind, writer, name),
    fault: isLocked(kind, writer, name) ? null : faultShown(name),
  })
  return {
    kind,
    fields: form.fields.map(field),
    types: form.types,
    countries: form.hasCountry ? countries.map(({ code }) => code) : [],
    country: country.code,
    digits: country.len,
    attaches: form.attaches,
    attachments: draft.attachments,
    fileFault,
    isGuest: writer === null,
    isUploading: snapshot.hasTag('uploading'),
    isSending: snapshot.hasTag('sending'),
    isSent: snapshot.hasTag('sent'),
    reference,
    /** What the button waits for. */
    missing: form.waits ? missing : [],
    lacksRequired: touched && missing.length > 0,
    /** What is not allowed has its own dialog. */
    failure: failure && !isDenied(failure) ? { reason: reasonOf(failure) } : null,
  }
}

export type EnquiryView = ReturnType<typeof viewEnquiry>
export type EnquiryFieldView = EnquiryView['fields'][number]
