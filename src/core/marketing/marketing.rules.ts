import { comingRoutes } from '../app/coming.routes'
import { isInApp } from '../app/routes'
import { DEFAULT_COUNTRY } from '../kit/phone'
import type { Banner } from './marketing'

/** Milliseconds a banner is shown before the next one. */
export const BANNER_TIME = 6000

/** A link to the app goes to Indian numbers. */
export const DOWNLOAD_COUNTRY = DEFAULT_COUNTRY.code

const closed: readonly string[] = Object.values(comingRoutes).map(({ path }) => path)

/** Whether there is something behind a banner: a room that is still to be built is not announced. */
export const leadsSomewhere = (banner: Banner): boolean =>
  banner.redirection !== 'internal' || !closed.includes(banner.webUrl.split('?')[0] ?? '')

/** Where a banner leads on the web, or null: only into the app or to a secure address. */
export const bannerTarget = ({ redirection, webUrl }: Banner): string | null => {
  if (redirection === 'internal') return isInApp(webUrl) ? webUrl : null
  return redirection === 'external' && webUrl.startsWith('https://') ? webUrl : null
}
