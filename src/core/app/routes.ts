import { ALWAYS, route, type Route, SMALL, type Width } from '../kit/route'
import type { PermissionEntry, Role } from '../session/permissions'
import { mayTry } from '../session/permissions.rules'
import { DOCTORS, isOneOf, STAFF } from '../session/roles'
import { roomRoutes } from './roomRoutes'

export type { Chrome, Route, Width } from '../kit/route'

/**
 * The route map: every address of the product, room by room. Apart from the contract, because routes are part of the
 * first load and rows bring the schema library, which the first paint does without.
 */
export const routes = {
  landing: route('/', null, 'patient'),
  ...roomRoutes,
  serverError: route('/server-error', null, 'bare', { barless: ALWAYS }),
  notFound: route('/not-found', null, 'patient'),
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
export const routeNames = Object.keys(routes) as readonly RouteName[]

/** A path without slashes at its end. */
const tidy = (path: string): string => {
  if (path === '/') return path
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

const covers = ({ below }: Route, path: string): boolean =>
  below !== undefined && path.startsWith(below) && /^[^/]+$/.test(path.slice(below.length))

/** The route of a path; an address the product does not have is `notFound`. */
export const routeOf = (path: string): RouteName => {
  const address = tidy(path)
  return (
    routeNames.find((name) => routes[name].path === address) ??
    routeNames.find((name) => covers(routes[name], address)) ??
    'notFound'
  )
}

/** Those who work here. */
export const isStaff = (role: Role | undefined): boolean => isOneOf(STAFF, role)

/** Where a role is sent from a page it may not see; the desk of a clinic has its own patients for a home. */
const homeOf = (role: Role, isClinicPatient: boolean): string => {
  if (isClinicPatient) return '/clinic-patient'
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

/** Pages on which whoever is not known yet begins. The verification is none: a session that ended is renewed there. */
const beginnings: readonly RouteName[] = ['landing', 'getStarted']

/**
 * Where a person is sent from a page that their role or their permissions do not let them see, or null when they may.
 * A person without a role sees every page; the desk of a clinic begins with its patients.
 */
export const redirectOf = (
  name: RouteName,
  role: Role | null,
  permissions: readonly PermissionEntry[] | null = null,
  isClinicPatient = false,
): string | null => {
  const { roles, permission, needsProvider = false }: Route = routes[name]
  if (isClinicPatient && role !== null && beginnings.includes(name)) return homeOf(role, isClinicPatient)
  if (role === null || roles === null) return null
  const isOfNone = needsProvider && isClinicPatient
  if (roles.includes(role) && !isOfNone && mayTry(permissions, permission ?? null)) return null
  return name === 'doctorProfile' && isOneOf(DOCTORS, role) ? '/profile' : homeOf(role, isClinicPatient)
}

/** Whoever is here, as the guard of a page asks it. */
export interface Visitor {
  readonly role: Role
  readonly permissions: readonly PermissionEntry[]
  readonly isClinicPatient: boolean
}

/** Whether somebody who follows a link stays where it leads; what leads out of the product is anybody's. */
export const mayVisit = (href: string, visitor: Visitor | null): boolean => {
  const [path = ''] = href.split(/[?#]/)
  const { role = null, permissions = null, isClinicPatient = false } = visitor ?? {}
  return !path.startsWith('/') || redirectOf(routeOf(path), role, permissions, isClinicPatient) === null
}

/** The page on which somebody begins. */
export const homePathOf = (visitor: Visitor | null): string =>
  visitor === null ? '/home' : homeOf(visitor.role, visitor.isClinicPatient)

/** The widths at which a page has no bar above it, and none below. */
export const hiddenBars = (name: RouteName): Readonly<Record<'top' | 'bottom', readonly Width[]>> => {
  const { barless, topless = [], isTask = false }: Route = routes[name]
  return { top: [...new Set([...barless, ...topless])], bottom: isTask ? SMALL : barless }
}

/** Only an address of the route map can be remembered and gone back to. */
export const isInApp = (path: string): boolean => {
  const [pathname = ''] = path.split(/[?#]/)
  return routeOf(pathname) !== 'notFound'
}
