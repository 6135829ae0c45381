import { type ReactNode, useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { countdownMachine } from '../../machines/kit/countdown.machine'
import type { otpMachine } from '../../machines/session/otp.machine'
import { viewOtp } from '../../machines/session/otp.view'
import { waitOf } from '../../core/kit/wait'
import { secondsLeft } from '../../machines/kit/countdown.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { PinField } from '../kit/PinField'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'
import { form } from './NumberStep'
import { TermsNote } from './TermsNote'

const sent = css({ color: 'muted', '& > b': { color: 'ink', fontWeight: 'semibold', whiteSpace: 'nowrap' } })
const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8' })
const waiting = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44',
  paddingInline: '12',
  color: 'muted',
  fontSize: '14',
  fontVariantNumeric: 'tabular-nums',
})

const strong = (words: ReactNode[]) => <b key="number">{words}</b>

const Wait = ({ wait }: { readonly wait: ActorRefFrom<typeof countdownMachine> }) => {
  const seconds = useView(wait, secondsLeft)
  return (
    <span className={waiting} role="timer">
      {useText()('session.code.resendIn', { seconds })}
    </span>
  )
}

/** The code that was sent: enter it, have it sent again, or change the number. */
export const CodeStep = ({ otp }: { readonly otp: ActorRefFrom<typeof otpMachine> }) => {
  const say = useText()
  const view = useView(otp, viewOtp)
  const { failure, wait } = view
  const when = useWhen()
  const fault = view.fault && say(`session.code.${view.fault}`, { digits: view.digits })
  const emitted = failure && (failure.why ? say.fault(failure.why) : say('session.code.failed'))
  const entry = useRef<HTMLFormElement>(null)
  const isCleared = failure !== null && view.code === ''
  useEffect(() => {
    if (isCleared) entry.current?.querySelector('input')?.focus()
  }, [isCleared])
  const later = failure?.wait ? ` ${say('session.wait', { ...waitOf(failure.wait) })}` : ''
  const field = {
    label: say('session.code.label'),
    value: view.code,
    disabled: view.isExhausted,
    error: emitted ? emitted + later : (fault ?? undefined),
    autoFocus: true,
    onChange: (code: string) => otp.send({ type: 'code.typed', code }),
  }
  return (
    <form
      ref={entry}
      noValidate
      className={form}
      onSubmit={(event) => {
        event.preventDefault()
        otp.send({ type: 'verify' })
        if (viewOtp(otp.getSnapshot()).fault) event.currentTarget.querySelector('input')?.focus()
      }}
    >
      <p className={sent}>
        {view.longSentAt === null
          ? say.rich('session.code.sent', { number: view.number, b: strong })
          : say.rich('session.code.sentLong', { number: view.number, at: when.at(view.longSentAt), b: strong })}
      </p>
      {view.longSentAt === null ? (
        <PinField
          {...field}
          wrong={say('session.code.length', { digits: view.digits })}
          boxName={(place, count) => say('session.code.digit', { place, count })}
        />
      ) : (
        <TextField {...field} numeric="digits" autoComplete="one-time-code" help={say('session.code.longHelp')} />
      )}
      <Button type="submit" size="lg" wide busy={view.isBusy} disabled={view.isExhausted}>
        {say('session.code.verify')}
      </Button>
      <div className={ways}>
        <Button tone="quiet" size="sm" onClick={() => otp.send({ type: 'number.changing' })}>
          {say('session.code.change')}
        </Button>
        {view.canResend ? (
          <Button tone="quiet" size="sm" onClick={() => otp.send({ type: 'resend' })}>
            {say('session.code.resend')}
          </Button>
        ) : (
          wait && <Wait wait={wait} />
        )}
      </div>
      <TermsNote />
    </form>
  )
}
