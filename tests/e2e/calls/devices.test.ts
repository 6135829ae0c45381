import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CALL_LASTS, comeToCall, controlsOf, join } from '../../kit/callPages'
import { callOfOwn, doctorComes, doctorLeaves } from '../../kit/chaos/callOpenings'
import { inBrowser } from '../../kit/inBrowser'

const product = inBrowser()

/** The browser refuses the camera until it is given. */
const refuseCamera = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const opens = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      if (wanted?.video && !('isGiven' in window)) throw new DOMException('', 'NotAllowedError')
      return opens(wanted)
    }
  })

test(
  'a camera that does not open says so in the room, and opens when pressed again once it is given',
  async () => {
    const { patient, ...call } = await callOfOwn(product.served)
    const page = await comeToCall(product, patient, 'phone', call, {
      permissions: ['microphone'],
      prepare: refuseCamera,
    })
    await page.getByRole('button', { name: 'Join without camera' }).click()
    const camera = (words: string) => controlsOf(page).getByRole('button', { name: words })
    await camera('Turn camera on').click()
    await page.getByRole('alert').getByText('Camera or microphone permission was denied.').waitFor()
    await camera('Turn camera on').waitFor()
    await page.evaluate(() => Object.assign(window, { isGiven: true }))
    await camera('Turn camera on').click()
    await camera('Turn camera off').waitFor()
    await expect.poll(() => page.locator('video[data-mirrored]:visible').count()).toBe(1)
    await expect.poll(() => page.getByText('Camera or microphone permission was denied.').count()).toBe(0)
  },
  CALL_LASTS,
)

test(
  'whoever stays behind in the room reads that the other has left, beside the chat too',
  async () => {
    const { patient, ...call } = await callOfOwn(product.served)
    const page = await comeToCall(product, patient, 'phone', call)
    await join(page)
    await doctorComes(page)
    await page.getByText(/^0:\d\d$/).waitFor()
    await doctorLeaves(page)
    const left = page.getByText(/^Dr\. .* has left the call$/)
    await left.waitFor()
    await expect.poll(() => page.getByText(/has not come in yet/).count()).toBe(0)
    // Above the sheet of the chat too.
    await controlsOf(page).getByRole('button', { name: 'Chat', exact: true }).click()
    const sheet = page.getByRole('complementary', { name: 'Chat' })
    await sheet.waitFor()
    const isAboveSheet = async () => {
      const [above, below] = await Promise.all([left.boundingBox(), sheet.boundingBox()])
      return above !== null && below !== null && above.y + above.height < below.y
    }
    await expect.poll(isAboveSheet).toBe(true)
    // Who comes again reads it again.
    await controlsOf(page).getByRole('button', { name: 'Leave the call', exact: true }).click()
    await page.getByRole('button', { name: 'Join again' }).click()
    await join(page)
    await left.waitFor()
  },
  CALL_LASTS,
)
