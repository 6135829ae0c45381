import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../server/kit/clock'
import { followBookings } from '../../server/chat/conversation.store'
import { joinRoomPath } from '../../src/core/app/links'
import { beginWith, type Size } from '../kit/browser'
import { callNow, type CallNow } from '../kit/calls'
import { messagesOf } from '../kit/chatPages'
import { inBrowser } from '../kit/inBrowser'
import { entriesOf, newPatient, type Session, sessionOf } from '../kit/patients'

const product = inBrowser()

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

const comeAs = async (session: Session, size: Size, language = 'eng'): Promise<Page> => {
  const page = await product.open(size, { permissions: ['camera', 'microphone'] })
  await page.addInitScript((code) => localStorage.setItem('lang', code), language)
  await beginWith(page, { session: entriesOf(session.storage) })
  await page.goto(joinRoomPath(call.bookingId))
  return page
}

const controls = (page: Page) => page.locator('[role=toolbar]')

test('a patient on a phone and a doctor write, prescribe and part beside the faces', async () => {
  const his = await comeAs(patient, 'phone', 'ben')
  await his.getByRole('checkbox', { name: /আমি ভিডিও|I agree to/ }).check()
  await his.getByRole('button', { name: /যোগ দিন|join/i }).click()
  await controls(his).waitFor()

  const hers = await comeAs(doctor, 'desktop')
  await hers.getByText('The patient is here and waits.').waitFor()
  await hers.getByRole('button', { name: 'Join now' }).press('Enter')
  await controls(hers).waitFor()

  await controls(hers).getByRole('button', { name: 'Chat' }).press('Enter')
  const chat = hers.getByRole('complementary', { name: 'Chat' })
  // As dark as the room.
  await chat.getByRole('button', { name: /^More for/ }).press('Enter')
  await hers.locator('[data-theme=call]').getByRole('menu').waitFor()
  await hers.keyboard.press('Escape')
  await chat.getByRole('textbox').fill('Please show me the report')
  await chat.getByRole('button', { name: /^Send to/ }).press('Enter')

  await controls(his)
    .getByRole('button', { name: /^(চ্যাট|Chat)$/ })
    .click()
  await messagesOf(his).filter({ hasText: 'Please show me the report' }).waitFor()

  await controls(hers).getByRole('button', { name: 'Prescription', exact: true }).press('Enter')
  const form = hers.getByRole('complementary', { name: 'Prescription' })
  await form.getByRole('button', { name: /photo/i }).waitFor()
  await expect.poll(() => hers.getByRole('complementary', { name: 'Chat' }).count()).toBe(0)
  await form.getByRole('button', { name: /photo/i }).press('Enter')
  await hers.getByText('Turn off your camera before capturing the prescription').waitFor()
  await hers.getByRole('button', { name: 'Keep the camera on' }).press('Enter')
  await controls(hers).getByRole('button', { name: 'Turn camera off' }).waitFor()
  await form.getByRole('button', { name: 'Close Prescription' }).press('Enter')

  await controls(hers).getByRole('button', { name: 'Records of the patient' }).press('Enter')
  const records = hers.getByRole('complementary', { name: 'Records of the patient' })
  await records.getByText('No records found').or(records.getByRole('list')).first().waitFor()
  await records.getByRole('button', { name: 'Close Records of the patient' }).press('Enter')
  await expect.poll(() => new URL(hers.url()).pathname).toBe('/join-room')

  await hers.getByRole('button', { name: 'End for all' }).press('Enter')
  await hers.getByRole('alertdialog').getByRole('button', { name: 'End for all' }).press('Enter')
  await hers.getByText('Call ended').waitFor()
  await hers.getByText(/\b\d+ min/).waitFor()
  await his.getByText(/কল শেষ|Call ended/).waitFor()
}, 300_000)
