import { CalendarPlus } from 'lucide-react'
import { useCallback } from 'react'
import { type CalendarEntry, calendarFile } from '../../core/booking/calendarFile'
import type { Tone } from './Button'
import { LinkButton } from './LinkButton'

interface CalendarLinkProps extends CalendarEntry {
  readonly label: string
  readonly tone?: Tone
  readonly wide?: boolean
}

/** A file for the person's own calendar; its address lives as long as the link is on screen. */
export function CalendarLink({ id, title, place, startsAt, endsAt, label, tone, wide }: CalendarLinkProps) {
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
    <LinkButton tone={tone ?? 'secondary'} wide={wide ?? false} ref={offer} download="appointment.ics">
      <CalendarPlus size={20} aria-hidden />
      {label}
    </LinkButton>
  )
}
