import { eq, sql } from 'drizzle-orm'
import type { Browser, Page } from 'playwright-core'
import { appointments } from '../../server/booking/booking.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { type Route, type RouteName, routes } from '../../src/core/app/routes'
import { DAY } from '../../src/core/kit/dates'
import { type Language, languageCodes, tagOf } from '../../src/core/language/languages'
import { ONLINE } from '../../src/core/payment/payment'
import type { Role } from '../../src/core/session/permissions'
import { faultsOf, wordsOfFaults } from './axe'
import { beginWith, openTab, type Size, sizes } from './browser'
import { busyThings, until } from './chaos/play'
import { foundInRooms } from './found'
import { WAITS_FOR } from './limits'
import { onPageError } from './pageErrors'
import {
  bookSlot,
  entriesOf,
  freeSlotOf,
  logIn,
  newGuest,
  newNumber,
  newPatient,
  nextDoctor,
  payFor,
  sessionOf,
} from './patients'
import type { Served } from './served'
import { leaveTab } from './tabs'

/** Whoever may open a page: nobody yet, or somebody of a role. */
export type Viewer = 'nobody' | Role

/** A page that is opened by whoever may see it, in a language. */
export interface Expectation {
  readonly route: RouteName
  readonly viewer: Viewer
  readonly language: Language
}

const { doctor, juniorDoctor, pharmacy, diagnosticCentre, admin } = demonstrationAccounts
const staff = {
  DOCTOR: doctor,
  JR_DOCTOR: juniorDoctor,
  PHARMACY: pharmacy,
  DIAGNOSTIC_CENTER: diagnosticCentre,
  ADMIN: admin,
} as const
const viewers: readonly Viewer[] = ['nobody', 'GUEST', 'PATIENT', ...(Object.keys(staff) as (keyof typeof staff)[])]

const product = Object.entries(routes) as [RouteName, Route][]

/** Every page × whoever may see it × every language. */
export const everyExpectation: readonly Expectation[] = product.flatMap(([route, { roles }]) =>
  viewers
    .filter((viewer) => roles === null || (viewer !== 'nobody' && roles.includes(viewer)))
    .flatMap((viewer) => languageCodes.map((language) => ({ route, viewer, language }))),
)

export const titleOfExpectation = ({ route, viewer, language }: Expectation): string =>
  `${route} of ${viewer} in ${language}`

export interface Practice {
  /** Of everybody who looks, and of somebody whose number alone is known. */
  readonly sessions: Readonly<Record<Viewer | 'NEWCOMER', Readonly<Record<string, string>>>>
  /** What an address names besides its path. */
  readonly params: Partial<Readonly<Record<RouteName, string>>>
  /** The patient's paid video consultation. */
  readonly videoBookingId: string
}

/** What the addresses of a room's pages name besides their path, of records that somebody may see. */
export type Addresses = (served: Served) => Promise<Partial<Readonly<Record<RouteName, string>>>>

/** Holds the slot of an unpaid booking for as long as its page may be looked at. */
const holdLong = ({ db }: Served, bookingId: string) =>
  db
    .update(appointments)
    .set({ holdExpiresAt: sql`${appointments.holdExpiresAt} + ${DAY}` })
    .where(eq(appointments.id, bookingId))

/** A session for everyone, appointments that were paid and one that was not. */
export const openPractice = async (served: Served): Promise<Practice> => {
  const patient = await newPatient(served)
  const { id: doctorId } = await nextDoctor(served)
  const { bookingId: paid } = await bookSlot(patient, await freeSlotOf(patient, doctorId, 'inClinic'), ONLINE)
  await payFor(served, patient, paid)
  const { bookingId: unpaid } = await bookSlot(patient, await freeSlotOf(patient, doctorId), ONLINE)
  await holdLong(served, unpaid)
  const { bookingId: videoBookingId } = await bookSlot(patient, await freeSlotOf(patient, doctorId), ONLINE)
  await payFor(served, patient, videoBookingId)
  const ofStaff = Object.entries(staff).map(async ([role, { phoneNumber }]) => {
    const { storage } = await sessionOf(served, phoneNumber)
    return [role, entriesOf(storage)] as const
  })
  const sessions = {
    nobody: {},
    GUEST: entriesOf((await newGuest(served)).storage),
    PATIENT: entriesOf(patient.storage),
    NEWCOMER: entriesOf((await logIn(served, newNumber())).storage),
    ...(Object.fromEntries(await Promise.all(ofStaff)) as Record<keyof typeof staff, Record<string, string>>),
  }
  const params = {
    doctorProfile: `?doctorId=${doctorId}`,
    appointmentSuccess: `?bookingId=${paid}`,
    appointmentFailure: `?bookingId=${unpaid}`,
  }
  for (const { value } of await foundInRooms('screens', 'Addresses'))
    Object.assign(params, await (value as Addresses)(served))
  return { sessions, params, videoBookingId }
}

const arrived = async (page: Page): Promise<boolean> => {
  await page.locator('main').waitFor()
  return until(async () => (await busyThings(page)).length === 0, WAITS_FOR)
}

export const expectationSizes = Object.keys(sizes) as readonly Size[]

/** What the console of a page complained of since it was last asked, but for a refusal that it shows. */
export const complaintsOf = (page: Page, { isRefused = false }: { readonly isRefused?: boolean } = {}) => {
  const complaints: string[] = []
  onPageError(page, (message) => complaints.push(message))
  page.on('console', (message) => {
    // A page that is not there is answered with 404, which the browser reports for the address itself.
    const isExpected = message.location().url === page.url() || (isRefused && message.text().includes('404'))
    if (message.type() === 'error' && !isExpected) complaints.push(message.text())
  })
  return (): readonly string[] => complaints.splice(0)
}

/** An address, opened by somebody in a language. */
export interface Opened {
  readonly path: string
  readonly viewer: Viewer
  readonly language: Language
}

/** The address of a page with what it names besides its path. */
export const openedOf = ({ params }: Practice, { route, viewer, language }: Expectation): Opened => ({
  path: `${routes[route].path}${params[route] ?? ''}`,
  viewer,
  language,
})

/** What is wrong with a page on a phone, a tablet and a desktop: one tab that grows. */
export const lookAt = async (
  browser: Browser,
  served: Served,
  practice: Practice,
  { path, viewer, language }: Opened,
  seen?: (page: Page, size: Size) => Promise<unknown>,
) => {
  const faults: string[] = []
  const page = await openTab(browser, 'phone', served.url)
  try {
    const complaints = complaintsOf(page)
    await page.addInitScript((code) => localStorage.setItem('lang', code), language)
    await beginWith(page, { session: practice.sessions[viewer] })
    await page.goto(path)
    await page.locator(`html[lang=${tagOf(language)}]`).waitFor({ state: 'attached' })
    for (const size of expectationSizes) {
      await page.setViewportSize(sizes[size])
      if (!(await arrived(page))) faults.push(`${size}: still spins`)
      faults.push(...wordsOfFaults(await faultsOf(page)).map((each) => `${size}: ${each}`))
      faults.push(...complaints().map((each) => `${size}: its console says ${each}`))
      await seen?.(page, size)
    }
  } finally {
    await leaveTab(page, faults.length > 0)
  }
  return faults
}
