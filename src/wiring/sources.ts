import type { RouteName } from '../core/app/routes'
import type { OpenedPage, PageRequest } from '../machines/app/page'
import { stillMachine } from '../machines/app/still.machine'
import { language } from './language'
import type { Ports, PortsSoon } from './ports'

/** Where a page's machine comes from. */
export interface Source {
  /** Brings its room's wiring, before anybody is known whom the page may be opened for. */
  readonly fetch: () => Promise<unknown>
  readonly open: (ports: PortsSoon, request: PageRequest) => Promise<OpenedPage>
}

const still: Source = {
  fetch: () => Promise.resolve(),
  open: () => Promise.resolve({ logic: stillMachine, input: {} }),
}

/** A page of a room: its wiring and the ports arrive side by side. */
const from = <Room>(
  room: () => Promise<Room>,
  open: (room: Room) => (ports: Ports, request: PageRequest) => OpenedPage,
): Source => ({
  fetch: room,
  open: async (ports, request) => {
    const [arrived, opened] = await Promise.all([room(), ports()])
    return open(arrived)(opened, request)
  },
})

const onboarding = () => import('./onboarding.wiring')
const doctors = () => import('./doctors.wiring')
const patient = () => import('./patient.wiring')
const site = from(
  () => import('./marketing.wiring'),
  (room) => room.openSitePage,
)
const paymentReturn = from(patient, (room) => room.openPaymentReturn)

/** Pages with a life of their own; every other page only shows. */
const sources: Partial<Record<RouteName, Source>> = {
  getStarted: { fetch: onboarding, open: async () => (await onboarding()).openOnboarding(language.read()) },
  home: from(patient, (room) => room.openHome),
  orderList: from(patient, (room) => room.openOrders),
  findDoctor: from(doctors, (room) => room.openFindDoctor),
  doctorProfile: from(doctors, (room) => room.openDoctorProfile),
  faq: site,
  contactUs: site,
  aboutUs: site,
  appFeature: site,
  careers: site,
  partnerWithUs: site,
  appointmentSuccess: paymentReturn,
  appointmentFailure: paymentReturn,
}

export const sourceOf = (route: RouteName): Source => sources[route] ?? still
