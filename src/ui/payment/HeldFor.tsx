import type { UnixSeconds } from '../../core/kit/dates'
import { useClock } from '../app/frame/useClock'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Countdown } from '../kit/Countdown'

interface HeldForProps {
  readonly until: UnixSeconds
  /** Where the day and the time of the slot stand beside it. */
  readonly isShort?: boolean
}

/** Until when an unpaid booking keeps its slot, counted down. */
export function HeldFor({ until, isShort = false }: HeldForProps) {
  const say = useText()
  const when = useWhen()
  const now = useClock(1)
  if (isShort) return <Countdown deadline={until} now={now} words={(time) => say('payment.heldFor', { time })} />
  return (
    <span>
      {say('payment.slotHeld', { time: when.time(until) })} · <Countdown deadline={until} now={now} />
    </span>
  )
}
