import type { UnixSeconds } from '../../core/kit/dates'
import { useClock } from '../app/frame/useClock'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Countdown } from '../kit/Countdown'

/** Until when an unpaid booking keeps its slot, counted down. */
export function HeldFor({ until }: { readonly until: UnixSeconds }) {
  const say = useText()
  const when = useWhen()
  const now = useClock(1)
  return (
    <span>
      {say('payment.slotHeld', { time: when.time(until) })} · <Countdown deadline={until} now={now} />
    </span>
  )
}
