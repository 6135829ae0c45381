import { bookSlot, freeSlotOf, newPatient, nextDoctor, type Patient, type Pick } from '../../kit/patients'
import { noticeModel, noticesModel } from './notices.model'
import { type BrowserPlayer, type BaseScene } from '../../kit/paths/browser'
import { openAs } from '../../kit/paths/people'
import { holdTime } from '../../kit/browser'
import { TIME_LIMIT_FACTOR } from '../../kit/limits'

const TOAST = 'Appointment booked'
/** Milliseconds that a toast stands in a test's tab. */
const SHOWN = 5000 * TIME_LIMIT_FACTOR

interface Scene extends BaseScene {
  readonly patient: Patient
  readonly pick: Pick
  hasToast: boolean
}

/** A patient who is told of what happens elsewhere, and for whom time stands still. */
const arriveAsPatient = async (base: BaseScene): Promise<Scene> => {
  const { page, served, inspection } = base
  await page.clock.install()
  const patient = await newPatient(served)
  const { id: doctorId } = await nextDoctor(served)
  await openAs(base, patient, '/about-us')
  await inspection.hearing()
  await holdTime(page)
  return { ...base, patient, pick: await freeSlotOf(patient, doctorId), hasToast: false }
}

const book = async (scene: Scene) => {
  await bookSlot(scene.patient, scene.pick)
  await scene.inspection.reached('notice', 'showing', 0)
  scene.hasToast = true
}

const dismiss = async (scene: Scene) => {
  await scene.I.dismissToast(TOAST)
  scene.hasToast = false
}

const waitFiveSeconds = async (scene: Scene) => {
  await scene.page.clock.runFor(SHOWN)
  scene.hasToast = false
}

const look = ({ I }: Scene) => I.lookAtToast(TOAST)
const lookAway = ({ I }: Scene) => I.lookAway()

const see = ({ I, hasToast }: Scene) => (hasToast ? I.seeToast(TOAST) : I.seeToastGone(TOAST))

export const noticePlayer: BrowserPlayer<typeof noticeModel, Scene, 'showing' | 'paused' | 'gone'> = {
  model: noticeModel,
  arrive: {
    'A toast shows': async (base) => {
      const scene = await arriveAsPatient(base)
      await book(scene)
      return scene
    },
  },
  act: { 'Look at it': look, 'Look away': lookAway, 'Dismiss it': dismiss, 'Five seconds pass': waitFiveSeconds },
  see: {
    showing: see,
    paused: async (scene) => {
      await scene.page.clock.runFor(SHOWN)
      await see(scene)
    },
    gone: see,
  },
}

export const noticesPlayer: BrowserPlayer<typeof noticesModel, Scene, ''> = {
  model: noticesModel,
  arrive: { 'A patient is here': arriveAsPatient },
  act: {
    'A push says that an appointment was booked': book,
    'Look at the toast': look,
    'Look at the toast and away': async (scene) => {
      await look(scene)
      await lookAway(scene)
    },
    'Dismiss the toast': dismiss,
    'Press the toast': async (scene) => {
      await scene.I.followToast(TOAST)
      await scene.page.clock.resume()
      await scene.I.at('/order-list')
      scene.hasToast = false
    },
    'Five seconds pass': waitFiveSeconds,
  },
  see: { '': see },
}
