import { TIME_ZONE } from '../../src/core/kit/timeZone'

/** A weekday from today on as a form names it, in the practice's own zone. */
export const weekdayFromNow = (days: number): string =>
  new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: TIME_ZONE }).format(Date.now() + days * 86_400_000)
