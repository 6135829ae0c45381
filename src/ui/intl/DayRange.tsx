import { css } from 'styled-system/css'
import type { UnixSeconds } from '../../core/kit/dates'
import { useWhen } from './useWhen'

// The room of the dot belongs to the day: where the times begin a line of their own, the dot is before its edge and cut,
// and nothing of a second line of theirs is.
const both = css({ display: 'inline-block', overflowX: 'clip' })
const day = css({ paddingInlineEnd: '[0.5em]' })
const times = css({ display: 'inline-block', marginInlineStart: '[-0.5em]', paddingInlineStart: '[0.5em]' })
const dot = css({ display: 'inline-block', width: '[0.5em]', marginInlineStart: '[-0.5em]', whiteSpace: 'pre' })

/** `Tomorrow · 12:05–12:25 pm`: on a narrow line the times stand together below the day, without the dot. */
export function DayRange({ from, to }: { readonly from: UnixSeconds; readonly to: UnixSeconds }) {
  const when = useWhen()
  return (
    <span className={both}>
      <span className={day}>{when.day(from)}</span>{' '}
      <span className={times}>
        <span className={dot}>· </span>
        {when.timeRange(from, to)}
      </span>
    </span>
  )
}
