import type { FeatureRow, Room } from '../app/loading/features'
import type { sitePages } from './sitePages'
import type legal from '../intl/en/legal.json'
import type marketing from '../intl/en/marketing.json'
import type site from '../intl/en/site.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly legal: typeof legal
    readonly marketing: typeof marketing
    readonly site: typeof site
  }
}

const sitePage = (page: keyof typeof sitePages): FeatureRow => ({
  view: async () => (await import('./sitePages')).sitePages[page],
  texts: ['marketing', 'site', 'support', 'kit'],
  hasLogic: true,
})
const legalPage: FeatureRow = { view: async () => (await import('./LegalPage')).LegalPage, texts: ['legal'] }

/** The public pages about the practice, and the form that sends a link to the app. */
export const room: Room = {
  'page.landing': {
    view: async () => (await import('./LandingPage')).LandingPage,
    texts: ['marketing'],
    isFirstStyled: true,
  },
  'page.aboutUs': sitePage('aboutUs'),
  'page.appFeature': sitePage('appFeature'),
  'page.careers': sitePage('careers'),
  'page.partnerWithUs': sitePage('partnerWithUs'),
  'page.terms': legalPage,
  'page.privacy': legalPage,
  'part.weekDoctors': { hasLogic: true },
  'part.downloadLink': { texts: ['site'], hasLogic: true },
}
