import { useLocation } from 'wouter'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { FailedPayment } from './FailedPayment'

/** A payment failed, and the address does not say of which booking: the orders have what is unpaid. */
export function UnnamedFailure() {
  const say = useText()
  const [, go] = useLocation()
  return (
    <FailedPayment
      message={null}
      about={say('payment.unnamedFailed')}
      money={say('payment.moneyUnknown')}
      slot={say('payment.slotHeldShortly')}
    >
      <Button wide size="lg" onClick={() => go('/order-list')}>
        {say('payment.retryPayment')}
      </Button>
      <Button tone="quiet" wide onClick={() => go('/home')}>
        {say('payment.close')}
      </Button>
    </FailedPayment>
  )
}
