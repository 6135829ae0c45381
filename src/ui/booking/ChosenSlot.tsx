import { css } from 'styled-system/css'
import type { Slot } from '../../core/booking/booking'
import { minutesText } from '../../core/booking/booking.rules'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Money } from '../kit/Money'

const row = css({ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: '16' })
const words = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  fontSize: '14',
  lineHeight: 'caption',
  fontVariantNumeric: 'tabular-nums',
})
const end = css({ textAlign: 'end' })
const muted = css({ color: 'muted', fontSize: '12' })
const strong = css({ fontWeight: 'medium' })
const fee = css({ fontSize: '18', fontWeight: 'semibold' })

interface ChosenSlotProps {
  slot: Slot
  minutes: number | null
}

/** The slot that is chosen: day, time, length and fee. */
export function ChosenSlot({ slot, minutes }: ChosenSlotProps) {
  const say = useText()
  const when = useWhen()
  return (
    <output className={row}>
      <span className={words}>
        <span className={muted}>
          {say('booking.chosen')}
          {minutes !== null && ` · ${say('booking.minutes', { minutes, shown: minutesText(minutes) })}`}
        </span>
        <span className={strong}>{when.range(slot.startsAt, slot.endsAt)}</span>
      </span>
      <span className={`${words} ${end}`}>
        <span className={muted}>{say('booking.fee')}</span>
        <span className={fee}>
          <Money paise={slot.fee} />
        </span>
      </span>
    </output>
  )
}
