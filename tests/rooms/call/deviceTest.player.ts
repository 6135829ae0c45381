import type { Page } from 'playwright-core'
import type { StateValue } from 'xstate'
import type { DeviceFaults } from '../../../src/core/call/devices.ports'
import { bookSlot, freeSlotOf, newPatient, nextDoctor, payFor } from '../../kit/patients'
import { ONLINE } from '../../../src/core/payment/payment'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { deviceTestModel } from './deviceTest.model'
import { openAs } from '../../kit/paths/people'

/** The devices of this page, and how they answer. */
interface Devices {
  answer: (faults: DeviceFaults) => void
  speak: () => void
  /** The next question is open again. */
  forget: () => void
}

const errors = { denied: 'NotAllowedError', missing: 'NotFoundError', inUse: 'NotReadableError', other: 'Error' }

/** The browser asks and the microphone is silent until a path says otherwise. */
const holdDevices = (page: Page): Promise<unknown> =>
  page.addInitScript((names) => {
    let faults: DeviceFaults | null = null
    let isSilent = true
    const waiting: (() => void)[] = []
    const answered = () => new Promise<void>((resolve) => (faults ? resolve() : waiting.push(resolve)))
    Object.assign(window, {
      devices: {
        answer: (next: DeviceFaults) => {
          faults = next
          isSilent = true
          for (const go of waiting.splice(0)) go()
        },
        speak: () => {
          isSilent = false
        },
        forget: () => {
          faults = null
        },
      } satisfies Devices,
    })
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wanted = {}) => {
      await answered()
      const fault = (wanted.video && faults?.camera) || (wanted.audio && faults?.microphone) || null
      if (fault) throw new DOMException(fault, names[fault])
      return open(wanted)
    }
    const listen = AnalyserNode.prototype.getFloatTimeDomainData
    AnalyserNode.prototype.getFloatTimeDomainData = function measure(wave) {
      listen.call(this, wave)
      wave.fill(isSilent ? 0 : 0.5)
    }
  }, errors)

const answerDevices = (page: Page, faults: DeviceFaults) =>
  page.evaluate((all) => (window as unknown as { devices: Devices }).devices.answer(all), faults)
const answer =
  (camera: DeviceFaults['camera'], microphone: DeviceFaults['microphone']) =>
  ({ page }: BaseScene) =>
    answerDevices(page, { camera, microphone })

const see = async ({ I }: BaseScene, value: StateValue) => {
  const { testing } = value as { testing: string }
  if (testing === 'asking') return I.seeDevicesAsked()
  if (testing === 'listening') return I.seeDevice('Microphone', 'Say a few words')
  if (testing === 'audible') {
    await I.seePictureOrWhyNot()
    return I.seeDevice('Microphone', 'Works')
  }
  return I.seeDevice('Microphone', /Not (?:allowed|found)/)
}

export const deviceTestPlayer: BrowserPlayer<typeof deviceTestModel, BaseScene, 'testing'> = {
  model: deviceTestModel,
  arrive: {
    'Press Test camera and microphone': async (base) => {
      await holdDevices(base.page)
      const patient = await newPatient(base.served)
      const { id } = await nextDoctor(base.served)
      const { bookingId } = await bookSlot(patient, await freeSlotOf(patient, id), ONLINE)
      await payFor(base.served, patient, bookingId)
      await openAs(base, patient, `/appointment/success?bookingId=${bookingId}`)
      await base.I.testDevices()
      return base
    },
  },
  act: {
    'Allow both': answer(null, null),
    'Allow both without a camera': answer('missing', null),
    'Block both': answer('denied', 'denied'),
    'Allow both without a microphone': answer(null, 'missing'),
    'Say something': ({ page }) => page.evaluate(() => (window as unknown as { devices: Devices }).devices.speak()),
    'Press Try again': async ({ page, I }) => {
      await page.evaluate(() => (window as unknown as { devices: Devices }).devices.forget())
      await I.testDevicesAgain()
    },
  },
  see: { testing: see },
}
