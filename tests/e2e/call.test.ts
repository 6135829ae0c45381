import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../server/kit/clock'
import { joinRoomPath } from '../../src/core/app/links'
import { beginWith, type Size } from '../kit/browser'
import { callNow, type CallNow } from '../kit/calls'
import { inBrowser } from '../kit/inBrowser'
import { entriesOf, newPatient, type Session, sessionOf } from '../kit/patients'

const product = inBrowser()

let patient: Session
let doctor: Session
let call: CallNow

beforeAll(async () => {
  const { served } = product
  patient = await newPatient(served)
  doctor = await sessionOf(served, '9000000002')
})

/** A device whose camera and microphone its owner does not give. */
const withoutDevices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('', 'NotAllowedError')
    }
  })

/** Keeps the connections of a page, for what only they know. */
const watched = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const made: RTCPeerConnection[] = []
    const Original = RTCPeerConnection
    Object.assign(window, {
      made,
      RTCPeerConnection: class extends Original {
        constructor(config?: RTCConfiguration) {
          super(config)
          made.push(this)
        }
      },
    })
  })

const comeAs = async (session: Session, size: Size, prepare?: (page: Page) => Promise<unknown>): Promise<Page> => {
  const page = await product.open(size, { permissions: ['camera', 'microphone'] })
  await watched(page)
  await prepare?.(page)
  await beginWith(page, { session: entriesOf(session.storage) })
  await page.goto(joinRoomPath(call.bookingId))
  return page
}

/** Frames that were decoded and packets of sound that came, over the last connection. */
const received = (page: Page) =>
  page.evaluate(async () => {
    const { made } = window as unknown as { made: RTCPeerConnection[] }
    const found = { frames: 0, packets: 0 }
    for (const report of (await made.at(-1)?.getStats())?.values() ?? []) {
      if (report.type !== 'inbound-rtp') continue
      if (report.kind === 'video') found.frames += report.framesDecoded ?? 0
      if (report.kind === 'audio') found.packets += report.packetsReceived ?? 0
    }
    return found
  })

const seeEachOther = async (pages: readonly Page[]): Promise<void> => {
  for (const page of pages)
    await expect
      .poll(
        async () => {
          const { frames, packets } = await received(page)
          return frames > 10 && packets > 10
        },
        { timeout: 60_000 },
      )
      .toBe(true)
}

const join = async (page: Page): Promise<void> => {
  const agree = page.getByRole('checkbox', { name: 'I agree to a consultation by video' })
  const go = page.getByRole('button', { name: /join/i })
  await go.waitFor()
  if ((await agree.count()) > 0) await agree.check()
  await go.click()
  await page.getByRole('toolbar', { name: 'Call controls' }).waitFor()
}

/** Whose picture comes is seen, not only received: one's own and the other's. */
const seePictures = async (page: Page): Promise<void> => {
  await expect.poll(() => page.locator('video:not([hidden])').count(), { timeout: 30_000 }).toBe(2)
}

test('a patient and a doctor see and hear each other, come back after a reload, and part', async () => {
  call = await callNow({ db: product.served.db, clock: systemClock }, { account: patient.login.userId })
  const his = await comeAs(patient, 'phone')
  await join(his)
  await his.getByText('has not come in yet').waitFor()

  const hers = await comeAs(doctor, 'desktop')
  await hers.getByText('The patient is here and waits.').waitFor()
  await join(hers)
  await seeEachOther([his, hers])

  await his.reload()
  await his.getByRole('toolbar', { name: 'Call controls' }).waitFor()
  await seeEachOther([his, hers])
  await Promise.all([his, hers].map(seePictures))

  await his.getByRole('button', { name: 'Turn microphone off' }).click()
  await hers.getByRole('img', { name: 'Microphone off' }).waitFor()

  await hers.getByRole('button', { name: 'Make the call small' }).click()
  await hers.getByRole('region', { name: 'Video consultation' }).waitFor()
  expect(new URL(hers.url()).pathname).toBe('/schedule')
  await hers.getByRole('button', { name: 'Back to the call' }).click()
  await hers.getByRole('toolbar', { name: 'Call controls' }).waitFor()

  await hers.getByRole('button', { name: 'End for all' }).click()
  await hers.getByRole('alertdialog').getByRole('button', { name: 'End for all' }).click()
  await his.getByText('Call ended').waitFor()
  await hers.getByText('Call ended').waitFor()
}, 300_000)

test('whoever stays behind reads who left, after a reload as well', async () => {
  call = await callNow({ db: product.served.db, clock: systemClock }, { account: patient.login.userId })
  const his = await comeAs(patient, 'phone')
  await join(his)
  const hers = await comeAs(doctor, 'desktop')
  await join(hers)
  await hers.getByText('Asha Patel', { exact: true }).last().waitFor()
  await his.getByRole('button', { name: 'Leave' }).click()
  await hers.getByText('Asha Patel has left the call').waitFor()
  await hers.reload()
  await hers.getByRole('toolbar', { name: 'Call controls' }).waitFor()
  await hers.getByText(/Asha Patel has (left the call|not come in yet)/).waitFor()
  expect(await hers.getByText('Asha Patel has left the call').count()).toBe(1)

  await hers.getByRole('button', { name: 'Leave' }).click()
  await his.getByRole('button', { name: 'Join again' }).click()
  await join(his)
  await his.getByText(/has left the call/).waitFor()
}, 300_000)

test('a connection that is gone is made anew, and both see that it is', async () => {
  call = await callNow({ db: product.served.db, clock: systemClock }, { account: patient.login.userId })
  const his = await comeAs(patient, 'desktop')
  await join(his)
  const hers = await comeAs(doctor, 'desktop')
  await join(hers)
  await seeEachOther([his, hers])
  await his.evaluate(() => (window as unknown as { made: RTCPeerConnection[] }).made.at(-1)!.close())
  await hers.getByText('Reconnecting').first().waitFor({ timeout: 20_000 })
  await hers.getByText('Reconnecting').first().waitFor({ state: 'detached', timeout: 40_000 })
  expect(await hers.getByText('The call broke off').count()).toBe(0)
  await seeEachOther([his, hers])
}, 300_000)

test('a call holds where one of the two only listens, and where the network says that it is back', async () => {
  call = await callNow({ db: product.served.db, clock: systemClock }, { account: patient.login.userId })
  const his = await comeAs(patient, 'phone', withoutDevices)
  await join(his)
  const hers = await comeAs(doctor, 'desktop')
  await join(hers)
  const connections = (page: Page) =>
    page.evaluate(() =>
      (window as unknown as { made: RTCPeerConnection[] }).made.map(({ connectionState }) => connectionState),
    )
  const areConnected = async () => (await Promise.all([his, hers].map(connections))).map((all) => all.at(-1))
  await expect.poll(areConnected, { timeout: 60_000 }).toEqual(['connected', 'connected'])
  const before = await Promise.all([his, hers].map(connections))
  await hers.evaluate(() => window.dispatchEvent(new Event('online')))
  // As long as what is not answered is waited for, and a little.
  await new Promise((resolve) => setTimeout(resolve, 13_000))
  expect(await Promise.all([his, hers].map(connections))).toEqual(before)
  for (const page of [his, hers]) expect(await page.getByText('Reconnecting').count()).toBe(0)
}, 300_000)
