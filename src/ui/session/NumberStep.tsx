import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { loginMachine } from '../../machines/session/login.machine'
import { viewLogin } from '../../machines/session/login.view'
import { waitOf } from '../../core/kit/wait'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { useView } from '../kit/useView'
import { MobileFields } from './MobileFields'
import { TermsNote } from './TermsNote'

export const form = css({ display: 'grid', gap: '16', '& > p': { margin: '0' } })
const intro = css({ color: 'muted' })

/** The mobile number with its country code. */
export const NumberStep = ({ login }: { readonly login: ActorRefFrom<typeof loginMachine> }) => {
  const say = useText()
  const view = useView(login, viewLogin)
  const { digits, failure } = view
  const fault = view.fault && say(`session.number.${view.fault}`, { digits })
  const emitted = failure && say.fault(failure)
  const wait = failure?.wait ? ` ${say('session.wait', { ...waitOf(failure.wait) })}` : ''
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter bubbles from the field
    <form
      noValidate
      className={form}
      onSubmit={(event) => {
        event.preventDefault()
        login.send({ type: 'code.requested' })
      }}
      onKeyDown={(event) => {
        // The disabled button keeps Enter from submitting; it should still say what is missing.
        if (event.key === 'Enter' && !view.canRequest && event.target instanceof HTMLInputElement)
          login.send({ type: 'code.requested' })
      }}
    >
      <p className={intro}>{say('session.number.intro')}</p>
      <MobileFields
        isOwn
        view={view}
        error={emitted ? emitted + wait : (fault ?? undefined)}
        on={login.send}
        onLeave={() => login.send({ type: 'number.left' })}
      />
      <Button
        type="submit"
        size="lg"
        wide
        busy={view.isBusy}
        disabled={!view.canRequest}
        reason={fault ? undefined : say('session.number.reason', { digits })}
      >
        {say('session.number.send')}
      </Button>
      <TermsNote />
    </form>
  )
}
