import { css } from 'styled-system/css'
import type { UnixSeconds } from '../../core/kit/dates'
import { useDates } from './format'
import { useText } from './useText'
import { useWhen } from './useWhen'

const times = css({ display: 'inline-block' })

/** `Tomorrow · 12:05–12:25 pm`: on a narrow line the times stand together below the day. */
export function DayRange({ from, to }: { readonly from: UnixSeconds; readonly to: UnixSeconds }) {
  const say = useText()
  const dates = useDates()
  const when = useWhen()
  return say.rich('app.dayRange', {
    day: when.day(from),
    range: <span className={times}>{dates.range(from, to)}</span>,
  })
}
