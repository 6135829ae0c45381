import { css } from 'styled-system/css'
import type { UnixSeconds } from '../../core/kit/dates'
import { useText } from './useText'
import { useLead } from './useZone'

const note = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })

const MINUTES_AN_HOUR = 60
const quarters = ['', '¼', '½', '¾'] as const

/** `9½` hours of 570 minutes. */
const hoursOf = (minutes: number): string => {
  const whole = Math.floor(minutes / MINUTES_AN_HOUR)
  const part = quarters[Math.round((minutes % MINUTES_AN_HOUR) / (MINUTES_AN_HOUR / quarters.length)) % quarters.length]
  return whole === 0 && part !== '' ? part! : `${whole}${part}`
}

/** Above times that stand close together: that they are India's, on a device whose clock shows another time. */
export const ZoneNote = ({ at }: { readonly at: UnixSeconds }) => {
  const say = useText()
  const lead = useLead()(at)
  if (lead === 0) return null
  return (
    <p className={note}>{say(lead > 0 ? 'app.zoneAhead' : 'app.zoneBehind', { hours: hoursOf(Math.abs(lead)) })}</p>
  )
}
