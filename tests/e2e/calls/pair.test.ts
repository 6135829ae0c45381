import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hold, type TabOptions } from '../../kit/browser'
import {
  CALL_LASTS,
  comeToCall,
  connectionsOf,
  controlsOf,
  endForAll,
  join,
  loseConnection,
  expectMediaBothWays,
  seeFaces,
  wayOf,
} from '../../kit/callPages'
import { waitsForOthers } from '../../kit/chaos/callOpenings'
import { inBrowser } from '../../kit/inBrowser'
import { newPair } from '../../kit/pairs'

const product = inBrowser()

/** A patient in the room of a new call, and the doctor in it after them. */
const together = async (
  options: TabOptions = {},
  prepare?: (page: Page) => Promise<unknown>,
): Promise<{ readonly his: Page; readonly hers: Page }> => {
  const { patient, doctor, ...call } = await newPair(product.served)
  const his = await comeToCall(product, patient, 'phone', call, { ...options, ...(prepare && { prepare }) })
  await join(his)
  await waitsForOthers(his)
  const hers = await comeToCall(product, doctor, 'desktop', call, options)
  await hers.getByText('The patient is here and waits.').waitFor()
  await join(hers)
  return { his, hers }
}

/** A device whose camera and microphone its owner does not give. */
const withoutDevices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('', 'NotAllowedError')
    }
  })

test(
  'a patient and a doctor see and hear each other, come back after a reload, and part',
  async () => {
    const { his, hers } = await together()
    await expectMediaBothWays([his, hers])

    await his.reload()
    await controlsOf(his).waitFor()
    await expectMediaBothWays([his, hers])
    await seeFaces([his, hers], 1)

    await his.getByRole('button', { name: 'Turn microphone off' }).click()
    await hers.getByRole('img', { name: 'Microphone off' }).waitFor()

    await hers.getByRole('button', { name: 'Make the call small' }).click()
    await hers.getByRole('region', { name: 'Video consultation' }).waitFor()
    await expect.poll(() => new URL(hers.url()).pathname).toBe('/schedule')
    await hers.getByRole('button', { name: 'Back to the call' }).click()
    await controlsOf(hers).waitFor()

    await endForAll(hers)
    const ended = (page: Page) => page.getByText('Call ended').count()
    await expect.poll(() => Promise.all([his, hers].map(ended)), { timeout: CALL_LASTS }).toEqual([1, 1])
  },
  CALL_LASTS,
)

test(
  'whoever stays behind reads who left, after a reload as well',
  async () => {
    const { his, hers } = await together()
    await hers.getByText('Asha Patel', { exact: true }).last().waitFor()
    await his.getByRole('button', { name: 'Leave' }).click()
    await hers.getByText('Asha Patel has left the call').waitFor()
    await hers.reload()
    await controlsOf(hers).waitFor()
    const keeps = hers.getByText(/Asha Patel has (?:left the call|not come in yet)/)
    await expect.poll(() => keeps.allTextContents()).toEqual(['Asha Patel has left the call'])

    await hers.getByRole('button', { name: 'Leave' }).click()
    await his.getByRole('button', { name: 'Join again' }).click()
    await join(his)
    await his.getByText(/has left the call/).waitFor()
  },
  CALL_LASTS,
)

test(
  'a connection that is gone is made anew, and both see that it is',
  async () => {
    const { his, hers } = await together({ limits: 1 })
    await expectMediaBothWays([his, hers])
    // What his browser says to hers waits until she has seen that the line is mended.
    const letGo = await hold(his, '**/video-call-session/*/signal')
    await loseConnection(his)
    const mending = hers.getByText('Reconnecting')
    await mending.first().waitFor()
    letGo()
    await expectMediaBothWays([his, hers])
    await expect.poll(() => mending.count()).toBe(0)
    await controlsOf(hers).waitFor()
  },
  CALL_LASTS,
)

test(
  'a call holds where one of the two only listens, and where the network says that it is back',
  async () => {
    const { his, hers } = await together({}, withoutDevices)
    const areConnected = async () => (await Promise.all([his, hers].map(connectionsOf))).map((all) => all.at(-1))
    await expect.poll(areConnected, { timeout: CALL_LASTS }).toEqual(['connected', 'connected'])
    const before = await Promise.all([his, hers].map(connectionsOf))
    const way = await wayOf(hers)
    await hers.evaluate(() => window.dispatchEvent(new Event('online')))
    // Another way was looked for, and agreed on over the connection that stands.
    await expect.poll(() => wayOf(hers), { timeout: CALL_LASTS }).not.toBe(way)
    await expect.poll(() => Promise.all([his, hers].map(connectionsOf))).toEqual(before)
    await expect
      .poll(() => Promise.all([his, hers].map((page) => page.getByText('Reconnecting').count())))
      .toEqual([0, 0])
  },
  CALL_LASTS,
)
