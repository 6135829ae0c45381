import { countdownTo, type UnixSeconds } from '../../core/kit/dates'
import { useClock } from '../app/useClock'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'

/** Until when an unpaid booking keeps its slot, counted down. */
export function HeldFor({ until }: { readonly until: UnixSeconds }) {
  const say = useText()
  const when = useWhen()
  const now = useClock(1)
  return <span>{say('orders.held', { time: when.time(until), left: countdownTo(until, now) })}</span>
}
