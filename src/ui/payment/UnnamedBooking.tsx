import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { EmptyCalendar } from '../kit/art'
import { EmptyState } from '../kit/EmptyState'
import { LinkButton } from '../kit/LinkButton'

interface UnnamedBookingProps {
  /** The address names no booking, one of nobody who looks, or one that a guest may not see. */
  readonly what: 'unnamed' | 'gone' | 'denied'
}

/** No booking to show: the way to all of theirs. */
export function UnnamedBooking({ what }: UnnamedBookingProps) {
  const say = useText()
  return (
    <EmptyState
      isPage
      drawing={<EmptyCalendar />}
      title={say(`payment.${what}`)}
      text={say(`payment.${what}Text`)}
      action={
        <Link href="/order-list" asChild>
          <LinkButton>{say('payment.seeOrders')}</LinkButton>
        </Link>
      }
    />
  )
}
