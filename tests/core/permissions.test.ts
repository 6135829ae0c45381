import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inpatientApi } from '../../src/core/inpatient/inpatient.api'
import { providerOrdersApi } from '../../src/core/orders/providerOrders.api'
import { scheduleApi } from '../../src/core/schedule/schedule.api'
import { teamApi } from '../../src/core/team/team.api'
import { hasPanel, mayOpen, staffMenu, staffPanelNames, staffPanels } from '../../src/core/app/staffPanels'
import { placeOfCategory, searchCategories, type SearchCategory, searchNeeds } from '../../src/core/search/search.rules'
import { firstCategory, subjectOf } from '../../src/core/search/searchShown.rules'
import {
  defaultPermissions,
  features,
  type Permission,
  type PermissionEntry,
  permissionList,
  Role,
} from '../../src/core/session/permissions'
import { allows, mayTry, permissionAccess } from '../../src/core/session/permissions.rules'

const list = [
  { module: 'appointment', feature: 'create', permissionAccess: 2 },
  { module: 'appointment', feature: 'cancel', permissionAccess: 1 },
] as const
const listOf = (given: readonly Permission[], denied: readonly Permission[] = []): readonly PermissionEntry[] =>
  permissionList.map((permission) => {
    const [module = '', feature = ''] = permission.split('.')
    return {
      module,
      feature,
      permissionAccess: given.includes(permission) && !denied.includes(permission) ? 2 : 1,
    }
  })

describe('the table of features', () => {
  test('has the seven roles', () => {
    expect([...Role.literals].toSorted()).toEqual([
      'ADMIN',
      'DIAGNOSTIC_CENTER',
      'DOCTOR',
      'GUEST',
      'JR_DOCTOR',
      'PATIENT',
      'PHARMACY',
    ])
  })
  test('has the twenty modules', () => {
    expect(Object.keys(features).toSorted()).toEqual([
      'appointment',
      'availabilitySetting',
      'chat',
      'dashboard',
      'doctor',
      'doctorReview',
      'ipDashboard',
      'medicalRecord',
      'notification',
      'opdReceptionWeb',
      'patientMember',
      'prescription',
      'prescriptionAttributes',
      'prescriptionTemplate',
      'reports',
      'scheduleSlots',
      'supportTicket',
      'uploadDocument',
      'user',
      'videoCall',
    ])
  })
  test('has every feature of each module', () => {
    const counts = Object.fromEntries(Object.entries(features).map(([module, names]) => [module, names.length]))
    expect(counts).toEqual({
      appointment: 6,
      availabilitySetting: 4,
      chat: 2,
      doctorReview: 3,
      doctor: 3,
      ipDashboard: 6,
      reports: 6,
      dashboard: 1,
      medicalRecord: 1,
      notification: 1,
      patientMember: 1,
      scheduleSlots: 1,
      uploadDocument: 1,
      prescription: 7,
      prescriptionAttributes: 1,
      prescriptionTemplate: 4,
      supportTicket: 2,
      opdReceptionWeb: 4,
      user: 9,
      videoCall: 3,
    })
    expect(new Set(permissionList).size).toBe(permissionList.length)
    for (const permission of permissionList) expect(permission).toMatch(/^[a-z][A-Za-z]+\.[a-z][A-Za-z]+$/)
  })
})

describe('a lookup', () => {
  test('answers 2, 1 or nothing', () => {
    expect(permissionAccess(list, 'appointment.create')).toBe(2)
    expect(permissionAccess(list, 'appointment.cancel')).toBe(1)
    expect(permissionAccess(list, 'chat.viewAppointmentList')).toBeNull()
  })
  test('allows on 2 alone', () => {
    expect([allows(list, 'appointment.create'), allows(list, 'appointment.cancel')]).toEqual([true, false])
    expect(allows(list, 'chat.viewAppointmentList')).toBe(false)
  })
  test('lets nobody in particular try, and everybody what needs no permission', () => {
    expect([mayTry(null, 'appointment.cancel'), mayTry([], null), mayTry([], 'user.logout')]).toEqual([
      true,
      true,
      false,
    ])
  })
  test('is right for every feature of every list', () => {
    fc.assert(
      fc.property(fc.subarray([...permissionList]), (given) => {
        const entries = listOf(given)
        expect(permissionList.filter((permission) => allows(entries, permission)).toSorted()).toEqual(given.toSorted())
      }),
    )
  })
})

describe('what a new account may do', () => {
  test.each(Role.literals)('%s: features of the table, each once', (role) => {
    const given = defaultPermissions[role]
    expect(given.filter((permission) => !permissionList.includes(permission))).toEqual([])
    expect(new Set(given).size).toBe(given.length)
  })
  test('doctors and junior doctors hold every feature, an administrator those of the support', () => {
    expect(defaultPermissions.DOCTOR).toEqual(permissionList)
    expect(defaultPermissions.JR_DOCTOR).toEqual(permissionList)
    expect(defaultPermissions.ADMIN).toEqual([
      'user.logout',
      'user.refreshPage',
      'notification.inApp',
      'supportTicket.viewList',
      'uploadDocument.upload',
      'user.fetchChatDetails',
    ])
  })
  test('a guest sees doctors and slots, and neither books, uploads nor reads records or members', () => {
    const given = (['doctor.profile', 'scheduleSlots.byDoctor'] as const).map((each) =>
      defaultPermissions.GUEST.includes(each),
    )
    const denied = (
      ['appointment.create', 'uploadDocument.upload', 'medicalRecord.view', 'patientMember.viewList'] as const
    ).map((each) => defaultPermissions.GUEST.includes(each))
    expect([given, denied]).toEqual([
      [true, true],
      [false, false, false, false],
    ])
  })
})

