import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import callInBengali from '../../../src/ui/intl/bn/call.json'
import ringInBengali from '../../../src/ui/intl/bn/ring.json'
import { CALL_LASTS, comeTo, comeToCall, controlsOf, seeFaces } from '../../kit/callPages'
import { messagesOf } from '../../kit/chatPages'
import { inBrowser } from '../../kit/inBrowser'
import { newPair } from '../../kit/pairs'

const product = inBrowser()
const bengali = { ...callInBengali, ...ringInBengali }

/** The phone rings: the patient takes it and enters the room, agreeing the first time. */
const takeCall = async (his: Page, isFirst: boolean): Promise<void> => {
  const ring = his.getByRole('alertdialog')
  await ring.getByRole('button', { name: bengali['ring.incoming.join'] }).click()
  await his.waitForURL('**/join-room?*')
  if (isFirst) await his.getByRole('checkbox').first().check()
  await his.getByRole('button', { name: bengali[isFirst ? 'call.agreeAndJoin' : 'call.join'] }).click()
  await controlsOf(his).waitFor()
}

test(
  'an evening: rung on a phone in Bengali, seen, written to, prescribed for, ended and called again',
  async () => {
    const { patient, doctor, ...call } = await newPair(product.served)
    // A ring that came before it listens is shown once it does.
    const his = await comeTo(product, patient, 'phone', '/home', { language: 'ben' })

    // The doctor does everything by keys.
    const hers = await comeToCall(product, doctor, 'desktop', call)
    const join = hers.getByRole('button', { name: 'Join now' })
    await join.press('Enter')
    await controlsOf(hers).getByRole('button', { name: 'Leave' }).press('Enter')
    await hers.getByRole('button', { name: 'Call the patient again' }).press('Enter')
    await join.press('Enter')
    await controlsOf(hers).waitFor()

    await takeCall(his, true)
    await seeFaces([his, hers], 1)

    await controlsOf(hers).getByRole('button', { name: 'Chat' }).press('Enter')
    const chat = hers.getByRole('complementary', { name: 'Chat' })
    await chat.getByRole('textbox').fill('Please show me the report')
    await chat.getByRole('button', { name: /^Send to/ }).press('Enter')
    await controlsOf(his).getByRole('button', { name: bengali['call.panel.chat'], exact: true }).click()
    const sheet = his.getByRole('complementary')
    await messagesOf(his).filter({ hasText: 'Please show me the report' }).waitFor()
    // The sheet leaves the faces in sight, and what is done in a call in reach.
    const leftAbove = () => sheet.evaluate((each) => each.getBoundingClientRect().top / innerHeight)
    await expect.poll(leftAbove).toBeGreaterThan(1 / 5)
    await controlsOf(his).getByRole('button', { name: bengali['call.mic.off'] }).click()
    await hers.getByRole('img', { name: 'Microphone off' }).waitFor()

    await controlsOf(hers).getByRole('button', { name: 'Prescription', exact: true }).press('Enter')
    const form = hers.getByRole('complementary', { name: 'Prescription' })
    await form.getByLabel('Complaint', { exact: true }).fill('Headache')
    // Who is treated stands in the panel whole.
    const strip = form.locator('section').first()
    await expect.poll(() => strip.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)

    await hers.getByRole('button', { name: 'End for all' }).press('Enter')
    await hers.getByRole('alertdialog').getByRole('button', { name: 'End for all' }).press('Enter')
    await hers.getByText('Call ended').waitFor()
    await his.getByText(bengali['call.summary.ended']).waitFor()
    await his.getByRole('link', { name: bengali['call.summary.followUp'] }).waitFor()

    await hers.getByRole('button', { name: 'Call the patient again' }).press('Enter')
    await join.press('Enter')
    await controlsOf(hers).waitFor()
    await takeCall(his, false)
    await seeFaces([his, hers], 1)
  },
  CALL_LASTS,
)
