import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOf as pageFaultsOf } from '../kit/axe'
import { beginWith, openTab, type Size, startBrowser } from '../kit/browser'
import { type Person, personAt } from '../kit/pages/person'
import { openPractice, type Practice, type Viewer } from '../kit/everyPage'
import { serve, type Served } from '../kit/served'

/** A page as it is looked at: with what is opened on it, when its words are there. */
interface Shown {
  readonly name: string
  readonly who: Viewer
  readonly path: string | ((practice: Practice) => string)
  readonly words: string
  readonly open?: (I: Person) => Promise<unknown>
}

const profile = ({ params }: Practice) => `/doctor-profile${params.doctorProfile}`

const pickSlot = async (I: Person) => {
  await I.openPanel()
  await I.seeSlots()
  await I.chooseInClinic()
  await I.chooseSlot()
}
const checkOut = async (I: Person) => {
  await pickSlot(I)
  await I.goOn()
  await I.seeReview()
}

const seeNotifications = async (I: Person) => {
  await I.openNotifications()
  await I.see(/You have seen them all|Opps ! No Notifications yet|Patient admitted/)
}

const shown: readonly Shown[] = [
  { name: 'landing', who: 'nobody', path: '/', words: 'The right brain and spine specialist' },
  { name: 'welcome', who: 'nobody', path: '/get-started', words: 'Choose your language' },
  {
    name: 'tutorial',
    who: 'nobody',
    path: '/get-started',
    words: 'Choose your language',
    open: async (I) => {
      await I.pickFirstLanguage('English')
      await I.goOnInOnboarding('Continue')
      await I.see('Specialists for brain and spine')
    },
  },
  { name: 'verification', who: 'nobody', path: '/mobile-otp-verify', words: 'Login or register' },
  {
    name: 'verification asked for',
    who: 'GUEST',
    path: '/order-list',
    words: 'Your appointments live here',
    open: async (I) => {
      await I.askToSeeOrders()
      await I.seeNumberStep()
    },
  },
  { name: 'home of a guest', who: 'GUEST', path: '/home', words: 'How can we help you today?' },
  {
    name: 'settings of a guest',
    who: 'GUEST',
    path: '/home',
    words: 'How can we help you today?',
    open: (I) => I.openSettings(),
  },
  {
    name: 'logout of a doctor',
    who: 'DOCTOR',
    path: '/schedule',
    words: 'Opening soon',
    open: async (I) => {
      await I.openMenu()
      await I.askToLogOut()
    },
  },
  { name: 'home of a patient', who: 'PATIENT', path: '/home', words: 'Your next appointment' },
  { name: 'find a doctor', who: 'GUEST', path: '/find-doctor?search=spine', words: 'Book video' },
  { name: 'specialities', who: 'GUEST', path: '/find-doctor?type=speciality', words: 'Spine Surgery' },
  { name: 'doctor', who: 'GUEST', path: profile, words: 'Patient reviews' },
  { name: 'booking panel', who: 'GUEST', path: profile, words: 'Patient reviews', open: pickSlot },
  { name: 'checkout', who: 'PATIENT', path: profile, words: 'Patient reviews', open: checkOut },
  {
    name: 'checkout choosing a patient',
    who: 'PATIENT',
    path: profile,
    words: 'Patient reviews',
    open: async (I) => {
      await checkOut(I)
      await I.changePatient()
      await I.seeChooser()
    },
  },
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
  {
    name: 'questions and answers',
    who: 'PATIENT',
    path: '/faq?tag=brain',
    words: 'How do I recognise a stroke?',
    open: (I) => I.readAnswer('How do I recognise a stroke?'),
  },
  {
    name: 'help for a doctor',
    who: 'DOCTOR',
    path: '/schedule',
    words: 'Opening soon',
    open: (I) => I.openHelp(),
  },
  { name: 'terms', who: 'nobody', path: '/terms-conditions', words: 'These terms are the agreement' },
  { name: 'privacy', who: 'nobody', path: '/privacy-policies', words: 'Health is private.' },
  { name: 'a page to come', who: 'GUEST', path: '/medicines', words: 'Opening soon' },
  { name: 'schedule of a doctor', who: 'DOCTOR', path: '/schedule', words: 'Opening soon' },
  {
    name: 'notifications of a guest',
    who: 'GUEST',
    path: '/home',
    words: 'How can we help you',
    open: seeNotifications,
  },
  { name: 'notifications of a patient', who: 'PATIENT', path: '/home', words: 'Your next', open: seeNotifications },
  { name: 'notifications of a doctor', who: 'DOCTOR', path: '/schedule', words: 'Opening', open: seeNotifications },
  { name: 'server error', who: 'nobody', path: '/server-error', words: 'technical difficulties' },
  { name: 'nothing here', who: 'nobody', path: '/not-found', words: 'We could not find this page' },
]

const everySize: readonly Size[] = ['phone', 'tablet', 'desktop']

let browser: Browser
let served: Served
let practice: Practice

beforeAll(async () => {
  served = await serve()
  browser = await startBrowser()
  practice = await openPractice(served)
})

afterAll(async () => {
  await browser.close()
  await served.close()
})

interface Tab {
  readonly page: Page
  readonly I: Person
  /** What its console complained of since it was last asked. */
  readonly complaints: () => readonly string[]
}

const openedTab = async (who: Viewer, size: Size): Promise<Tab> => {
  const page = await openTab(browser, size, served.url)
  await beginWith(page, { session: practice.sessions[who] })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // A page that is not there is answered with 404, which the browser reports for the address itself.
    if (message.type() === 'error' && message.location().url !== page.url()) complaints.push(message.text())
  })
  return { page, I: personAt(page, size), complaints: () => complaints.splice(0) }
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
const faultsOf = async ({ who, path, words, open }: Shown, size: Size) => {
  const { page, I, complaints } = await tabOf(who, size)
  await page.goto(typeof path === 'string' ? path : path(practice))
  await I.see(words)
  await open?.(I)
  return { size, ...(await pageFaultsOf(page)), complaints: complaints() }
}

test.each(shown)('$name is accessible, fits and is quiet on phone, tablet and desktop', async (page) => {
  const found = await Promise.all(everySize.map((size) => faultsOf(page, size)))
  expect(found).toEqual(everySize.map((size) => ({ size, violations: [], overflow: 0, complaints: [] })))
})