describe('panels of the staff', () => {
  test('doctors have them all; a pharmacy makes appointments, providers search and log out; nobody else has any', () => {
    const had = Role.literals.map((role) => [role, staffPanelNames.filter((panel) => hasPanel(role, panel))])
    expect(Object.fromEntries(had)).toEqual({
      DOCTOR: staffPanelNames,
      JR_DOCTOR: staffPanelNames,
      PHARMACY: ['makeAppointment', 'search', 'logout'],
      DIAGNOSTIC_CENTER: ['search', 'logout'],
      PATIENT: [],
      GUEST: [],
      ADMIN: [],
    })
    expect(staffPanelNames.filter((panel) => hasPanel(null, panel))).toEqual([])
  })
  test.each(staffPanelNames)('%s opens with its permission and not without', (panel) => {
    const { permission } = staffPanels[panel]
    const withAll = { role: 'DOCTOR' as const, permissions: listOf(permissionList) }
    expect(mayOpen(withAll, panel)).toBe(true)
    const without = { ...withAll, permissions: listOf(permissionList, permission === null ? [] : [permission]) }
    expect(mayOpen(without, panel)).toBe(permission === null)
  })
})

describe('universal search', () => {
  const of = (
    role: Role,
    width: 'phone' | 'tablet' | 'desktop',
    given = defaultPermissions[role],
    isClinicPatient = false,
  ) => searchCategories({ role, permissions: listOf(given), isClinicPatient }, width)

  test('doctors search four categories on desktop, without reception elsewhere', () => {
    for (const role of ['DOCTOR', 'JR_DOCTOR'] as const) {
      expect(of(role, 'desktop')).toEqual(['appointments', 'reception', 'inPatients', 'team'])
      for (const width of ['phone', 'tablet'] as const)
        expect(of(role, width)).toEqual(['appointments', 'inPatients', 'team'])
    }
  })
  test('a pharmacy searches orders, and its patients when it may search appointments', () => {
    expect(of('PHARMACY', 'desktop')).toEqual(['orders', 'clinicPatients'])
    expect(of('PHARMACY', 'desktop', [])).toEqual(['orders'])
  })
  test('the desk of a clinic, which has no orders, searches its patients alone', () => {
    expect(of('PHARMACY', 'desktop', defaultPermissions.PHARMACY, true)).toEqual(['clinicPatients'])
    expect(of('PHARMACY', 'desktop', [], true)).toEqual([])
  })
  test('a diagnostic centre searches its own list, patients nothing', () => {
    expect(of('DIAGNOSTIC_CENTER', 'phone')).toEqual(['testOrders'])
    expect([of('PATIENT', 'desktop'), of('GUEST', 'phone'), of('ADMIN', 'desktop')]).toEqual([[], [], []])
  })
  test('S2-056: a category that the server would refuse is not offered, one that is offered it answers', () => {
    const stays = inpatientApi.stays
    const asked = {
      appointments: [scheduleApi.search.permission],
      stays: [stays.permission, ...Object.keys(stays.alsoNeeds ?? {})],
      team: [teamApi.members.permission],
      orders: [providerOrdersApi.pharmacyList.permission, providerOrdersApi.centreList.permission],
    }
    for (const category of Object.keys(searchNeeds) as SearchCategory[])
      expect([category, searchNeeds[category]]).toEqual([
        category,
        asked[subjectOf(category)].filter((permission) => permission !== null),
      ])
    for (const category of of('DOCTOR', 'desktop'))
      for (const permission of searchNeeds[category])
        expect(
          of(
            'DOCTOR',
            'desktop',
            permissionList.filter((each) => each !== permission),
          ),
        ).not.toContain(category)
  })
  test('begins with the category of the page, else with the first', () => {
    const categories = of('DOCTOR', 'desktop')
    expect(firstCategory(categories, 'ipDash')).toBe('inPatients')
    expect(firstCategory(categories, 'chats')).toBe('appointments')
    expect(firstCategory([], 'home')).toBeNull()
  })
  test('appointments, reception and in-patients are pages', () => {
    expect((['appointments', 'reception', 'inPatients', 'team'] as const).map(placeOfCategory)).toEqual([
      'schedule',
      'opdReception',
      'ipDash',
      null,
    ])
  })
})

test('the menu of a role has its panels and pages in their order', () => {
  const menuOf = (role: Role | null) =>
    staffMenu(role && { role, permissions: listOf(defaultPermissions[role]), isClinicPatient: false }).map(
      ({ id, path }) => path ?? id,
    )
  const order = ['/profile-detail', 'availability', 'reviews', 'team', 'templates', 'help', '/reports', 'logout']
  expect(menuOf('JR_DOCTOR').filter((entry) => order.includes(entry))).toEqual(order)
  expect(menuOf('PHARMACY').filter((entry) => order.includes(entry))).toEqual(['logout'])
  expect(menuOf('PHARMACY')[0]).toBe('/profile-details')
  expect(menuOf(null)).toEqual([])
})
