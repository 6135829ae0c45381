import { describe, expect, test } from 'vitest'
import {
  hiddenBars,
  homePathOf,
  isInApp,
  mayVisit,
  redirectOf,
  type Route,
  type RouteName,
  routeNames,
  routeOf,
  routes,
  type Width,
} from '../../src/core/app/routes'
import { widthOf } from '../../src/core/kit/route'
import { Role } from '../../src/core/session/permissions'
import { foundInRooms } from '../kit/found'
import type { Area, Areas } from '../kit/shown'

const roles = Role.literals
const doctors: readonly Role[] = ['DOCTOR', 'JR_DOCTOR']

const allowed: Readonly<Record<Area, readonly Role[]>> = {
  everyone: roles,
  patient: ['PATIENT', 'GUEST'],
  home: ['PATIENT', 'GUEST', 'ADMIN'],
  support: ['ADMIN'],
  doctor: doctors,
  call: [...doctors, 'PATIENT'],
  pharmacy: ['PHARMACY'],
  centre: ['DIAGNOSTIC_CENTER'],
  provider: ['PHARMACY', 'DIAGNOSTIC_CENTER'],
}
/** Whom each page is for: the exports `*Areas` of `tests/rooms/<room>/<room>.screens.ts`. */
const areas = Object.assign(
  {},
  ...(await foundInRooms('screens', 'Areas')).map(({ value }) => value as Areas),
) as Readonly<Record<RouteName, Area>>
const homes: Readonly<Record<Role, string>> = {
  DOCTOR: '/schedule',
  JR_DOCTOR: '/schedule',
  PHARMACY: '/orders',
  DIAGNOSTIC_CENTER: '/orders',
  PATIENT: '/home',
  GUEST: '/home',
  ADMIN: '/home',
}

test('every page is for somebody', () => {
  expect(Object.keys(areas).toSorted()).toEqual(routeNames.toSorted())
})

describe.each(routeNames)('the guard of %s', (name) => {
  test.each(roles)('lets %s in or sends them to their own area, once', (role) => {
    const isAllowed = allowed[areas[name]].includes(role)
    const target = name === 'doctorProfile' && doctors.includes(role) ? '/profile' : homes[role]
    expect(redirectOf(name, role)).toBe(isAllowed ? null : target)
    expect(redirectOf(isAllowed ? name : routeOf(target), role)).toBeNull()
  })
  test('lets a person without a role see the page', () => {
    expect(redirectOf(name, null)).toBeNull()
  })
})

describe('a person without the permission to see doctor profiles', () => {
  const without = [{ module: 'doctor', feature: 'profile', permissionAccess: 1 }] as const
  const having = [{ module: 'doctor', feature: 'profile', permissionAccess: 2 }] as const
  test.each(roles)('as %s is sent from the profile to where it does not send them back', (role) => {
    const target = redirectOf('doctorProfile', role, without)
    expect(target).toBe(doctors.includes(role) ? '/profile' : homes[role])
    expect(redirectOf(routeOf(target!), role, without)).toBeNull()
  })
  test('stays once it is given', () => {
    expect([redirectOf('doctorProfile', 'PATIENT', having), redirectOf('doctorProfile', 'GUEST', having)]).toEqual([
      null,
      null,
    ])
  })
})

test('an address the product does not have is not found, slashes at its end are forgiven', () => {
  expect(['/', '/home/', '/home//'].map(routeOf)).toEqual(['landing', 'home', 'home'])
  expect(['/nowhere', '/nowhere-of-that-name', '//', ''].map(routeOf)).toEqual(Array(4).fill('notFound'))
  const slashes = '/'.repeat(1_000_000)
  expect([slashes, `/home${slashes}`, `/a${slashes}b`].map(routeOf)).toEqual(['notFound', 'home', 'notFound'])
})

test('the desk of a clinic is sent to its patients from every page that is not its own', () => {
  const wrong = routeNames.filter((name) => {
    const target = redirectOf(name, 'PHARMACY', null, true)
    return target !== null && target !== '/clinic-patient'
  })
  expect(wrong).toEqual([])
  expect(redirectOf('home', 'PHARMACY', null, true)).toBe('/clinic-patient')
  expect(redirectOf('clinicPatient', 'PHARMACY', null, true)).toBeNull()
})

