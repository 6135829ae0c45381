import type { FeatureRow, Room } from '../app/features'
// The landing page is on the first load: it is what an address without a path shows.
import { LandingPage } from './LandingPage'
import type { sitePages } from './sitePages'

const site = (page: keyof typeof sitePages): FeatureRow => ({
  view: async () => (await import('./sitePages')).sitePages[page],
  texts: ['site', 'support'],
  hasLogic: true,
})
const legal: FeatureRow = { view: async () => (await import('./LegalPage')).LegalPage, texts: ['legal'] }

/** The public pages about the practice, and the form that sends a link to the app. */
export const room: Room = {
  'page.landing': { firstView: LandingPage },
  'page.aboutUs': site('aboutUs'),
  'page.appFeature': site('appFeature'),
  'page.careers': site('careers'),
  'page.partnerWithUs': site('partnerWithUs'),
  'page.terms': legal,
  'page.privacy': legal,
  'part.downloadLink': { texts: ['site'], hasLogic: true },
}
