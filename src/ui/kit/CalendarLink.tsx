import { CalendarPlus } from 'lucide-react'
import { useCallback } from 'react'
import { type CalendarEntry, calendarFile } from '../../core/booking/calendarFile'
import type { Tone } from './Button'
import { LinkButton } from './LinkButton'

interface CalendarLinkProps extends CalendarEntry {
  readonly label: string
  readonly tone?: Tone
  readonly wide?: boolean
  readonly size?: 'sm'
}

/** A file for the person's own calendar; its address lives as long as the link is on screen. */
export function CalendarLink({ label, tone, wide, size, ...entry }: CalendarLinkProps) {
  const { id, title, place, startsAt, endsAt, isCancelled = false } = entry
  const offer = useCallback(
    (link: HTMLAnchorElement) => {
      const file = new Blob(
        [calendarFile({ id, title, place, startsAt, endsAt, isCancelled }, Math.floor(Date.now() / 1000))],
        { type: 'text/calendar' },
      )
      const address = URL.createObjectURL(file)
      link.href = address
      return () => URL.revokeObjectURL(address)
    },
    [id, title, place, startsAt, endsAt, isCancelled],
  )
  return (
    <LinkButton
      tone={tone ?? 'secondary'}
      wide={wide ?? false}
      {...(size && { size })}
      ref={offer}
      download="appointment.ics"
    >
      <CalendarPlus size={20} aria-hidden />
      {label}
    </LinkButton>
  )
}
