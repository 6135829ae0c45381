import { Link } from 'wouter'
import { useText } from '../intl/useText'
import { EmptyCalendar } from '../kit/art'
import { EmptyState } from '../kit/EmptyState'
import { LinkButton } from '../kit/LinkButton'

/** A return address that names no booking, or one that whoever looks may not see: the way to all of theirs. */
export function UnnamedBooking({ isNamed = false }: { readonly isNamed?: boolean }) {
  const say = useText()
  return (
    <EmptyState
      isPage
      drawing={<EmptyCalendar />}
      title={say(isNamed ? 'payment.denied' : 'payment.unnamed')}
      text={say(isNamed ? 'payment.deniedText' : 'payment.unnamedText')}
      action={
        <Link href="/order-list" asChild>
          <LinkButton>{say('payment.seeOrders')}</LinkButton>
        </Link>
      }
    />
  )
}
