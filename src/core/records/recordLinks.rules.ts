import type { UnixSeconds } from '../kit/dates'
import type { LinkDevice, RecordLink } from './recordLinks'

/** Whether a link works, was ended by the family, is past its days, or was closed by wrong codes. */
export const linkState = (
  { endedAt, expiresAt, isLocked }: Pick<RecordLink, 'endedAt' | 'expiresAt' | 'isLocked'>,
  now: UnixSeconds,
): 'live' | 'ended' | 'expired' | 'locked' => {
  if (endedAt !== null) return 'ended'
  if (expiresAt <= now) return 'expired'
  return isLocked ? 'locked' : 'live'
}

/** Whether an address is one of a report: http or https, and its path ends in `.pdf`. */
export const isReportLink = (url: string): boolean => /^https?:\/\/[^/\s]+\/\S*\.pdf$/i.test(url)

/** The kind of device that a browser says it runs on. */
export const linkDevice = (userAgent: string): LinkDevice => {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'phone' : 'computer'
}
