import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CALL_LASTS, comeToCall, controlsOf, seeFaces } from '../../kit/callPages'
import { inBrowser } from '../../kit/inBrowser'
import { newPair } from '../../kit/pairs'
import { holdNotices } from '../../kit/notices'
import { keyboardOf } from '../../kit/keyboard'

const product = inBrowser()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test(
  'by Tab alone: lobby, call, end, and the review of the visit',
  async () => {
    const { patient, doctor, ...call } = await newPair(product.served)
    const his = await comeToCall(product, patient, 'desktop', call, { prepare: holdNotices })
    const patientKeys = keyboardOf(his)
    await patientKeys.press(his.getByRole('checkbox', { name: 'I agree to a consultation by video' }), 'Space')
    await patientKeys.press(button(his, 'I agree and join'))
    await controlsOf(his).waitFor()

    const hers = await comeToCall(product, doctor, 'desktop', call)
    const doctorKeys = keyboardOf(hers)
    await doctorKeys.press(button(hers, 'Join now'))
    await seeFaces([hers], 1)
    await doctorKeys.press(button(hers, 'Turn microphone off'))
    await his.getByRole('img', { name: 'Microphone off' }).first().waitFor()
    await doctorKeys.press(button(hers, 'End for all'))
    const question = hers.getByRole('alertdialog')
    await doctorKeys.press(question.getByRole('button', { name: 'End for all' }))
    await Promise.all([his, hers].map((page) => page.getByText('Call ended').waitFor()))

    await patientKeys.press(button(his, 'How was the visit?'))
    const dialog = his.getByRole('dialog', { name: 'How was the visit?' })
    await patientKeys.press(dialog.getByRole('radio').first(), 'Space')
    await patientKeys.keys('ArrowRight', 'ArrowRight', 'ArrowRight')
    await patientKeys.press(dialog.getByRole('button', { name: 'Send review' }))
    await his.getByText('Thank you for your review.').waitFor()
    await expect.poll(() => button(his, 'How was the visit?').count()).toBe(0)
  },
  CALL_LASTS,
)
