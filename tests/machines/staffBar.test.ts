import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { routeNames, routes, type RouteName } from '../../src/core/app/routes'
import { NOT_ACCESSIBLE } from '../../src/core/session/access'
import type { LoginResult } from '../../src/core/session/session'
import { appMachine } from '../../src/machines/app/app.machine'
import { viewFrame } from '../../src/machines/app/frame.view'
import { viewPalettePanels } from '../../src/machines/staff/palette.view'
import { pageBarOf } from '../../src/machines/app/pageBar'
import { viewStaffBar } from '../../src/machines/staff/staffBar.view'
import { staffMember } from '../rooms/session/staffMember'

const frameOf = (route: RouteName, login: LoginResult | null) => {
  const app = createActor(appMachine, {
    input: { saved: { login: null, remembered: null }, width: 'desktop', now: 0 },
  })
  const snapshot = app.getSnapshot()
  const place = { route, path: routes[route].path, params: {}, key: route }
  return { ...snapshot, context: { ...snapshot.context, place, login } } as typeof snapshot
}

describe('the bar of the staff', () => {
  const barOf = (route: RouteName, role: LoginResult['role'], more: Partial<LoginResult> = {}) =>
    viewStaffBar(frameOf(route, { ...staffMember(role), ...more }))

  test('adding patients is for doctors, requests for providers, making appointments for a clinic desk', () => {
    for (const role of ['DOCTOR', 'JR_DOCTOR'] as const)
      expect(barOf('schedule', role)).toMatchObject({
        addsPatient: 'main',
        hasRequests: false,
        makesAppointments: false,
        smallTool: 'settings',
      })
    for (const role of ['PHARMACY', 'DIAGNOSTIC_CENTER'] as const)
      expect(barOf('orders', role)).toMatchObject({
        addsPatient: null,
        hasRequests: true,
        makesAppointments: false,
        smallTool: 'profile',
      })
    expect(barOf('clinicPatient', 'PHARMACY', { isClinicPatient: true }).makesAppointments).toBe(true)
  })

  test('adding a patient is the main act of the schedule alone; where people are found on the page, the bar finds none', () => {
    const tools = (route: RouteName) => {
      const { addsPatient, canSearch } = barOf(route, 'DOCTOR')
      return [addsPatient, canSearch]
    }
    expect(tools('schedule')).toEqual(['main', true])
    expect(tools('opdReception')).toEqual(['other', true])
    expect(tools('ipDash')).toEqual(['other', false])
    expect(tools('admitPatient')).toEqual([null, false])
    expect(tools('createPrescription')).toEqual([null, false])
  })

  const links = (role: LoginResult['role'], route: RouteName) => {
    const { links, deskLinks } = viewFrame(frameOf(route, staffMember(role)))
    return [links.map(({ href }) => href), deskLinks.map(({ href }) => href)]
  }
  test('doctors find the reception on desktop and the profile below', () => {
    for (const role of ['DOCTOR', 'JR_DOCTOR'] as const)
      expect(links(role, 'schedule')).toEqual([
        ['/schedule', '/ip-dash', '/chats', '/profile'],
        ['/schedule', '/ip-dash', '/opd-reception', '/chats'],
      ])
  })
  test('a pharmacy has its patients, a diagnostic centre no link that bounces back', () => {
    const pharmacy = ['/orders', '/clinic-patient', '/profile-details']
    const diagnostic = ['/orders', '/profile-details']
    expect(links('PHARMACY', 'orders')).toEqual([pharmacy, pharmacy])
    expect(links('DIAGNOSTIC_CENTER', 'orders')).toEqual([diagnostic, diagnostic])
  })
  test('patients and guests have five links everywhere', () => {
    const five = ['/home', '/find-doctor', '/medicines', '/test-reports', '/health-hub']
    expect(links('PATIENT', 'home')).toEqual([five, five])
    expect(links('GUEST', 'faq')).toEqual([five, five])
  })
  test('who works here is at work on pages without bars too, and not on those of patients', () => {
    const isAtWork = (role: LoginResult['role'], route: RouteName) =>
      viewFrame(frameOf(route, staffMember(role))).isAtWork
    expect([isAtWork('DOCTOR', 'joinRoom'), isAtWork('JR_DOCTOR', 'schedule')]).toEqual([true, true])
    expect([isAtWork('PATIENT', 'joinRoom'), isAtWork('DOCTOR', 'faq')]).toEqual([false, false])
  })
  test('who works here keeps the own bar where there is no page', () => {
    const chrome = (role: LoginResult['role']) => viewFrame(frameOf('notFound', staffMember(role))).chrome
    expect([chrome('DOCTOR'), chrome('PHARMACY'), chrome('PATIENT'), chrome('GUEST')]).toEqual([
      'staff',
      'staff',
      'patient',
      'patient',
    ])
    expect(links('DOCTOR', 'notFound')[0]).toEqual(links('DOCTOR', 'schedule')[0])
  })
  test('the bar hides with its page', () => {
    const hidden = routeNames.map((route) => viewFrame(frameOf(route, null)).hidden)
    expect(hidden).toHaveLength(routeNames.length)
    expect(viewFrame(frameOf('profile', staffMember('DOCTOR'))).hidden).toEqual({
      top: ['phone', 'tablet'],
      bottom: [],
    })
  })
  test('says what the page has to say in it, and nothing for a page that says nothing', () => {
    const bar = { selection: { slots: 2, appointments: 1 }, hospital: 'Sanjeevani' }
    expect(pageBarOf({ context: { bar } })).toBe(bar)
    expect([pageBarOf(undefined), pageBarOf({}), pageBarOf({ context: {} })]).toEqual([{}, {}, {}])
  })
})

describe('the panels that are opened by name', () => {
  const panelsOf = (role: LoginResult['role'], more: Partial<LoginResult> = {}) =>
    viewPalettePanels(frameOf('schedule', { ...staffMember(role), ...more }))

  test('are those of the role, without the way out', () => {
    expect(panelsOf('DOCTOR')).toEqual(expect.arrayContaining(['reviews', 'team', 'search']))
    expect(panelsOf('DOCTOR')).not.toContain('logout')
    expect(panelsOf('DIAGNOSTIC_CENTER')).not.toContain('reviews')
    expect(viewPalettePanels(frameOf('schedule', null))).toEqual([])
  })

  test('are those whose feature the person holds', () => {
    const isDenied = { module: 'doctorReview', feature: 'view', permissionAccess: NOT_ACCESSIBLE } as const
    expect(panelsOf('DOCTOR', { permissions: [isDenied] })).not.toContain('reviews')
  })
})
