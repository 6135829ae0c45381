import type { Permission, PermissionEntry, Role } from '../session/permissions'
import { mayTry } from '../session/permissions.rules'

/** Bars around a page: the patient's, the staff's, none, or the onboarding's bare frame. */
export type Chrome = 'patient' | 'staff' | 'bare'
export type Width = 'phone' | 'tablet' | 'desktop'

export interface Route {
  readonly path: `/${string}`
  /** Roles allowed; null is no restriction. */
  readonly roles: readonly Role[] | null
  readonly chrome: Chrome
  /** Widths at which all bars are hidden. */
  readonly barless: readonly Width[]
  /** Widths at which the top bar alone is hidden. */
  readonly topless?: readonly Width[]
  /** The feature its visitor must hold. */
  readonly permission?: Permission
}

const patients: readonly Role[] = ['PATIENT', 'GUEST']
/** The home of everyone without an area of their own, so that the guard never loops. */
const withoutDashboard: readonly Role[] = ['PATIENT', 'GUEST', 'ADMIN']
const doctors: readonly Role[] = ['DOCTOR', 'JR_DOCTOR']
const providers: readonly Role[] = ['PHARMACY', 'DIAGNOSTIC_CENTER']
const never: readonly Width[] = []
const small: readonly Width[] = ['phone', 'tablet']
const always: readonly Width[] = ['phone', 'tablet', 'desktop']

const route = (
  path: Route['path'],
  roles: Route['roles'],
  chrome: Chrome,
  barless: readonly Width[] = never,
  more: Pick<Route, 'topless' | 'permission'> = {},
): Route => ({
  path,
  roles,
  chrome,
  barless,
  ...more,
})

/** The route map: every address of the product, who may see it and which bars stand around it. */
export const routes = {
  landing: route('/', null, 'patient'),
  getStarted: route('/get-started', null, 'bare', always),
  verifyMobile: route('/mobile-otp-verify', null, 'bare', always),
  home: route('/home', withoutDashboard, 'patient'),
  findDoctor: route('/find-doctor', patients, 'patient'),
  medicines: route('/medicines', patients, 'patient'),
  testReports: route('/test-reports', patients, 'patient'),
  doctorProfile: route('/doctor-profile', patients, 'patient', small, { permission: 'doctor.profile' }),
  medicalRecords: route('/medical-records', patients, 'patient'),
  orderList: route('/order-list', patients, 'patient'),
  chat: route('/chat', patients, 'patient', small),
  healthHub: route('/health-hub', patients, 'patient'),
  healthHubVideo: route('/health-hub/video', patients, 'patient', ['phone']),
  healthHubBlogs: route('/health-hub/blog-list', patients, 'patient', ['phone']),
  healthHubPlaylist: route('/health-hub/playlist', patients, 'patient', ['phone']),
  healthHubBlog: route('/health-hub/blog', patients, 'patient', ['phone']),
  healthHubDisease: route('/health-hub/disease', patients, 'patient', ['phone']),
  healthAssessment: route('/health-assessment', patients, 'patient'),
  faq: route('/faq', null, 'patient', small),
  aboutUs: route('/about-us', null, 'patient'),
  contactUs: route('/contact-us', null, 'patient'),
  appFeature: route('/app-feature', null, 'patient'),
  partnerWithUs: route('/partner-with-us', null, 'patient'),
  careers: route('/careers', null, 'patient'),
  terms: route('/terms-conditions', null, 'patient'),
  privacy: route('/privacy-policies', null, 'patient'),
  appointmentSuccess: route('/appointment/success', patients, 'patient'),
  appointmentFailure: route('/appointment/failure', patients, 'patient'),
  schedule: route('/schedule', doctors, 'staff'),
  ipDash: route('/ip-dash', doctors, 'staff'),
  opdReception: route('/opd-reception', doctors, 'staff'),
  admitPatient: route('/admit-patient', doctors, 'staff'),
  chats: route('/chats', doctors, 'staff'),
  profile: route('/profile', doctors, 'staff', never, { topless: always }),
  profileDetail: route('/profile-detail', doctors, 'staff'),
  reports: route('/reports', doctors, 'staff', never, { topless: ['desktop'] }),
  joinRoom: route('/join-room', ['DOCTOR', 'JR_DOCTOR', 'PATIENT'], 'bare', always),
  clinicPatient: route('/clinic-patient', ['PHARMACY'], 'staff'),
  orders: route('/orders', providers, 'staff'),
  profileDetails: route('/profile-details', providers, 'staff'),
  serverError: route('/server-error', null, 'bare', always),
  devMachines: route('/dev/machines', null, 'bare', always),
  notFound: route('/not-found', null, 'patient'),
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
export const routeNames = Object.keys(routes) as readonly RouteName[]

const tidy = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path)

/** The route of a path; an address the product does not have is `notFound`. */
export const routeOf = (path: string): RouteName =>
  routeNames.find((name) => routes[name].path === tidy(path)) ?? 'notFound'

/** Those who work here. */
export const isStaff = (role: Role | undefined): boolean =>
  role !== undefined && [...doctors, ...providers].includes(role)

/** Where a role is sent from a page it may not see. */
const homeOf = (role: Role): string => {
  switch (role) {
    case 'DOCTOR':
    case 'JR_DOCTOR':
      return '/schedule'
    case 'PHARMACY':
    case 'DIAGNOSTIC_CENTER':
      return '/orders'
    case 'PATIENT':
    case 'GUEST':
    case 'ADMIN':
      return '/home'
  }
}

/**
 * Where a person is sent from a page that their role or their permissions do not let them see, or null when they may.
 * A person without a role sees every page.
 */
export const redirectOf = (
  name: RouteName,
  role: Role | null,
  permissions: readonly PermissionEntry[] | null = null,
): string | null => {
  const { roles, permission }: Route = routes[name]
  if (role === null || roles === null) return null
  if (roles.includes(role) && mayTry(permissions, permission ?? null)) return null
  return name === 'doctorProfile' && doctors.includes(role) ? '/profile' : homeOf(role)
}

/** The widths at which a page has no bar above it, and none below. */
export const hiddenBars = (name: RouteName): Readonly<Record<'top' | 'bottom', readonly Width[]>> => {
  const { barless, topless = never }: Route = routes[name]
  return { top: [...new Set([...barless, ...topless])], bottom: barless }
}

/** Widths in CSS pixels at which the layout changes. */
export const TABLET_FROM = 600
export const DESKTOP_FROM = 1191

export const widthOf = (pixels: number): Width =>
  pixels < TABLET_FROM ? 'phone' : pixels < DESKTOP_FROM ? 'tablet' : 'desktop'

/** Only an address of the route map can be remembered and gone back to. */
export const isInApp = (path: string): boolean => {
  const [pathname = ''] = path.split(/[?#]/)
  return pathname.startsWith('/') && !pathname.startsWith('//') && routeOf(pathname) !== 'notFound'
}
