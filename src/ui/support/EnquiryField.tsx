import { css } from 'styled-system/css'
import { ENQUIRY_LENGTH, type EnquiryKind } from '../../core/support/enquiry.kinds'
import type { EnquiryField as EnquiryFieldName } from '../../core/support/enquiry.rules'
import type { EnquiryActor } from '../../machines/support/enquiry.machine'
import type { EnquiryFieldView, EnquiryView } from '../../machines/support/enquiry.view'
import { useText } from '../intl/useText'
import { SelectField } from '../kit/SelectField'
import { TextField } from '../kit/TextField'

interface EnquiryFieldProps {
  actor: EnquiryActor
  view: EnquiryView
  field: EnquiryFieldView
}

const number = css({
  display: 'grid',
  gridTemplateColumns: '[6.5rem minmax(0, 1fr)]',
  alignItems: 'start',
  gap: '8',
})
const AUTO_COMPLETE = {
  name: 'name',
  mobileNumber: 'tel-national',
  emailId: 'email',
  organizationName: 'organization',
  problem: 'off',
  description: 'off',
} as const

/** What a field is called in a form of this kind. */
export const labelId = (kind: EnquiryKind, field: EnquiryFieldName) => {
  if (field === 'requestType' && kind === 'partner') return 'support.form.partnerType'
  if (field === 'requestType' && kind !== 'contact') return 'support.form.inquiryType'
  if (field === 'problem' && kind === 'contact') return 'support.form.yourMessage'
  if (field === 'problem' && kind !== 'help' && kind !== 'confused') return 'support.form.message'
  return `support.form.${field}` as const
}

const useWords = ({ view, field }: Omit<EnquiryFieldProps, 'actor'>) => {
  const say = useText()
  const { name, fault, isRequired, isLocked } = field
  const label = say(labelId(view.kind, name))
  const error =
    // A text that is too long is refused by its field.
    fault === null || fault === 'tooLong'
      ? undefined
      : fault === 'required'
        ? say(`support.fault.required.${name}`)
        : say(`support.fault.${fault}`, { digits: view.digits })
  return {
    say,
    label: isRequired || name === 'requestType' ? label : say('support.form.optional', { label }),
    error,
    help: isLocked ? say('support.form.locked') : undefined,
  }
}

/** One field of a form, as its kind asks for it. */
export const EnquiryField = ({ actor, view, field }: EnquiryFieldProps) => {
  const { say, label, error, help } = useWords({ view, field })
  const { name, text, isRequired, isLocked } = field
  const change = (typed: string) => actor.send({ type: 'changed', field: name, text: typed })
  const isStill = view.isSending
  if (name === 'requestType')
    return (
      <SelectField
        label={label}
        error={error}
        required={isRequired}
        disabled={isStill}
        {...(text === '' ? { placeholder: say('support.form.chooseType') } : {})}
        options={view.types.map((id) => ({ id, name: say(`support.type.${id}`) }))}
        value={text}
        onChange={change}
      />
    )
  const shared = {
    label,
    error,
    help,
    required: isRequired,
    readOnly: isLocked || isStill,
    value: text,
    ...(name !== 'mobileNumber' && { maxLength: ENQUIRY_LENGTH[name] }),
    asSent: name,
    onChange: change,
  }
  if (name === 'problem' || name === 'description')
    return <TextField {...shared} lines={name === 'problem' && view.kind === 'help' ? 1 : 4} autoComplete="off" />
  if (name !== 'mobileNumber')
    return <TextField {...shared} type={name === 'emailId' ? 'email' : 'text'} autoComplete={AUTO_COMPLETE[name]} />
  const mobile = <TextField {...shared} type="tel" numeric="phone" autoComplete={AUTO_COMPLETE.mobileNumber} />
  if (view.countries.length === 0) return mobile
  return (
    <div className={number}>
      <SelectField
        label={say('support.form.country')}
        options={[...new Set([view.country, ...view.countries])].map((code) => ({ id: code, name: code }))}
        value={view.country}
        disabled={isLocked || isStill}
        autoComplete="tel-country-code"
        onChange={(code) => actor.send({ type: 'country.chosen', code })}
      />
      {mobile}
    </div>
  )
}
