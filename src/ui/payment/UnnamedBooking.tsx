import { Link } from 'wouter'
import { useText } from '../intl/useText'
import { EmptyCalendar } from '../kit/art'
import { EmptyState } from '../kit/EmptyState'
import { LinkButton } from '../kit/LinkButton'

/** A return address that names no booking: the way to all of them. */
export function UnnamedBooking() {
  const say = useText()
  return (
    <EmptyState
      isPage
      drawing={<EmptyCalendar />}
      title={say('payment.unnamed')}
      text={say('payment.unnamedText')}
      action={
        <Link href="/order-list" asChild>
          <LinkButton>{say('payment.seeOrders')}</LinkButton>
        </Link>
      }
    />
  )
}
