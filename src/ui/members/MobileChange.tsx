import { useId } from 'react'
import { css } from 'styled-system/css'
import type { MobileChangeActor } from '../../machines/members/mobileChange.machine'
import { viewMobileChange } from '../../machines/members/mobileChange.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { ErrorState } from '../kit/ErrorState'
import { Modal } from '../kit/Modal'
import { PinField } from '../kit/PinField'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { MobileFields } from '../session/MobileFields'

const look = css({ display: 'grid', gap: '16', '& > p': { margin: '0' } })

/** The steps in which a patient's number changes: the code of the old one, the new one, its code. */
export const MobileChange = ({ actor, own }: { readonly actor: MobileChangeActor; readonly own: string }) => {
  const say = useText()
  const form = useId()
  const view = useView(actor, viewMobileChange)
  const dismiss = () => actor.send({ type: 'dismiss' })
  const fault = view.fault ? say.fault(view.fault) : undefined
  const numberFault = view.numberFault && say(`session.number.${view.numberFault}`, { digits: view.digits })
  const code = (
    <PinField
      key={view.step}
      label={say('session.code.label')}
      wrong={say('session.code.length', { digits: view.codeDigits })}
      value={view.code}
      error={fault}
      boxName={(place, count) => say('session.code.digit', { place, count })}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is all this step asks for
      autoFocus
      onChange={(typed) => actor.send({ type: 'code.typed', code: typed })}
    />
  )
  const resend = (
    <Button tone="quiet" size="sm" onClick={() => actor.send({ type: 'resend' })}>
      {say('session.code.resend')}
    </Button>
  )
  return (
    <Modal
      open
      size="sm"
      sticky
      title={say('members.number.change')}
      closeLabel={say('members.close')}
      onClose={dismiss}
      footer={
        <>
          <Button tone="secondary" onClick={dismiss}>
            {say('members.cancel')}
          </Button>
          <Button type="submit" form={form} busy={view.isBusy} disabled={!view.canGoOn && !view.isBusy}>
            {say(view.step === 'code' ? 'members.number.save' : 'members.number.next')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={look}
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'next' })
        }}
      >
        {view.loadFault ? (
          <ErrorState
            title={say('members.number.failed')}
            message={say.fault(view.loadFault)}
            retryLabel={say('members.retry')}
            onRetry={() => actor.send({ type: 'retry' })}
          />
        ) : view.step === 'wait' ? (
          <SkeletonText lines={3} />
        ) : view.step === 'number' ? (
          <>
            <p>{say('members.number.new')}</p>
            <MobileFields isOwn view={view} error={fault ?? numberFault ?? undefined} on={actor.send} />
          </>
        ) : view.step === 'old' ? (
          <>
            <p>{say('members.number.old', { number: own })}</p>
            {code}
            {resend}
          </>
        ) : (
          <>
            <p>{say('members.number.code', { number: view.number })}</p>
            {code}
            {resend}
          </>
        )}
      </form>
    </Modal>
  )
}
