import { CalendarPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type CalendarEntry, calendarFile } from '../../core/booking/calendarFile'
import { useText } from '../intl/useText'
import { LinkButton } from '../kit/LinkButton'

/** A file for the person's own calendar; its address lives as long as the link is on screen. */
export function CalendarLink({ id, title, place, startsAt, endsAt }: CalendarEntry) {
  const say = useText()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const file = new Blob([calendarFile({ id, title, place, startsAt, endsAt })], { type: 'text/calendar' })
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [id, title, place, startsAt, endsAt])
  return (
    <LinkButton tone="secondary" href={address} download={say('booking.eventFile')}>
      <CalendarPlus size={20} aria-hidden />
      {say('booking.addToCalendar')}
    </LinkButton>
  )
}
