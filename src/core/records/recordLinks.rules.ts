import type { UnixSeconds } from '../kit/dates'
import type { LinkDevice, RecordLink } from './recordLinks'

/** Whether a link works, was ended by the family, or is past its days. */
export const linkState = (
  { endedAt, expiresAt }: Pick<RecordLink, 'endedAt' | 'expiresAt'>,
  now: UnixSeconds,
): 'live' | 'ended' | 'expired' => {
  if (endedAt !== null) return 'ended'
  return expiresAt > now ? 'live' : 'expired'
}

/** Whether an address is one of a report: http or https, and its path ends in `.pdf`. */
export const isReportLink = (url: string): boolean => /^https?:\/\/[^/\s]+\/\S*\.pdf$/i.test(url)

/** The kind of device that a browser says it runs on. */
export const linkDevice = (userAgent: string): LinkDevice => {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'phone' : 'computer'
}
