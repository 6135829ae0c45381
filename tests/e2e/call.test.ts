import { expect, test } from 'vitest'
import { CALL_LASTS, comeToCall, join, expectMediaBothWays, seeFaces } from '../kit/callPages'
import { waitsForOthers } from '../kit/chaos/callOpenings'
import { inBrowser } from '../kit/inBrowser'
import { keyboardOf } from '../kit/keyboard'
import { newPair } from '../kit/pairs'

const product = inBrowser()

/** The one call of two browsers that every run plays; `tests/e2e/calls` has what else they do. */
test(
  'a patient and a doctor meet, see and hear each other, and part: the doctor by keys alone',
  async () => {
    const { patient, doctor, ...call } = await newPair(product.served)
    const his = await comeToCall(product, patient, 'phone', call)
    await join(his)
    await waitsForOthers(his)

    const hers = await comeToCall(product, doctor, 'desktop', call)
    const keyboard = keyboardOf(hers)
    await hers.getByText('The patient is here and waits.').waitFor()
    await keyboard.press(hers.getByRole('button', { name: 'Join now' }))
    await expectMediaBothWays([his, hers])
    await seeFaces([his, hers], 1)

    await keyboard.press(hers.getByRole('button', { name: 'Turn microphone off' }))
    await his.getByRole('img', { name: 'Microphone off' }).waitFor()
    await keyboard.press(hers.getByRole('button', { name: 'End for all' }))
    await keyboard.press(hers.getByRole('alertdialog').getByRole('button', { name: 'End for all' }))
    await Promise.all([his, hers].map((page) => page.getByText('Call ended').waitFor()))
    await expect.poll(() => Promise.all([his, hers].map((page) => page.locator('video').count()))).toEqual([0, 0])
  },
  CALL_LASTS,
)
