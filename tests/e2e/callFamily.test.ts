import type { Page } from 'playwright-core'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { systemClock } from '../../server/kit/clock'
import { users } from '../../server/people/people.tables'
import { callInvitePath, joinRoomPath } from '../../src/core/app/links'
import { beginWith, type Size } from '../kit/browser'
import { callNow, invitationIn } from '../kit/calls'
import { inBrowser } from '../kit/inBrowser'
import { entriesOf, newPatient, type Session, sessionOf } from '../kit/patients'

const product = inBrowser()

const comeAs = async (session: Session, size: Size, path: string): Promise<Page> => {
  const page = await product.open(size, { permissions: ['camera', 'microphone'] })
  await beginWith(page, { session: { ...entriesOf(session.storage), locationAsked: 'yes' } })
  await page.goto(path)
  return page
}
const controls = (page: Page) => page.locator('[role=toolbar]')
/** How many of the others are seen. */
const faces = (page: Page) =>
  page
    .locator('video:not([data-mirrored])')
    .evaluateAll((all) => all.filter((each) => (each as HTMLVideoElement).videoWidth > 0).length)

test('a doctor brings a son in, the patient allows it, and three see each other', async () => {
  const { served } = product
  const relative = await newPatient(served)
  const [account] = await served.db.select().from(users).where(eq(users.id, relative.login.userId!))
  const patient = await newPatient(served)
  const call = await callNow({ db: served.db, clock: systemClock }, { account: patient.login.userId })
  const his = await comeAs(patient, 'phone', joinRoomPath(call.bookingId))
  await his.getByRole('checkbox', { name: 'I agree to a consultation by video' }).check()
  await his.getByRole('button', { name: 'I agree and join' }).click()
  await controls(his).waitFor()

  const hers = await comeAs(await sessionOf(served, '9000000002'), 'desktop', joinRoomPath(call.bookingId))
  await hers.getByRole('button', { name: 'Join now' }).click()
  await expect.poll(() => faces(hers), { timeout: 60_000 }).toBe(1)
  await controls(hers).getByRole('button', { name: 'Bring in family' }).click()
  const form = hers.getByRole('dialog', { name: 'Bring in family' })
  await form.getByLabel('Name', { exact: true }).fill('Ravi Patel')
  await form.getByRole('textbox', { name: /mobile/i }).fill(account!.phoneNumber)
  await form.getByRole('button', { name: 'Ask the patient' }).click()
  await hers.getByText('The patient is asked whether Ravi Patel may join.').waitFor()

  const question = his.getByRole('alertdialog', { name: 'May Ravi Patel join this call?' })
  await question.getByRole('button', { name: 'Allow' }).click()
  await question.waitFor({ state: 'detached' })

  const theirs = await comeAs(relative, 'tablet', callInvitePath(await invitationIn(served)))
  await theirs.waitForURL(`**/join-room?bookingId=${call.bookingId}`)
  await theirs.getByRole('button', { name: 'Join now' }).click()
  await controls(theirs).waitFor()
  const again = theirs.getByRole('button', { name: 'Try again' })
  const seen = async () => {
    // On a busy machine it takes longer than anybody is kept waiting: whoever is asked then tries again.
    if (await again.isVisible()) await again.click()
    return { patient: await faces(his), doctor: await faces(hers), relative: await faces(theirs) }
  }
  await expect.poll(seen, { timeout: 120_000 }).toEqual({ patient: 2, doctor: 2, relative: 2 })
  await hers.getByText('Ravi Patel').first().waitFor()
  // The call alone: no chat, no records, no prescription.
  for (const name of ['Chat', 'Prescription', 'Bring in family'])
    expect(await controls(theirs).getByRole('button', { name }).count()).toBe(0)

  await hers.getByRole('button', { name: 'End for all' }).click()
  await hers.getByRole('alertdialog').getByRole('button', { name: 'End for all' }).click()
  const ended = async (page: Page) => (await page.getByText('Call ended').count()) > 0
  const over = async () => ({ patient: await ended(his), doctor: await ended(hers), relative: await ended(theirs) })
  await expect.poll(over).toEqual({ patient: true, doctor: true, relative: true })
  await theirs.getByText('Thank you for being there.').waitFor()
}, 300_000)

test('a guest who opens an invitation is asked who they are', async () => {
  const page = await product.open('phone')
  await page.goto(callInvitePath('unknown'))
  await page.getByText('Log in with the number that the invitation came to.').waitFor()
  expect(await page.getByRole('button', { name: 'Log in' }).isEnabled()).toBe(true)
}, 60_000)

test('whoever comes by an invitation that leads nowhere reads why, and goes home', async () => {
  const relative = await newPatient(product.served)
  const page = await comeAs(relative, 'phone', callInvitePath('nobody-was-sent-this'))
  await page.getByRole('heading', { name: 'We could not let you in' }).waitFor()
  await page.getByRole('link', { name: 'Go to home' }).click()
  await page.getByRole('heading', { name: 'We could not let you in' }).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/home')
})
