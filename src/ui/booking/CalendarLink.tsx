import { CalendarPlus } from 'lucide-react'
import { useCallback } from 'react'
import { type CalendarEntry, calendarFile } from '../../core/booking/calendarFile'
import { useText } from '../intl/useText'
import { LinkButton } from '../kit/LinkButton'

/** A file for the person's own calendar; its address lives as long as the link is on screen. */
export function CalendarLink({ id, title, place, startsAt, endsAt }: CalendarEntry) {
  const say = useText()
  const offer = useCallback(
    (link: HTMLAnchorElement) => {
      const file = new Blob([calendarFile({ id, title, place, startsAt, endsAt })], { type: 'text/calendar' })
      const address = URL.createObjectURL(file)
      link.href = address
      return () => URL.revokeObjectURL(address)
    },
    [id, title, place, startsAt, endsAt],
  )
  return (
    <LinkButton tone="secondary" ref={offer} download={say('booking.eventFile')}>
      <CalendarPlus size={20} aria-hidden />
      {say('booking.addToCalendar')}
    </LinkButton>
  )
}
