import type { UnixSeconds } from '../kit/dates'

export interface CalendarEntry {
  readonly id: string
  readonly title: string
  readonly place: string
  readonly startsAt: UnixSeconds
  readonly endsAt: UnixSeconds
}

const utc = (at: UnixSeconds): string =>
  new Date(at * 1000)
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replace(/[-:]/g, '')

const escaped = (text: string): string => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n')

/** An appointment as an iCalendar file (RFC 5545), with a reminder half an hour before. */
export const calendarFile = ({ id, title, place, startsAt, endsAt }: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Spine Care//Appointments//EN',
    'BEGIN:VEVENT',
    `UID:${id}@spine-care.example`,
    `DTSTAMP:${utc(startsAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT30M',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
