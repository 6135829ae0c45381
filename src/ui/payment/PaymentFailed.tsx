import { slotAfterFailure } from '../../core/booking/appointment.payment'
import { doctorPath } from '../../core/app/links'
import { useClock } from '../app/frame/useClock'
import { useMoney } from '../intl/format'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { LinkButton } from '../kit/LinkButton'
import { FailedPayment } from './FailedPayment'
import { HeldFor } from './HeldFor'
import type { UnpaidBooking } from './unpaidBooking'

interface PaymentFailedProps {
  /** The server's words, when it had any, and the code of its refusal. */
  readonly message: string | null
  readonly code: string | null
  readonly booking: UnpaidBooking | null
  /** The gateway was reached: the bank may have taken something. */
  readonly wasAtGateway: boolean
  readonly isRetrying: boolean
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** The payment did not go through: what happened to the money and to the slot, and the one way on that still helps. */
export function PaymentFailed(props: PaymentFailedProps) {
  const { message, code, booking, wasAtGateway, isRetrying, onRetry, onClose } = props
  const say = useText()
  const money = useMoney()
  const when = useWhen()
  const now = useClock(1)
  const slot = slotAfterFailure(code, booking?.held ?? null, now)
  const until = booking?.held?.holdExpiresAt ?? null
  return (
    <FailedPayment
      message={message}
      about={
        booking &&
        [booking.doctorName, when.range(booking.startsAt, booking.endsAt), booking.patientName]
          .filter(Boolean)
          .join(' · ')
      }
      money={
        slot === 'paid'
          ? say('payment.alreadyPaid')
          : wasAtGateway && booking
            ? say('payment.notReceived', { amount: money(booking.amount) })
            : say('payment.nothingPaid')
      }
      slot={
        slot === 'paid' ? (
          say('payment.slotKept')
        ) : slot === 'released' ? (
          say('payment.slotReleased')
        ) : booking?.held && until === null ? (
          say('payment.slotKept')
        ) : until === null ? (
          say('payment.slotHeldShortly')
        ) : (
          <HeldFor until={until} />
        )
      }
    >
      {slot === 'held' ? (
        <Button wide size="lg" disabled={isRetrying} onClick={onRetry}>
          {say(isRetrying ? 'payment.retrying' : 'payment.retryPayment')}
        </Button>
      ) : slot === 'paid' || booking === null ? (
        <Link href="/order-list" asChild>
          <LinkButton wide size="lg">
            {say('payment.myOrders')}
          </LinkButton>
        </Link>
      ) : (
        <Link href={doctorPath(booking.doctorId)} state={{ doctorId: booking.doctorId }} asChild>
          <LinkButton wide size="lg">
            {say('payment.chooseAnother')}
          </LinkButton>
        </Link>
      )}
      <Button tone="quiet" wide onClick={onClose}>
        {say('payment.close')}
      </Button>
    </FailedPayment>
  )
}
