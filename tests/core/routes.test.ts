import { describe, expect, test } from 'vitest'
import { isInApp, redirectOf, routeNames, routeOf, routes, widthOf } from '../../src/core/app/routes'
import { Role } from '../../src/core/session/permissions'

const roles = Role.literals

describe.each(routeNames)('the guard of %s', (name) => {
  test.each(roles)('lets %s in or sends them where they may be', (role) => {
    const target = redirectOf(name, role)
    const mayStay = routes[name].roles === null || routes[name].roles.includes(role)
    expect(target === null).toBe(mayStay)
    expect(redirectOf(target === null ? name : routeOf(target), role)).toBeNull()
  })
  test('lets a person without a role see the page', () => {
    expect(redirectOf(name, null)).toBeNull()
  })
})

test('each role is sent to its own home', () => {
  const sent = roles.map((role) => [role, redirectOf('joinRoom', role)])
  expect(Object.fromEntries(sent)).toEqual({
    DOCTOR: null,
    JR_DOCTOR: null,
    PATIENT: null,
    PHARMACY: '/orders',
    DIAGNOSTIC_CENTER: '/orders',
    GUEST: '/home',
    ADMIN: '/home',
  })
})

test('a doctor denied on a doctor profile goes to the own profile', () => {
  expect(redirectOf('doctorProfile', 'DOCTOR')).toBe('/profile')
  expect(redirectOf('medicines', 'DOCTOR')).toBe('/schedule')
})

test('an address the product does not have is not found, a trailing slash is forgiven', () => {
  expect([routeOf('/'), routeOf('/home/'), routeOf('/nowhere')]).toEqual(['landing', 'home', 'notFound'])
})

test('only addresses of the route map can be gone back to', () => {
  const paths = [
    '/home',
    '/find-doctor?type=speciality',
    '//evil.example',
    'https://evil.example',
    '/nowhere',
    'javascript:1',
  ]
  expect(paths.map(isInApp)).toEqual([true, true, false, false, false, false])
})

test('widths change at 600 and above 1190', () => {
  expect([599, 600, 1190, 1191].map(widthOf)).toEqual(['phone', 'tablet', 'tablet', 'desktop'])
})
