import { latinDigits } from './text'

/** Minutes between the times that a field offers and steps through. */
export const TIME_STEP = 5

const DAY_MINUTES = 24 * 60
const pad = (value: number): string => String(value).padStart(2, '0')

/** Of an hour without a half of the day: a practice is open from seven in the morning. */
const FIRST_HOUR = 7

const pattern = /^(\d{1,2})(?:[:. ]?([0-5]\d))?\s*([ap])?\.?\s*m?\.?$/

/**
 * The time that somebody typed as `HH:MM`: `10`, `1030`, `10.30`, `2 pm`, `14:00`, digits of any of the four scripts.
 * Without am or pm 7 to 11 are the morning's and 12 to 6 the afternoon's; null where there is no such time.
 */
export const readTime = (text: string): string | null => {
  const [, hours = '', minutes = '0', half] = pattern.exec(latinDigits(text).trim().toLowerCase()) ?? []
  const hour = Number(hours)
  // The end of a day is written so, and is no time of the next one.
  if (hour === 24 && Number(minutes) === 0 && half === undefined) return '24:00'
  if (hours === '' || hour > 23 || (half !== undefined && (hour === 0 || hour > 12))) return null
  const isWritten24 = hours.startsWith('0') || hour > 12
  const isAfternoon = half === undefined ? !isWritten24 && (hour < FIRST_HOUR || hour === 12) : half === 'p'
  const hour24 = half === undefined && isWritten24 ? hour : (hour % 12) + (isAfternoon ? 12 : 0)
  return `${pad(hour24)}:${pad(Number(minutes))}`
}

/** `writeTime('14:05')` is `2:05 pm`, as times are read; '' stays ''. */
export const writeTime = (time: string): string => {
  if (time === '') return ''
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${pad(minute)} ${hour % 24 < 12 ? 'am' : 'pm'}`
}

/** The next time of the five-minute steps in a direction, around the day. */
export const stepTime = (time: string, direction: 1 | -1): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = (hour * 60 + minute) / TIME_STEP
  const next = direction === 1 ? Math.floor(at) + 1 : Math.ceil(at) - 1
  const minutes = (next * TIME_STEP + DAY_MINUTES) % DAY_MINUTES
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** What may be meant by a beginning: every quarter of its hour, in the morning and in the afternoon. */
export const timesLike = (text: string): readonly string[] => {
  const time = readTime(text)
  if (time === null) return []
  const [hour = 0] = time.split(':').map(Number)
  return [hour, (hour + 12) % 24].flatMap((each) => [0, 15, 30, 45].map((minute) => `${pad(each)}:${pad(minute)}`))
}
