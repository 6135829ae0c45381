import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { EnquiryActor } from '../../machines/support/enquiry.machine'
import { type EnquiryView, viewEnquiry } from '../../machines/support/enquiry.view'
import { useText } from '../intl/useText'
import { Success } from '../kit/art'
import { Button } from '../kit/Button'
import { RefusedFields } from '../kit/refusedFields'
import { useView } from '../kit/useView'
import { Attachments } from './Attachments'
import { EnquiryField, labelId } from './EnquiryField'

const form = css({
  display: 'grid',
  gap: '16',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
  '& > *': { minWidth: '0' },
  '& > [data-wide]': { gridColumn: '[1 / -1]' },
})
const narrow = css({ display: 'grid', gap: '16' })
const note = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const alert = css({
  margin: '0',
  padding: '12',
  borderRadius: '8',
  background: 'bad.tint',
  color: 'bad',
  fontSize: '14',
  fontWeight: 'medium',
  lineHeight: 'caption',
})
const thanks = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '12',
  padding: { base: '16', tablet: '24' },
  borderRadius: '12',
  background: 'good.tint',
  '& > *': { margin: '0' },
  '& > svg': { width: '120', height: 'auto' },
})
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '12' })

/** What is wrong with the whole form, if anything: what is missing, or why it was not sent. */
const Trouble = ({ view }: { readonly view: EnquiryView }) => {
  const say = useText()
  if (view.lacksRequired)
    return (
      <p role="alert" data-wide className={alert}>
        {say('support.form.allRequired')}
      </p>
    )
  if (!view.failure) return null
  return (
    <p role="alert" data-wide className={alert}>
      {say('support.form.notSent')} {view.failure.reason && say.fault(view.failure.reason)}
    </p>
  )
}

const Sent = ({ actor, view }: { readonly actor: EnquiryActor; readonly view: EnquiryView }) => {
  const say = useText()
  return (
    <div role="status" data-wide className={thanks}>
      {view.kind !== 'confused' && <Success />}
      <p className={css({ textStyle: 'subheading' })}>{say('support.form.sent.title')}</p>
      <p className={note}>{say('support.form.sent.text', { reference: view.reference ?? '' })}</p>
      {view.kind !== 'confused' && (
        <Button tone="secondary" onClick={() => actor.send({ type: 'again' })}>
          {say('support.form.again')}
        </Button>
      )}
    </div>
  )
}

interface EnquiryFormProps {
  actor: EnquiryActor
  /** One field below the other, where there is little room. */
  isNarrow?: boolean
  /** Beside the button that sends. */
  beside?: ReactNode
}

/** Any of the forms that ask us something; which fields it has says its kind. */
export const EnquiryForm = ({ actor, isNarrow = false, beside }: EnquiryFormProps) => {
  const say = useText()
  const own = useId()
  const view = useView(actor, viewEnquiry)
  if (view.isSent && view.kind !== 'confused') return <Sent actor={actor} view={view} />
  const missing = view.missing.map((field) => say(labelId(view.kind, field)))
  const reason = view.isUploading
    ? say('support.form.waitUpload')
    : missing.length > 0
      ? say('support.form.wait', { fields: missing.join(', ') })
      : undefined
  return (
    <form
      id={own}
      noValidate
      className={isNarrow ? narrow : form}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'send' })
      }}
    >
      {view.isSent && <Sent actor={actor} view={view} />}
      <RefusedFields of={view.failure?.reason?.fields}>
        {view.fields.map((field) => (
          <div key={field.name} data-wide={isWide(view, field.name) || undefined}>
            <EnquiryField actor={actor} view={view} field={field} />
          </div>
        ))}
      </RefusedFields>
      {view.attaches && <Attachments actor={actor} view={view} />}
      <Trouble view={view} />
      {view.isGuest && (
        <p data-wide className={note}>
          {say('support.form.guest')}
        </p>
      )}
      <div data-wide className={actions}>
        {beside}
        <Button type="submit" size="lg" busy={view.isSending} disabled={reason !== undefined} reason={reason}>
          {say(`support.send.${view.kind}`)}
        </Button>
      </div>
    </form>
  )
}

const isWide = ({ kind }: EnquiryView, field: string): boolean =>
  field === 'problem' || field === 'description' || (field === 'requestType' && kind === 'contact')
