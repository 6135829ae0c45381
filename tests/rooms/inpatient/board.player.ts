import type { StateValueFrom } from 'xstate'
import { inpatientApi } from '../../../src/core/inpatient/inpatient.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { aStay, someRooms } from '../../kit/inpatient'
import { holdTime } from '../../kit/browser'
import { changeWard } from '../../kit/notificationEvents'
import type { Session } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { beginAt } from '../../kit/paths/modelTime'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'
import { now } from '../schedule/scheduleFacts'
import { boardModel } from './board.model'
import { answerHospitals, answerStays } from './wardAnswers'
import { changeOf } from './wardFacts'

const rows = {
  /** Those that are free; the board asks for all. */
  free: { endpoint: inpatientApi.rooms, query: { admit: 'true' } },
  board: { endpoint: inpatientApi.rooms },
  update: { endpoint: inpatientApi.update },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly doctor: Session
}
type Act = (scene: Scene, output: unknown) => Promise<void>

const HER = aStay.name

const answers =
  (name: keyof typeof rows): Act =>
  ({ gate }, output) =>
    gate.answer(name, output as Outcome<unknown>)

const move: Act = async ({ I, gate }) => {
  await gate.answer('free', done(someRooms))
  await I.saveBed()
  await gate.answer('update', done(aStay))
  await I.seeBedsClosed()
}

export const boardPlayer: BrowserPlayer<typeof boardModel, Scene, StateValueFrom<typeof boardModel.machine>> = {
  model: boardModel,
  arrive: {
    'Open In-patients': async (base) => {
      const { page, served } = base
      await beginAt(page, now)
      const gate = await gateOn(page, rows)
      await answerStays(page)
      await answerHospitals(page)
      const doctor = await newDoctor(served)
      await openAs(base, doctor, '/ip-dash')
      await base.inspection.reached('board', 'loading', 0)
      await base.inspection.hearing()
      return { ...base, gate, doctor }
    },
  },
  act: {
    'The beds arrive': answers('board'),
    'The beds cannot be loaded': answers('board'),
    'Press Retry': ({ I }) => I.askForInPatientsAgain(),
    'Somebody else admits a patient here': async ({ served, doctor, page }) => {
      await changeWard(served, doctor, changeOf('stay-9'))
      await page.clock.resume()
    },
    'The beds of now arrive': answers('board'),
    'The beds of now cannot be loaded': async (scene, output) => {
      await holdTime(scene.page)
      await answers('board')(scene, output)
    },
    'Ten seconds pass': async ({ page }) => {
      await page.clock.runFor(10_000)
      await page.clock.resume()
    },
    'Move Meera Rao to another bed': async (scene, output) => {
      await scene.I.shift(HER)
      await move(scene, output)
    },
    'Choose Nadi Hospital': async ({ I }) => {
      await I.changeHospital()
      await I.chooseOtherHospital('Nadi Hospital')
      await I.seeWardOf('Nadi Hospital')
    },
  },
  see: {
    loading: async () => undefined,
    shown: ({ I }) => I.seeInPatients(),
    refreshing: ({ I }) => I.seeInPatients(),
    stale: async ({ I }) => {
      await I.seeInPatients()
      await I.see('Reconnecting. What you see may be a moment old.')
    },
    failed: ({ I }) => I.seeBedsMissing(),
  },
}
