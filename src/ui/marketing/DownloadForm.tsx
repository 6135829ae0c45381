import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { downloadLinkMachine } from '../../machines/marketing/downloadLink.machine'
import { viewDownloadLink } from '../../machines/marketing/downloadLink.view'
import { fieldLook, formLook } from '../app/frame/download.styles'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { useView } from '../kit/useView'

const note = css({ margin: '0', width: 'full', fontSize: '14', lineHeight: 'caption', color: 'good' })

/** The person was in the field already when it came alive. */
const goOn = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true })

/** The form of the download link: ten digits, then it can be sent. */
export const DownloadForm = ({ actor }: { readonly actor: ActorRefFrom<typeof downloadLinkMachine> }) => {
  const say = useText()
  const view = useView(actor, viewDownloadLink)
  const fault = view.fault ? say.fault(view.fault) : view.numberFault && say(`site.download.${view.numberFault}`)
  return (
    <form
      className={formLook}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'send' })
      }}
    >
      <label className={fieldLook.root}>
        <span className={fieldLook.label}>{say('app.download.label')}</span>
        <input
          ref={goOn}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          className={fieldLook.input}
          value={view.phoneNumber}
          readOnly={view.isSending}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => actor.send({ type: 'number.typed', text: event.target.value })}
        />
      </label>
      <Button type="submit" disabled={!view.canSend} busy={view.isSending}>
        {say('app.download.send')}
      </Button>
      <p role="status" className={note}>
        {view.isSent && (view.answer ?? say('site.download.sent'))}
      </p>
      {fault && (
        <p role="alert" className={fieldLook.error}>
          {fault}
        </p>
      )}
    </form>
  )
}
