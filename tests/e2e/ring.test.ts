import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { beginWith } from '../kit/browser'
import { callNow, type CallNow } from '../kit/calls'
import { inBrowser } from '../kit/inBrowser'
import { entriesOf, logIn } from '../kit/patients'

const product = inBrowser()
const PATIENT = '9000000001'
const DOCTOR = '9000000002'

const openAs = async (page: Page, number: string, path: string): Promise<void> => {
  const { storage } = await logIn(product.served, number)
  await beginWith(page, { session: { ...entriesOf(storage), locationAsked: 'yes' } })
  const listens = page.waitForResponse((answer) => answer.url().includes('/notification/stream'))
  await page.goto(path)
  await listens
}
const begin = async (): Promise<{ call: CallNow; at: number }> => {
  const at = Math.floor(Date.now() / 1000) - 60
  const call = await callNow({ db: product.served.db, clock: { now: () => at + 60 } as never })
  return { call, at }
}
const ringFrom = async (doctor: Page) => doctor.getByRole('button', { name: 'Video call' }).click()
const incoming = (page: Page) => page.getByRole('alertdialog', { name: 'Incoming video call' })

test('a call from the schedule rings on a phone, is declined, rung again and answered', async () => {
  const { call, at } = await begin()
  const [patient, doctor] = [await product.open('phone'), await product.open('desktop')]
  await openAs(patient, PATIENT, '/notifications')
  await openAs(doctor, DOCTOR, `/schedule?appointmentId=${call.bookingId}&at=${at}`)
  await ringFrom(doctor)
  await incoming(patient).waitFor()
  await doctor.waitForURL('**/join-room?*')
  await doctor.getByText("Ringing at Asha Patel's…").waitFor()
  const join = incoming(patient).getByRole('button', { name: 'Join' })
  await expect.poll(() => join.evaluate((button) => button === document.activeElement)).toBe(true)
  await patient.keyboard.press('Escape')
  await incoming(patient).getByText('for Asha Patel').waitFor()
  await incoming(patient).getByRole('button', { name: 'Cancel' }).click()
  await incoming(patient).waitFor({ state: 'detached' })
  await doctor.getByText('Asha Patel declined').waitFor()
  await doctor.getByRole('button', { name: 'Ring again' }).click()
  await join.click()
  await patient.waitForURL(`**/join-room?bookingId=${call.bookingId}`)
  await doctor.getByText("Ringing at Asha Patel's…").waitFor({ state: 'detached' })
})

test('a call that is given up stops ringing, and says so', async () => {
  const { call, at } = await begin()
  const [patient, doctor] = [await product.open('phone'), await product.open('desktop')]
  await openAs(patient, PATIENT, '/notifications')
  await openAs(doctor, DOCTOR, `/schedule?appointmentId=${call.bookingId}&at=${at}`)
  await ringFrom(doctor)
  await incoming(patient).waitFor()
  await doctor.getByRole('button', { name: 'Stop calling' }).click()
  await incoming(patient).waitFor({ state: 'detached' })
  await patient.getByText(/cancelled the call/).waitFor()
})
