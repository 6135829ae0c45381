import type { ComponentType } from 'react'
import type { RouteName } from '../../core/app/routes'
import { loadTexts, type TextRoom } from '../intl/texts'
// The landing page is on the first load: it is what an address without a path shows.
import { LandingPage } from '../marketing/LandingPage'
import type { sitePages } from '../marketing/sitePages'
import { loadStyles } from './onDemand'

/** A page's view takes the actor of its own machine. */
// oxlint-disable-next-line typescript/no-explicit-any -- each view names the actor it takes; the router cannot
export type PageView = ComponentType<{ readonly actor: any }>

interface PageSource {
  readonly load: () => Promise<PageView>
  readonly texts: readonly TextRoom[]
}

const bookingTexts = ['doctors', 'booking', 'members', 'payment'] as const
const coming: PageSource = {
  load: async () => (await import('./ComingPage')).ComingPage,
  texts: [],
}
const legal: PageSource = { load: async () => (await import('../marketing/LegalPage')).LegalPage, texts: ['legal'] }
const siteTexts = ['site', 'support'] as const
/** Small pages that people look through one after the other arrive together. */
const site = (page: keyof typeof sitePages): PageSource => ({
  load: async () => (await import('../marketing/sitePages')).sitePages[page],
  texts: siteTexts,
})
const paymentReturn: PageSource = {
  load: async () => (await import('../payment/PaymentReturnPage')).PaymentReturnPage,
  texts: bookingTexts,
}

/** Where each page's view and texts come from; a room that is not built yet says so inside its own page. */
const sources: Partial<Record<RouteName, PageSource>> = {
  getStarted: { load: async () => (await import('../session/GetStartedPage')).GetStartedPage, texts: ['session'] },
  verifyMobile: {
    load: async () => (await import('../session/VerifyMobilePage')).VerifyMobilePage,
    texts: ['session'],
  },
  home: { load: async () => (await import('../home/HomePage')).HomePage, texts: ['home', 'orders', ...siteTexts] },
  findDoctor: { load: async () => (await import('../doctors/FindDoctorPage')).FindDoctorPage, texts: bookingTexts },
  doctorProfile: {
    load: async () => (await import('../doctors/DoctorProfilePage')).DoctorProfilePage,
    texts: bookingTexts,
  },
  orderList: { load: async () => (await import('../orders/OrdersPage')).OrdersPage, texts: ['orders'] },
  appointmentSuccess: paymentReturn,
  appointmentFailure: paymentReturn,
  aboutUs: site('aboutUs'),
  appFeature: site('appFeature'),
  careers: site('careers'),
  partnerWithUs: site('partnerWithUs'),
  contactUs: site('contactUs'),
  faq: site('faq'),
  terms: legal,
  privacy: legal,
  serverError: { load: async () => (await import('./ServerErrorPage')).ServerErrorPage, texts: [] },
  devMachines: { load: async () => (await import('../dev/MachinesPage')).MachinesPage, texts: ['dev'] },
  notFound: { load: async () => (await import('./NotFoundPage')).NotFoundPage, texts: [] },
}

const loaded = new Map<RouteName, PageView>([['landing', LandingPage]])

/** Fetches what a page's view is made of, but for its texts. */
export const fetchView = async (route: RouteName): Promise<PageView> => {
  const here = loaded.get(route)
  if (here) return here
  const [view] = await Promise.all([(sources[route] ?? coming).load(), loadStyles()])
  return view
}

/** Fetches a page's view and its texts; a second time it answers at once. */
export const loadView = async (route: RouteName): Promise<void> => {
  if (loaded.has(route)) return
  const [view] = await Promise.all([fetchView(route), loadTexts((sources[route] ?? coming).texts)])
  loaded.set(route, view)
}

/** The view of a page that was loaded. */
export const viewOf = (route: RouteName): PageView | undefined => loaded.get(route)
