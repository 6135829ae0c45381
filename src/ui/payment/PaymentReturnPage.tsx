import { css } from 'styled-system/css'
import { useLocation } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { outcomeOfPath } from '../../core/payment/payment.rules'
import type { paymentReturnMachine } from '../../machines/payment/paymentReturn.machine'
import { viewPaymentReturn } from '../../machines/payment/paymentReturn.view'
import { viewPaying } from '../../machines/payment/paying.view'
import { useText } from '../intl/useText'
import { ServerDown } from '../kit/art'
import { Button } from '../kit/Button'
import { ErrorState } from '../kit/ErrorState'
import { useView } from '../kit/useView'
import { LateAnswer } from './LateAnswer'
import { PaymentFailed } from './PaymentFailed'
import { ShownPage } from './ShownPage'
import { StandingBooking } from './StandingBooking'
import { UnnamedBooking } from './UnnamedBooking'
import { UnnamedFailure } from './UnnamedFailure'
import { Waiting } from './Waiting'

const page = css({
  width: 'full',
  maxWidth: '[44rem]',
  marginInline: 'auto',
  paddingInline: { base: '16', tablet: '24' },
  paddingBlock: { base: '16', desktop: '32' },
})
const centre = css({ display: 'flex', justifyContent: 'center' })

type Actor = ActorRefFrom<typeof paymentReturnMachine>

/** Back from the gateway, to the booking that the address names. */
export function PaymentReturnPage({ actor }: { readonly actor: Actor | null }) {
  const [path] = useLocation()
  if (actor) return <PaymentReturn actor={actor} />
  if (outcomeOfPath(path) === 'success') return <UnnamedBooking what="unnamed" />
  return (
    <div className={page}>
      <UnnamedFailure />
    </div>
  )
}

/** What the server says of the booking. */
function PaymentReturn({ actor }: { readonly actor: Actor }) {
  const say = useText()
  const view = useView(actor, viewPaymentReturn)
  const paying = useView(actor, (snapshot) => snapshot.children.paying)
  const { isBusy, isRenewing, hasFailed, shown, fault, code } = useView(paying, viewPaying)
  const isAtPaymentPage = shown !== null || isRenewing
  const close = () => actor.send({ type: 'close' })
  const payAgain = () => {
    if (paying) paying.send({ type: 'payment.retry' })
    else actor.send({ type: 'payment.retry' })
  }
  return (
    <div className={page}>
      {view.isLoading && <Waiting title={say('payment.loading')} />}
      {view.isConfirming && <Waiting title={say('payment.confirming')} text={say('payment.confirmingText')} />}
      {view.isLate && <LateAnswer onClose={close} />}
      {view.standing && view.detail && !hasFailed && !isAtPaymentPage && (
        <StandingBooking
          detail={view.detail}
          standing={view.standing}
          directions={view.directions}
          isPaying={isBusy}
          onPay={payAgain}
          onClose={close}
        />
      )}
      {view.isDenied && <UnnamedBooking what="denied" />}
      {view.isGone && <UnnamedBooking what="gone" />}
      {view.fault && !view.isDenied && !view.isGone && (
        <>
          <ErrorState
            drawing={<ServerDown />}
            isPage
            title={say('payment.unknown')}
            message={`${view.fault.id === 'wrong' ? (view.fault.text ?? '') : say.fault(view.fault)} ${say('payment.unknownText')}`.trim()}
            retryLabel={say('payment.retry')}
            onRetry={() => actor.send({ type: 'retry' })}
          />
          <div className={centre}>
            <Button tone="quiet" onClick={close}>
              {say('payment.goHome')}
            </Button>
          </div>
        </>
      )}
      {shown !== null && <ShownPage markup={shown} onRetry={payAgain} onClose={close} />}
      {isRenewing && <Waiting title={say('payment.processing')} text={say('payment.processingText')} />}
      {(view.hasFailed || hasFailed) && !isAtPaymentPage && (
        <PaymentFailed
          message={fault && say.fault(fault)}
          code={code}
          booking={view.detail && { ...view.detail, held: view.detail, patientName: view.detail.memberName }}
          wasAtGateway
          isRetrying={isBusy}
          onRetry={payAgain}
          onClose={close}
        />
      )}
    </div>
  )
}
