import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CALL_LASTS, comeToCall, controlsOf, newCall, seeFaces } from '../../kit/callPages'
import { doctorOf } from '../../kit/chaos/callOpenings'
import { inBrowser } from '../../kit/inBrowser'
import { keyboardOf } from '../../kit/keyboard'

const product = inBrowser()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test(
  'by Tab alone: lobby, call, end, and the review of the visit',
  async () => {
    const { patient: owner, ...call } = await newCall(product)
    const his = await comeToCall(product, owner, 'desktop', call)
    const patient = keyboardOf(his)
    await patient.press(his.getByRole('checkbox', { name: 'I agree to a consultation by video' }), 'Space')
    await patient.press(button(his, 'I agree and join'))
    await controlsOf(his).waitFor()

    const hers = await comeToCall(product, await doctorOf(product.served), 'desktop', call)
    const doctor = keyboardOf(hers)
    await doctor.press(button(hers, 'Join now'))
    await seeFaces([hers], 1)
    await doctor.press(button(hers, 'Turn microphone off'))
    await his.getByRole('img', { name: 'Microphone off' }).first().waitFor()
    await doctor.press(button(hers, 'End for all'))
    const question = hers.getByRole('alertdialog')
    await doctor.press(question.getByRole('button', { name: 'End for all' }))
    await Promise.all([his, hers].map((page) => page.getByText('Call ended').waitFor()))

    await patient.press(button(his, 'How was the visit?'))
    const dialog = his.getByRole('dialog', { name: 'How was the visit?' })
    await patient.press(dialog.getByRole('radio').first(), 'Space')
    await patient.keys('ArrowRight', 'ArrowRight', 'ArrowRight')
    await patient.press(dialog.getByRole('button', { name: 'Send review' }))
    await his.getByText('Thank you for your review.').waitFor()
    await expect.poll(() => button(his, 'How was the visit?').count()).toBe(0)
  },
  CALL_LASTS,
)
