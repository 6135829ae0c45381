import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { mayVisit, redirectOf, type RouteName, routeNames, routes } from '../../src/core/app/routes'
import { staffMenu } from '../../src/core/app/staffPanels'
import { Role } from '../../src/core/session/permissions'
import { isPanelOpen } from '../../src/machines/notifications/bell.view'
import type { LoginResult } from '../../src/core/session/session'
import { appMachine } from '../../src/machines/app/app.machine'
import { closesWhenLost, leavesWithPage, panelFeature, saysItIsLost, slotOf } from '../../src/machines/app/feature'
import { viewFrame } from '../../src/machines/app/frame.view'
import { viewStaffBar } from '../../src/machines/staff/staffBar.view'
import { noticesMachine } from '../../src/machines/app/notices.machine'
import { viewNotices } from '../../src/machines/app/notices.view'
import type { Notice } from '../../src/machines/kit/appEvent'
import { notificationsMachine } from '../../src/machines/notifications/notifications.machine'
import { viewNotifications } from '../../src/machines/notifications/notifications.view'
import { staffMember } from '../rooms/session/staffMember'
import { fieldsByState } from '../kit/fieldsByState'

const app = createActor(appMachine, { input: { saved: { login: null, remembered: null }, width: 'desktop', now: 0 } })
const start = app.getSnapshot()
const frameOf = (route: RouteName | null, login: LoginResult | null) => {
  const place = route === null ? null : { route, path: routes[route].path, params: {}, key: route }
  return viewFrame({ ...start, context: { ...start.context, place, login } })
}
const doctor = staffMember('DOCTOR')
const patient: LoginResult = { ...doctor, role: 'PATIENT', name: 'Asha Patel', profilePhoto: '/asha.jpg' }
const guest: LoginResult = { ...patient, role: 'GUEST' }

describe('the bars around a page', () => {
  test('know whether somebody is here, and who', () => {
    const who = (login: LoginResult | null) => {
      const { person, name, photoUrl, isPatient, hasHelp } = frameOf('home', login)
      return { person, name, photoUrl, isPatient, hasHelp }
    }
    const nobody = { person: 'nobody', name: null, photoUrl: undefined, isPatient: false, hasHelp: false }
    expect(who(null)).toEqual(nobody)
    expect(who({ ...guest, profilePhoto: '' })).toEqual({ ...nobody, person: 'guest' })
    expect(who(patient)).toEqual({
      person: 'known',
      name: 'Asha Patel',
      photoUrl: '/asha.jpg',
      isPatient: true,
      hasHelp: false,
    })
    expect(who({ ...doctor, name: 'Dr. Rao' })).toMatchObject({ name: 'Dr. Rao', isPatient: false, hasHelp: true })
    expect(who({ ...patient, name: '' })).toMatchObject({ person: 'known', name: null })
  })

  test.each([
    ['home', patient, 'home'],
    ['findDoctor', patient, 'findDoctor'],
    ['doctorProfile', patient, 'findDoctor'],
    ['healthHubVideo', patient, 'healthHub'],
    ['healthHubBlogs', patient, 'healthHub'],
    ['healthHubPlaylist', patient, 'healthHub'],
    ['healthHubBlog', patient, 'healthHub'],
    ['healthHubDisease', patient, 'healthHub'],
    ['orderList', patient, undefined],
    ['profileDetail', doctor, 'profile'],
    ['schedule', doctor, 'schedule'],
  ] as const)('stand on %s at the link it belongs to', (route, login, here) => {
    expect(
      frameOf(route, login)
        .links.filter(({ isHere }) => isHere)
        .map(({ id }) => id),
    ).toEqual(here === undefined ? [] : [here])
  })

  const desk: LoginResult = { ...staffMember('PHARMACY'), isClinicPatient: true }
  const visitors = [...Role.literals.map((role) => [role, staffMember(role)] as const), ['desk', desk] as const]
  test.each(visitors)('offer %s on every page that is theirs only links that they may follow', (_, login) => {
    const own = routeNames.filter(
      (name) => redirectOf(name, login.role, login.permissions, login.isClinicPatient) === null,
    )
    const offered = own.flatMap((name) => {
      const { links, deskLinks } = frameOf(name, login)
      return [...links, ...deskLinks].map(({ href }) => href)
    })
    const menu = staffMenu(login).flatMap(({ path }) => path ?? [])
    expect([...new Set([...offered, ...menu])].filter((href) => !mayVisit(href, login))).toEqual([])
    expect(own.filter((name) => frameOf(name, login).links.length === 0)).toEqual([])
  })
  test('are those of the person, on pages that are open to everyone too', () => {
    const ids = (login: LoginResult | null) => frameOf('faq', login).links.map(({ id }) => id)
    expect([ids(staffMember('ADMIN')), ids(desk), ids(staffMember('PHARMACY')), ids(doctor)]).toEqual([
      ['home', 'supportDesk'],
      ['clinicPatient'],
      ['orders', 'clinicPatient', 'profileDetails'],
      ['schedule', 'ipDash', 'chats', 'profile'],
    ])
    expect(ids(staffMember('ADMIN', ['supportTicket.viewList']))).toEqual(['home'])
    const ofPatients = ['home', 'findDoctor', 'medicines', 'testReports', 'healthHub']
    expect([ids(null), ids(guest), ids(patient)]).toEqual([ofPatients, ofPatients, ofPatients])
  })
  test('have no requests and no search of orders at the desk of a clinic', () => {
    const barOf = (login: LoginResult) => {
      const place = { route: 'clinicPatient' as const, path: '/clinic-patient', params: {}, key: '' }
      const { hasRequests, canSearch } = viewStaffBar({ ...start, context: { ...start.context, place, login } })
      return { hasRequests, canSearch }
    }
    expect([barOf(desk), barOf({ ...desk, permissions: [] }), barOf(staffMember('PHARMACY'))]).toEqual([
      { hasRequests: false, canSearch: true },
      { hasRequests: false, canSearch: false },
      { hasRequests: true, canSearch: true },
    ])
  })

  test('are those of the first page before any is known', () => {
    expect(frameOf(null, null).route).toBe('landing')
  })
})

