import { useState } from 'react'
import { css } from 'styled-system/css'
import { announcementBetween, secondsLeft } from '../../core/kit/countdown.rules'
import { countdownTo, MINUTE, type UnixSeconds } from '../../core/kit/dates'
import { useText } from '../intl/useText'
import { VisuallyHidden } from './VisuallyHidden'

export interface CountdownProps {
  readonly deadline: UnixSeconds
  /** The server's time; whoever shows a countdown has the seconds pass. */
  readonly now: UnixSeconds
  /** The time that is left in other words than "9:11 left". */
  readonly words?: (time: string) => string
}

const figures = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

/** Time that runs out, to the second; announced at five minutes, at one and at the end. */
export const Countdown = ({ deadline, now, words }: CountdownProps) => {
  const say = useText()
  const time = countdownTo(deadline, now)
  const left = secondsLeft(deadline, now)
  const [seen, setSeen] = useState({ left, announced: null as number | null })
  if (seen.left !== left) setSeen({ left, announced: announcementBetween(seen.left, left) ?? seen.announced })
  const { announced } = seen
  return (
    <span role="timer" className={figures}>
      {left === 0 ? say('kit.countdown.over') : (words?.(time) ?? say('kit.countdown.left', { time }))}
      <VisuallyHidden>
        <span role="status">{announced !== null && say('kit.countdown.minutes', { minutes: announced / MINUTE })}</span>
      </VisuallyHidden>
    </span>
  )
}
