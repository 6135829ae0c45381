import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { faultsOf } from '../kit/axe'
import { cutTexts } from '../kit/fit'
import { beginWith, openTab, type Size } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { openPractice, type Practice, expectationSizes, type Viewer } from '../kit/everyPage'
import { openOverlay, type Overlay } from '../kit/everyOverlay'
import { overlays, profileOf } from '../kit/overlays'
import { personAt } from '../kit/pages/person'

/** A page as it is looked at, when its words are there. */
interface Look {
  readonly name: string
  readonly who: Viewer
  readonly path: string | ((practice: Practice) => string)
  readonly words: string
}

const looks: readonly Look[] = [
  { name: 'landing', who: 'nobody', path: '/', words: 'The right brain and spine specialist' },
  { name: 'welcome', who: 'nobody', path: '/get-started', words: 'Choose your language' },
  { name: 'verification', who: 'nobody', path: '/mobile-otp-verify', words: 'Login or register' },
  { name: 'home of a guest', who: 'GUEST', path: '/home', words: 'How can we help you today?' },
  { name: 'home of a patient', who: 'PATIENT', path: '/home', words: 'Your next appointment' },
  { name: 'find a doctor', who: 'GUEST', path: '/find-doctor?search=spine', words: 'Book video' },
  { name: 'specialities', who: 'GUEST', path: '/find-doctor?type=speciality', words: 'Spine Surgery' },
  { name: 'doctor', who: 'GUEST', path: profileOf, words: 'Patient reviews' },
  {
    name: 'confirmed appointment',
    who: 'PATIENT',
    path: ({ params }) => `/appointment/success${params.appointmentSuccess}`,
    words: 'Appointment confirmed',
  },
  {
    name: 'failed payment',
    who: 'PATIENT',
    path: ({ params }) => `/appointment/failure${params.appointmentFailure}`,
    words: 'Retry Payment',
  },
  { name: 'orders of a patient', who: 'PATIENT', path: '/order-list', words: 'Coming up' },
  { name: 'app features', who: 'nobody', path: '/app-feature', words: 'Somebody stays with you' },
  { name: 'about us', who: 'PATIENT', path: '/about-us', words: 'Why we exist' },
  { name: 'careers', who: 'nobody', path: '/careers', words: 'Open positions' },
  { name: 'partners', who: 'GUEST', path: '/partner-with-us', words: 'Merudanda Spine Institute' },
  { name: 'contact of a guest', who: 'GUEST', path: '/contact-us', words: 'Write to us about anything' },
  { name: 'contact of a doctor', who: 'DOCTOR', path: '/contact-us', words: 'Write to us about anything' },
  { name: 'second opinion', who: 'PATIENT', path: '/contact-us?form=secondOpinion', words: 'Type of inquiry' },
  { name: 'terms', who: 'nobody', path: '/terms-conditions', words: 'These terms are the agreement' },
  { name: 'privacy', who: 'nobody', path: '/privacy-policies', words: 'Health is private.' },
  { name: 'a page to come', who: 'GUEST', path: '/medicines', words: 'Opening soon' },
  { name: 'schedule of a doctor', who: 'DOCTOR', path: '/schedule', words: 'Opening soon' },
  { name: 'server error', who: 'nobody', path: '/server-error', words: 'technical difficulties' },
  { name: 'nothing here', who: 'nobody', path: '/not-found', words: 'We could not find this page' },
]

const product = inBrowser()
let practice: Practice

beforeAll(async () => {
  practice = await openPractice(product.served)
})

interface Tab {
  readonly page: Page
  /** What its console complained of since it was last asked. */
  readonly complaints: () => readonly string[]
}

const complaintsOf = (page: Page): Tab['complaints'] => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // A page that is not there is answered with 404, which the browser reports for the address itself.
    if (message.type() === 'error' && message.location().url !== page.url()) complaints.push(message.text())
  })
  return () => complaints.splice(0)
}

const openedTab = async (who: Viewer, size: Size): Promise<Tab> => {
  const page = await openTab(product.browser, size, product.served.url)
  await beginWith(page, { session: practice.sessions[who] })
  return { page, complaints: complaintsOf(page) }
}

const tabs = new Map<string, Promise<Tab>>()

/** Everybody keeps one tab on each device: what it has loaded is there for the next page. */
const tabOf = (who: Viewer, size: Size): Promise<Tab> => {
  const key = `${who} ${size}`
  const tab = tabs.get(key) ?? openedTab(who, size)
  tabs.set(key, tab)
  return tab
}

/** What is wrong with a page at a size. */
const faultsAt = async ({ who, path, words }: Look, size: Size) => {
  const { page, complaints } = await tabOf(who, size)
  await page.goto(typeof path === 'string' ? path : path(practice))
  await personAt(page, size).see(words)
  return { size, ...(await faultsOf(page)), complaints: complaints() }
}

test.each(looks)('$name is accessible, fits and is quiet on phone, tablet and desktop', async (page) => {
  const found = await Promise.all(expectationSizes.map((size) => faultsAt(page, size)))
  expect(found).toEqual(
    expectationSizes.map((size) => ({ size, violations: [], overflow: 0, cut: [], complaints: [] })),
  )
})

/** On one device each, in turn: the figures look at all of them, in every language. */
const inTurn = overlays.map((shown, index): Overlay => {
  const { sizes = expectationSizes } = shown
  return { shown, size: sizes[index % sizes.length]!, language: 'eng' }
})

test.each(inTurn)('$shown.name, opened on a $size, is accessible and fits', async (overlay) => {
  const page = await openOverlay(product.browser, product.served, practice, overlay)
  expect(await faultsOf(page)).toEqual({ violations: [], overflow: 0, cut: [] })
  await page.context().close()
})

test('a text that does not fit its box is noticed, and what opens over a box is not taken for one', async () => {
  const page = await product.open('phone')
  // No page of the product: its policy forbids styles of elements.
  await page.goto('about:blank')
  await page.setContent(`
    <p id="ellipsis" style="width: 60px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis">Terms of use</p>
    <p id="spilt" style="width: 30px; white-space: nowrap">Spills out</p>
    <div id="low" style="height: 10px; overflow: hidden"><p>Two<br>lines</p></div>
    <p id="fitting">Fits</p>
    <div style="width: 60px; position: relative">Menu<div style="position: absolute; width: 300px">opens over</div></div>
    <div style="height: 30px; overflow-y: auto; margin: 20px">Scrolls<select><option>One</option></select><p>More</p></div>
  `)
  const cut = await cutTexts(page)
  expect(cut.map((box) => /id="(\w+)"/.exec(box)?.[1])).toEqual(['ellipsis', 'spilt', 'low'])
  await page.context().close()
})
