import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { systemClock } from '../../server/kit/clock'
import { joinRoomPath } from '../../src/core/app/links'
import { beginWith, type Size } from '../kit/browser'
import { callNow } from '../kit/calls'
import { inBrowser } from '../kit/inBrowser'
import { keyboardOf } from '../kit/keyboard'
import { entriesOf, newPatient, type Session, sessionOf } from '../kit/patients'

const product = inBrowser()

const comeAs = async (session: Session, size: Size, path: string): Promise<Page> => {
  const page = await product.open(size, { permissions: ['camera', 'microphone'] })
  await beginWith(page, { session: { ...entriesOf(session.storage), locationAsked: 'yes' } })
  await page.goto(path)
  return page
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('by Tab alone: lobby, call, end, and the review of the visit', async () => {
  const { served } = product
  const owner = await newPatient(served)
  const call = await callNow({ db: served.db, clock: systemClock }, { account: owner.login.userId })
  const his = await comeAs(owner, 'desktop', joinRoomPath(call.bookingId))
  const patient = keyboardOf(his)
  await patient.press(his.getByRole('checkbox', { name: 'I agree to a consultation by video' }), 'Space')
  await patient.press(button(his, 'I agree and join'))
  await his.getByRole('toolbar').waitFor()

  const hers = await comeAs(await sessionOf(served, '9000000002'), 'desktop', joinRoomPath(call.bookingId))
  const doctor = keyboardOf(hers)
  await doctor.press(button(hers, 'Join now'))
  const seen = hers.locator('video:not([data-mirrored])')
  const hasPicture = () => seen.evaluateAll((all) => all.some((each) => (each as HTMLVideoElement).videoWidth > 0))
  await expect.poll(hasPicture, { timeout: 60_000 }).toBe(true)
  await doctor.press(button(hers, 'Turn microphone off'))
  await his.getByRole('img', { name: 'Microphone off' }).first().waitFor()
  await doctor.press(button(hers, 'End for all'))
  const question = hers.getByRole('alertdialog')
  await doctor.press(question.getByRole('button', { name: 'End for all' }))
  await hers.getByText('Call ended').waitFor()
  await his.getByText('Call ended').waitFor()

  await patient.press(button(his, 'How was the visit?'))
  const dialog = his.getByRole('dialog', { name: 'How was the visit?' })
  await patient.press(dialog.getByRole('radio').first(), 'Space')
  await patient.keys('ArrowRight', 'ArrowRight', 'ArrowRight')
  await patient.press(dialog.getByRole('button', { name: 'Send review' }))
  await his.getByText('Thank you for your review.').waitFor()
  await expect.poll(() => button(his, 'How was the visit?').count()).toBe(0)
}, 300_000)
