import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { joinRoomPath } from '../../src/core/app/links'
import { beginWith } from '../kit/browser'
import { callOfOwn, doctorComes, doctorOf } from '../kit/chaos/callOpenings'
import { inBrowser } from '../kit/inBrowser'
import { entriesOf } from '../kit/patients'

const product = inBrowser()
const controls = (page: Page) => page.getByRole('toolbar', { name: 'Call controls' })

/** The browser refuses the camera until it is given. */
const refuseCamera = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const opens = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      if (wanted?.video && !('isGiven' in window)) throw new DOMException('', 'NotAllowedError')
      return opens(wanted)
    }
  })

test('a camera that does not open says so in the room, and opens when pressed again once it is given', async () => {
  const { patient, bookingId } = await callOfOwn(product.served)
  const page = await product.open('phone', { permissions: ['microphone'] })
  await refuseCamera(page)
  await beginWith(page, { session: entriesOf(patient.storage) })
  await page.goto(joinRoomPath(bookingId))
  await page.getByRole('button', { name: 'Join without camera' }).click()
  const camera = (words: string) => controls(page).getByRole('button', { name: words })
  await camera('Turn camera on').click()
  await page.getByRole('alert').getByText('Camera or microphone permission was denied.').waitFor()
  await camera('Turn camera on').waitFor()
  await page.evaluate(() => Object.assign(window, { isGiven: true }))
  await camera('Turn camera on').click()
  await camera('Turn camera off').waitFor()
  await expect.poll(() => page.locator('video[data-mirrored]:visible').count()).toBe(1)
  expect(await page.getByText('Camera or microphone permission was denied.').count()).toBe(0)
})

test('whoever stays behind in the room reads that the other has left, beside the chat too', async () => {
  const { patient, bookingId } = await callOfOwn(product.served)
  const page = await product.open('phone', { permissions: ['camera', 'microphone'] })
  await beginWith(page, { session: entriesOf(patient.storage) })
  await page.goto(joinRoomPath(bookingId))
  await page.getByRole('button', { name: 'Join now' }).click()
  await controls(page).waitFor()
  await doctorComes(page, product)
  const { ports } = await doctorOf(product.served)
  await page.getByText(/^0:\d\d$/).waitFor()
  await ports.call.leave({ id: bookingId, place: 'elsewhere', key: crypto.randomUUID() }, new AbortController().signal)
  await page.getByText(/^Dr\. .* has left the call$/).waitFor()
  expect(await page.getByText(/has not come in yet/).count()).toBe(0)
  // Above the sheet of the chat too.
  await controls(page).getByRole('button', { name: 'Chat', exact: true }).click()
  const sheet = await page.getByRole('complementary', { name: 'Chat' }).boundingBox()
  const words = await page.getByText(/has left the call$/).boundingBox()
  expect(words!.y + words!.height).toBeLessThan(sheet!.y)
  // Who comes again reads it again.
  await controls(page).getByRole('button', { name: 'Leave the call', exact: true }).click()
  await page.getByRole('button', { name: 'Join again' }).click()
  await page.getByRole('button', { name: 'Join now' }).click()
  await page.getByText(/^Dr\. .* has left the call$/).waitFor()
})
