import { expect, test } from 'vitest'
import callInBengali from '../../../src/ui/intl/bn/call.json'
import { CALL_LASTS, comeToCall, controlsOf } from '../../kit/callPages'
import { messagesOf } from '../../kit/chatPages'
import { inBrowser } from '../../kit/inBrowser'
import { newPair } from '../../kit/pairs'

const product = inBrowser()

test(
  'a patient on a phone and a doctor write, prescribe and part beside the faces',
  async () => {
    const { patient, doctor, ...call } = await newPair(product.served)
    const his = await comeToCall(product, patient, 'phone', call, { language: 'ben' })
    await his.getByRole('checkbox', { name: callInBengali['call.consent.agree'] }).check()
    await his.getByRole('button', { name: callInBengali['call.agreeAndJoin'] }).click()
    await controlsOf(his).waitFor()

    const hers = await comeToCall(product, doctor, 'desktop', call)
    await hers.getByText('The patient is here and waits.').waitFor()
    await hers.getByRole('button', { name: 'Join now' }).press('Enter')
    await controlsOf(hers).waitFor()

    await controlsOf(hers).getByRole('button', { name: 'Chat' }).press('Enter')
    const chat = hers.getByRole('complementary', { name: 'Chat' })
    // As dark as the room.
    await chat.getByRole('button', { name: /^More for/ }).press('Enter')
    await hers.locator('[data-theme=call]').getByRole('menu').waitFor()
    await hers.keyboard.press('Escape')
    await chat.getByRole('textbox').fill('Please show me the report')
    await chat.getByRole('button', { name: /^Send to/ }).press('Enter')

    await controlsOf(his).getByRole('button', { name: callInBengali['call.panel.chat'], exact: true }).click()
    await messagesOf(his).filter({ hasText: 'Please show me the report' }).waitFor()

    await controlsOf(hers).getByRole('button', { name: 'Prescription', exact: true }).press('Enter')
    const form = hers.getByRole('complementary', { name: 'Prescription' })
    await form.getByRole('button', { name: /photo/i }).waitFor()
    await expect.poll(() => hers.getByRole('complementary', { name: 'Chat' }).count()).toBe(0)
    await form.getByRole('button', { name: /photo/i }).press('Enter')
    await hers.getByText('Turn off your camera before capturing the prescription').waitFor()
    await hers.getByRole('button', { name: 'Keep the camera on' }).press('Enter')
    await controlsOf(hers).getByRole('button', { name: 'Turn camera off' }).waitFor()
    await form.getByRole('button', { name: 'Close Prescription' }).press('Enter')

    await controlsOf(hers).getByRole('button', { name: 'Records of the patient' }).press('Enter')
    const records = hers.getByRole('complementary', { name: 'Records of the patient' })
    await records.getByText('No records found').or(records.getByRole('list')).first().waitFor()
    await records.getByRole('button', { name: 'Close Records of the patient' }).press('Enter')
    await hers.waitForURL('**/join-room?*')

    await hers.getByRole('button', { name: 'End for all' }).press('Enter')
    await hers.getByRole('alertdialog').getByRole('button', { name: 'End for all' }).press('Enter')
    await hers.getByText('Call ended').waitFor()
    await hers.getByText(/\b\d+ min/).waitFor()
    await his.getByText(callInBengali['call.summary.ended']).waitFor()
  },
  CALL_LASTS,
)
