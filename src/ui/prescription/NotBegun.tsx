import { css } from 'styled-system/css'
import { dayNamed, type UnixSeconds } from '../../core/kit/dates'
import { useApp } from '../app/frame/AppContext'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'

const look = css({ margin: '0', marginBlockStart: '12', fontWeight: 'semibold', lineHeight: 'caption' })

/** Names the time of an appointment that has not begun, where its consultation is about to be ended. */
export const NotBegun = ({ startsAt }: { readonly startsAt: UnixSeconds }) => {
  const say = useText()
  const dates = useDates()
  const { now } = useApp()
  if (startsAt <= now()) return null
  const name = dayNamed(startsAt, now())
  const day = name === 'dateOfYear' ? dates.dayOfYear(startsAt) : dates.day(startsAt)
  return <p className={look}>{say('prescription.end.notBegun', { name, day, time: dates.time(startsAt) })}</p>
}
