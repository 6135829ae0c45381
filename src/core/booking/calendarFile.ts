import type { UnixSeconds } from '../kit/dates'

export interface CalendarEntry {
  readonly id: string
  readonly title: string
  readonly place: string
  readonly startsAt: UnixSeconds
  readonly endsAt: UnixSeconds
  /** Cancelled, the file takes the entry out of a calendar that has it. */
  readonly isCancelled?: boolean
}

const utc = (at: UnixSeconds): string =>
  new Date(at * 1000)
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replace(/[-:]/g, '')

const escaped = (text: string): string => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n?|\n/g, '\\n')

/** Octets of a line, without its end (RFC 5545, 3.1). */
const LONGEST_LINE = 75

/** Octets of a character in UTF-8. */
const octetsOf = (character: string): number => {
  const code = character.codePointAt(0)!
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_00_00 ? 3 : 4
}

/** A line in parts that each fit; no character is cut, and every part but the first begins with a blank. */
const folded = (line: string): string => {
  const parts = ['']
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LONGEST_LINE) {
      parts.push(' ')
      octets = 1
    }
    parts[parts.length - 1] += character
    octets += size
  }
  return parts.join('\r\n')
}

/** From when on the minutes are counted that number the versions of an entry. */
const FIRST_VERSION = Date.UTC(2026, 0, 1) / 1000
const MINUTE = 60

/**
 * An appointment as an iCalendar file (RFC 5545), with a reminder half an hour before. A file made later, after the
 * appointment was moved or cancelled, has a higher sequence, so that a calendar takes it for the newer version.
 */
export const calendarFile = (entry: CalendarEntry, madeAt: UnixSeconds): string => {
  const { id, title, place, startsAt, endsAt, isCancelled = false } = entry
  const reminder = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT30M', `DESCRIPTION:${escaped(title)}`, 'END:VALARM']
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Spine Care//Appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${id}@spine-care.example`,
    `SEQUENCE:${Math.max(0, Math.floor((madeAt - FIRST_VERSION) / MINUTE))}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    ...(isCancelled ? [] : reminder),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
