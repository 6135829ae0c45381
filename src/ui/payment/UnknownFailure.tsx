import { useLocation } from 'wouter'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { FailedPayment, focusFirst } from './FailedPayment'

interface UnknownFailureProps {
  /** Why the booking could not be read, in the server's words; null where the address names none. */
  readonly message: string | null
  /** Asks for the booking again, where that may help; otherwise the orders have what is unpaid. */
  readonly onRetry: (() => void) | null
}

/** A payment failed, and of its booking nothing is known. */
export function UnknownFailure({ message, onRetry }: UnknownFailureProps) {
  const say = useText()
  const [, go] = useLocation()
  return (
    <FailedPayment
      message={message}
      about={onRetry ? null : say('payment.unnamedFailed')}
      money={say('payment.moneyUnknown')}
      slot={say('payment.slotHeldShortly')}
    >
      <Button wide size="lg" ref={focusFirst} onClick={onRetry ?? (() => go('/order-list'))}>
        {say(onRetry ? 'payment.retry' : 'payment.retryPayment')}
      </Button>
      <Button tone="quiet" wide onClick={() => go('/home')}>
        {say('payment.close')}
      </Button>
    </FailedPayment>
  )
}
