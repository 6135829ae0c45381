import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { followBookings } from '../../server/chat/conversation.store'
import { systemClock } from '../../server/kit/clock'
import { joinRoomPath } from '../../src/core/app/links'
import callInBengali from '../../src/ui/intl/bn/call.json'
import ringInBengali from '../../src/ui/intl/bn/ring.json'
import { beginWith } from '../kit/browser'
import { callNow, type CallNow } from '../kit/calls'
import { messagesOf } from '../kit/chatPages'
import { inBrowser } from '../kit/inBrowser'
import { entriesOf, newPatient, type Session, sessionOf } from '../kit/patients'

const product = inBrowser()
const bengali = { ...callInBengali, ...ringInBengali }

let patient: Session
let doctor: Session
let call: CallNow

beforeAll(async () => {
  const { served } = product
  patient = await newPatient(served)
  doctor = await sessionOf(served, '9000000002')
  call = await callNow({ db: served.db, clock: systemClock }, { account: patient.login.userId })
  await followBookings(served.db, [call.bookingId], systemClock.now())
})

const controls = (page: Page) => page.locator('[role=toolbar]')
const others = (page: Page) => page.locator('video:not([data-mirrored])')
const seesAnother = async (page: Page): Promise<void> => {
  const hasPicture = () =>
    others(page).evaluateAll((videos) => videos.some((each) => (each as HTMLVideoElement).videoWidth > 0))
  await expect.poll(hasPicture, { timeout: 60_000 }).toBe(true)
}

/** The phone rings: the patient takes it and enters the room, agreeing the first time. */
const takeCall = async (his: Page, isFirst: boolean): Promise<void> => {
  const ring = his.getByRole('alertdialog')
  await ring.getByRole('button', { name: bengali['ring.incoming.join'] }).click()
  await his.waitForURL(`**/join-room?bookingId=${call.bookingId}`)
  if (isFirst) await his.getByRole('checkbox').first().check()
  await his.getByRole('button', { name: bengali[isFirst ? 'call.agreeAndJoin' : 'call.join'] }).click()
  await controls(his).waitFor()
}

test('an evening: rung on a phone in Bengali, seen, written to, prescribed for, ended and called again', async () => {
  const his = await product.open('phone', { permissions: ['camera', 'microphone'] })
  await his.addInitScript(() => localStorage.setItem('lang', 'ben'))
  await beginWith(his, { session: { ...entriesOf(patient.storage), locationAsked: 'yes' } })
  const listens = his.waitForResponse((answer) => answer.url().includes('/notification/stream'))
  await his.goto('/home')
  await listens

  // The doctor does everything by keys.
  const hers = await product.open('desktop', { permissions: ['camera', 'microphone'] })
  await beginWith(hers, { session: entriesOf(doctor.storage) })
  await hers.goto(joinRoomPath(call.bookingId))
  const join = hers.getByRole('button', { name: 'Join now' })
  await join.press('Enter')
  await controls(hers).getByRole('button', { name: 'Leave' }).press('Enter')
  await hers.getByRole('button', { name: 'Call the patient again' }).press('Enter')
  await join.press('Enter')
  await controls(hers).waitFor()

  await takeCall(his, true)
  await seesAnother(hers)
  await seesAnother(his)

  await controls(hers).getByRole('button', { name: 'Chat' }).press('Enter')
  const chat = hers.getByRole('complementary', { name: 'Chat' })
  await chat.getByRole('textbox').fill('Please show me the report')
  await chat.getByRole('button', { name: /^Send to/ }).press('Enter')
  await controls(his).getByRole('button', { name: bengali['call.panel.chat'], exact: true }).click()
  const sheet = his.getByRole('complementary')
  await messagesOf(his).filter({ hasText: 'Please show me the report' }).waitFor()
  // The sheet leaves the faces in sight, and what is done in a call in reach.
  const [top, height] = await sheet.evaluate((each): [number, number] => [
    each.getBoundingClientRect().top,
    innerHeight,
  ])
  expect(top).toBeGreaterThan(height / 5)
  await controls(his).getByRole('button', { name: bengali['call.mic.off'] }).click()
  await hers.getByRole('img', { name: 'Microphone off' }).waitFor()

  await controls(hers).getByRole('button', { name: 'Prescription', exact: true }).press('Enter')
  const form = hers.getByRole('complementary', { name: 'Prescription' })
  await form.getByLabel('Complaint', { exact: true }).fill('Headache')
  // Who is treated stands in the panel whole.
  const strip = form.locator('section').first()
  expect(await strip.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)

  await hers.getByRole('button', { name: 'End for all' }).press('Enter')
  await hers.getByRole('alertdialog').getByRole('button', { name: 'End for all' }).press('Enter')
  await hers.getByText('Call ended').waitFor()
  await his.getByText(bengali['call.summary.ended']).waitFor()
  await his.getByRole('link', { name: bengali['call.summary.followUp'] }).waitFor()

  await hers.getByRole('button', { name: 'Call the patient again' }).press('Enter')
  await join.press('Enter')
  await controls(hers).waitFor()
  await takeCall(his, false)
  await seesAnother(hers)
  await seesAnother(his)
}, 300_000)