describe('what opens over a page', () => {
  test('takes the place of its kind, or has one of its own', () => {
    expect(['page.home', 'panel.reviews', 'overlay.booking', 'dialog.block'].map((id) => slotOf(id as never))).toEqual([
      'page',
      'panel',
      'overlay',
      'dialog.block',
    ])
  })
  test('closes with its page unless it stays, and says in its way that it did not arrive', () => {
    const ways = (id: string, stays?: boolean) => {
      const feature = { id, ...(stays !== undefined && { stays }) } as never
      return [leavesWithPage(feature), closesWhenLost(feature), saysItIsLost(feature)]
    }
    expect(ways('panel.reviews')).toEqual([true, false, true])
    expect(ways('panel.reviews', true)).toEqual([false, false, true])
    expect(ways('overlay.booking')).toEqual([true, true, false])
    expect(ways('dialog.block')).toEqual([false, false, true])
    expect(ways('page.home')).toEqual([false, false, false])
  })
  test('is a panel of the staff, at something where that is said', () => {
    expect(panelFeature('reviews')).toEqual({ id: 'panel.reviews', stays: panelFeature('reviews').stays })
    expect(panelFeature('reviews', 'r1')).toMatchObject({ id: 'panel.reviews', at: 'r1' })
  })
})

describe('toasts', () => {
  const say = (...notices: readonly Partial<Notice>[]) => {
    const actor = createActor(noticesMachine).start()
    for (const notice of notices) actor.send({ type: 'say', notice: { tone: 'info', text: null, id: null, ...notice } })
    return viewNotices(actor.getSnapshot())
  }
  test('have words of ours by what they are about', () => {
    expect(say({ id: 'offline' }, { id: 'location.denied' }, {}).map(({ textId }) => textId)).toEqual([
      'app.offline',
      'location.denied',
      'app.wrong',
    ])
  })
  test('do not say the same twice, nor nothing at all', () => {
    expect(say({ text: 'Saved' }, { text: 'Saved' }, { text: 'Gone' }, { text: '' }).map(({ text }) => text)).toEqual([
      'Saved',
      'Gone',
    ])
  })
})

describe('the notifications', () => {
  const input = { role: 'PATIENT' } as const
  const failure = { kind: 'offline', message: '' } as const
  const item = (id: string, createdAt: number) => ({
    id,
    title: id,
    description: '',
    eventType: 'tests.offer',
    createdAt,
    status: 'READ' as const,
    dynamicData: { coverImage: null, ctaText: 'Book a test' },
  })

  test('show what is on its way, what failed, and where they end', () => {
    const shown = fieldsByState(notificationsMachine, viewNotifications, {
      input,
      context: { items: [item('n1', 1_795_400_000)], hasMore: false, failure },
    })
    expect(shown).toMatchObject({
      'list.loading': 'isArriving',
      'list.failed': 'failed',
      'list.listed': 'isAtEnd',
      'list.loadingMore': 'isLoadingMore isAtEnd',
      'list.stalled': 'isAtEnd stalled',
      'list.refreshing': 'isRefreshing isAtEnd',
      'panel.closed': 'isAtEnd',
      'panel.open': 'isOpen isAtEnd',
    })
    const none = fieldsByState(notificationsMachine, viewNotifications, { input, context: { hasMore: false, failure } })
    expect(none).toMatchObject({
      'list.loading': 'isArriving',
      'list.failed': 'failed',
      'list.listed': 'isEmpty',
    })
  })

  test('stand under their days, the latest first', () => {
    const { context } = createActor(notificationsMachine, { input }).getSnapshot()
    const night = Date.parse('2026-11-23T23:59:00+05:30') / 1000
    const items = [item('b', night + 120), item('a', night), item('c', night - 3600)]
    const snapshot = notificationsMachine.resolveState({
      value: { list: 'listed', panel: 'open', reading: 'resting' },
      context: { ...context, items },
    })
    expect(viewNotifications(snapshot).days.map(({ day, cards }) => [day, cards.map(({ id }) => id)])).toEqual([
      ['2026-11-24', ['b']],
      ['2026-11-23', ['a', 'c']],
    ])
    expect(isPanelOpen(snapshot)).toBe(true)
  })

  test('have a button where their event leads somewhere', () => {
    const { context } = createActor(notificationsMachine, { input }).getSnapshot()
    const cards = (items: readonly object[]) =>
      viewNotifications(
        notificationsMachine.resolveState({
          value: { list: 'listed', panel: 'closed', reading: 'resting' },
          context: { ...context, items } as never,
        }),
      ).cards.map(({ action }) => action)
    const offer = item('a', 1)
    expect(cards([offer, { ...offer, id: 'b', eventType: 'something.newer' }])).toEqual(['Book a test', null])
  })
})
