import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { payingMachine } from '../../machines/payment/paying.machine'
import { viewPaying } from '../../machines/payment/paying.view'
import { useText } from '../intl/useText'
import { useView } from '../kit/useView'
import { PaymentFailed } from './PaymentFailed'
import type { UnpaidBooking } from './unpaidBooking'
import { ShownPage } from './ShownPage'
import { Waiting } from './Waiting'

export type PayingActor = ActorRefFrom<typeof payingMachine>

const page = css({ width: 'full', maxWidth: '[44rem]', marginInline: 'auto', padding: { base: '16', tablet: '24' } })

/** On the way to the payment page, or back in front of it when that failed. */
export function Paying({ actor, booking }: { readonly actor: PayingActor; readonly booking: UnpaidBooking | null }) {
  const say = useText()
  const { isBusy, hasFailed, shown, fault, code } = useView(actor, viewPaying)
  const close = () => actor.send({ type: 'close' })
  const retry = () => actor.send({ type: 'payment.retry' })
  return (
    <div className={page}>
      {shown !== null && <ShownPage markup={shown} onRetry={retry} onClose={close} />}
      {isBusy && !hasFailed && <Waiting title={say('payment.processing')} text={say('payment.processingText')} />}
      {hasFailed && (
        <PaymentFailed
          message={fault && say.fault(fault)}
          code={code}
          booking={booking}
          wasAtGateway={false}
          isRetrying={isBusy}
          onRetry={retry}
          onClose={close}
        />
      )}
    </div>
  )
}
