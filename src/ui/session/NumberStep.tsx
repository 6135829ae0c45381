import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { loginMachine } from '../../machines/session/login.machine'
import { viewLogin } from '../../machines/session/login.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { SelectField } from '../kit/SelectField'
import { TextField } from '../kit/TextField'
import { TermsNote } from './TermsNote'

export const form = css({ display: 'grid', gap: '16', '& > p': { margin: '0' } })
const intro = css({ color: 'muted' })
const fields = css({
  display: 'grid',
  gridTemplateColumns: '[7rem minmax(0, 1fr)]',
  gap: '8',
  alignItems: 'start',
})

/** The mobile number with its country code. */
export const NumberStep = ({ login }: { readonly login: ActorRefFrom<typeof loginMachine> }) => {
  const say = useText()
  const view = viewLogin(useSelector(login, (snapshot) => snapshot))
  const { digits, failure } = view
  const fault = view.fault && say(`session.number.${view.fault}`, { digits })
  const emitted = failure && say.fault(failure)
  const wait = failure?.wait ? ` ${say('session.wait', { seconds: failure.wait })}` : ''
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
      <div className={fields}>
        <SelectField
          label={say('session.number.country')}
          options={view.countries.map((code) => ({ id: code, name: code }))}
          value={view.country}
          disabled={view.isBusy}
          autoComplete="tel-country-code"
          onChange={(code) => login.send({ type: 'country.chosen', code })}
        />
        <TextField
          label={say('session.number.label')}
          numeric="phone"
          type="tel"
          autoComplete="tel"
          value={view.phoneNumber}
          readOnly={view.isBusy}
          error={emitted ? emitted + wait : (fault ?? undefined)}
          onChange={(phoneNumber) => login.send({ type: 'number.typed', phoneNumber })}
          onBlur={() => login.send({ type: 'number.left' })}
        />
      </div>
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
