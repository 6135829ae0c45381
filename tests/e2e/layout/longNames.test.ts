import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { doctors } from '../../../server/doctors/doctors.tables'
import { members } from '../../../server/members/members.tables'
import { users } from '../../../server/people/people.tables'
import { demonstrationAccounts } from '../../../server/seed/accounts'
import type { RouteName } from '../../../src/core/app/routes'
import { beginWith } from '../../kit/browser'
import { busyThings } from '../../kit/chaos/play'
import { openedOf, openPractice, type Practice, type Viewer } from '../../kit/everyPage'
import { inBrowser } from '../../kit/inBrowser'
import { entriesOf, sessionOf } from '../../kit/patients'

/** The longest first name that has to fit: 28 letters, nowhere to break. */
const LONG = 'Venkatanarasimharajuvaripeta'

const product = inBrowser({ server: {} })
let practice: Practice

beforeAll(async () => {
  const { served } = product
  practice = await openPractice(served)
  const long = sql`${`${LONG} `} || name`
  await served.db
    .update(members)
    .set({ name: long })
    .where(sql`name is not null`)
  await served.db
    .update(users)
    .set({ name: long })
    .where(sql`name is not null`)
  await served.db.update(doctors).set({ name: sql`'Dr. ' || ${`${LONG} `} || regexp_replace(name, '^Dr\\. ', '')` })
})

/** Pages that show the name. */
const shown = {
  PATIENT: ['home', 'orderList', 'chat', 'medicalRecords', 'findDoctor', 'doctorProfile'],
  DOCTOR: ['schedule', 'chats'],
} as const satisfies Partial<Record<Viewer, readonly RouteName[]>>

/** Pixels by which the page, or what is open over it, is wider than the phone; and whether the name is there. */
const look = (page: Page) =>
  page.evaluate((name) => {
    const boxes = [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog], main')]
    const beyond = boxes.map((box) =>
      Math.max(box.scrollWidth - box.clientWidth, box.getBoundingClientRect().right - innerWidth),
    )
    return { over: Math.max(...beyond), isNamed: document.body.innerText.includes(name) }
  }, LONG)

const openFor = async (viewer: Viewer) => {
  const page = await product.open('phone')
  const { patient } = demonstrationAccounts
  const session =
    viewer === 'PATIENT'
      ? entriesOf((await sessionOf(product.served, patient.phoneNumber)).storage)
      : practice.sessions[viewer]
  await beginWith(page, { session })
  return page
}

test.each(['PATIENT', 'DOCTOR'] as const)(
  'a first name of 28 letters widens no page of %s on a phone',
  async (viewer) => {
    const page = await openFor(viewer)
    for (const route of shown[viewer]) {
      await page.goto(openedOf(practice, { route, viewer, language: 'eng' }).path)
      await page.locator('main').waitFor()
      await expect.poll(() => busyThings(page)).toEqual([])
      expect({ route, ...(await look(page)) }).toEqual({ route, over: 0, isNamed: true })
    }
  },
)