test('the desk of a clinic has no orders, no profile and no reports of its own; the pharmacy has', () => {
  const ofProvider = routeNames.filter((name) => redirectOf(name, 'PHARMACY') === null)
  expect(ofProvider.filter((name) => redirectOf(name, 'PHARMACY', null, true) === '/clinic-patient')).toEqual([
    'landing',
    'orders',
    'profileDetails',
    'getStarted',
  ])
})

describe.each(roles)('links of %s', (role) => {
  const visitor = { role, permissions: [], isClinicPatient: false }
  test('may be followed where the guard lets them in', () => {
    const followed = routeNames.filter((name) => mayVisit(`${routes[name].path}?a=/b#c`, visitor))
    expect(followed).toEqual(routeNames.filter((name) => redirectOf(name, role, []) === null))
  })
  test('lead out of the product without a question, and home where they are let in', () => {
    expect(['https://example.org/orders', 'tel:+911', 'mailto:a@b', '#more'].every((to) => mayVisit(to, visitor))).toBe(
      true,
    )
    expect(mayVisit(homePathOf(visitor), visitor)).toBe(true)
  })
})

test('nobody in particular may follow every link', () => {
  expect(routeNames.every((name) => mayVisit(routes[name].path, null))).toBe(true)
  expect(homePathOf(null)).toBe('/home')
})

test('the desk of a clinic begins with its patients, and is sent nowhere from what is open to everyone', () => {
  const open = routeNames.filter((name) => areas[name] === 'everyone')
  const sent = open.filter((name) => redirectOf(name, 'PHARMACY', null, true) !== null)
  expect(sent).toEqual(['landing', 'getStarted'])
  expect(sent.map((name) => redirectOf(name, 'PHARMACY'))).toEqual([null, null])
  expect(open.map((name) => redirectOf(name, null, null, true)).every((to) => to === null)).toBe(true)
})

test('any outcome of a payment but success is shown as failed', () => {
  expect(
    ['success', 'failure', 'cancelled', 'pending/', '', 'a/b'].map((word) => routeOf(`/appointment/${word}`)),
  ).toEqual([
    'appointmentSuccess',
    'appointmentFailure',
    'appointmentFailure',
    'appointmentFailure',
    'notFound',
    'notFound',
  ])
})

test('only addresses of the route map can be gone back to', () => {
  const paths = [
    '/home',
    '/find-doctor?type=speciality',
    '//evil.example',
    'https://evil.example',
    '/nowhere',
    'javascript:1',
    'home',
    '',
  ]
  expect(paths.map(isInApp)).toEqual([true, true, false, false, false, false, false, false])
})

test('widths change at 600 and above 1190', () => {
  expect([599, 600, 1190, 1191].map(widthOf)).toEqual(['phone', 'tablet', 'tablet', 'desktop'])
})

describe('bars around a page', () => {
  const all: readonly Width[] = ['phone', 'tablet', 'desktop']
  const small: readonly Width[] = ['phone', 'tablet']
  const phone: readonly Width[] = ['phone']
  /** Pages without one of their bars; every other page has both at every width. */
  const hidden: Partial<Record<RouteName, readonly [top: readonly Width[], bottom: readonly Width[]]>> = {
    getStarted: [all, all],
    verifyMobile: [all, all],
    faq: [small, small],
    doctorProfile: [small, small],
    chat: [small, small],
    healthHubVideo: [phone, phone],
    healthHubBlogs: [phone, phone],
    healthHubPlaylist: [phone, phone],
    healthHubBlog: [phone, phone],
    healthHubDisease: [phone, phone],
    profile: [small, []],
    reports: [['desktop'], []],
    createPrescription: [[], small],
    queueDisplay: [all, all],
    joinRoom: [all, all],
    callInvite: [all, all],
    serverError: [all, all],
  }
  test.each(routeNames)('%s', (name) => {
    const [top, bottom] = hidden[name] ?? [[], []]
    expect(hiddenBars(name)).toEqual({ top, bottom })
  })

  const staff: readonly Area[] = ['doctor', 'pharmacy', 'centre', 'provider']
  test.each(routeNames)('%s has the bars of those it is for', (name) => {
    const { chrome }: Route = routes[name]
    expect(chrome === 'staff').toBe(staff.includes(areas[name]))
  })
})
