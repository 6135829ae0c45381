import { isInApp } from '../app/routes'
import { digitsOnly } from '../kit/text'
import type { Banner } from './marketing'

/** Milliseconds a banner is shown before the next one. */
export const BANNER_TIME = 6000

/** A link to the app goes to Indian numbers. */
export const DOWNLOAD_COUNTRY = '+91'
export const DOWNLOAD_DIGITS = 10

/** What the field of the download link keeps: at most ten digits. */
export const downloadTyped = (text: string): string => digitsOnly(text).slice(0, DOWNLOAD_DIGITS)

export const canDownload = (phoneNumber: string): boolean => phoneNumber.length === DOWNLOAD_DIGITS

/** Where a banner leads on the web, or null: only into the app or to a secure address. */
export const bannerTarget = ({ redirection, webUrl }: Banner): string | null => {
  if (redirection === 'internal') return isInApp(webUrl) ? webUrl : null
  return redirection === 'external' && webUrl.startsWith('https://') ? webUrl : null
}
