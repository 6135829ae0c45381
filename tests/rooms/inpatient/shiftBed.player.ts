import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { inpatientApi } from '../../../src/core/inpatient/inpatient.api'
import { aDetail, someHospitals, someRooms } from '../../kit/inpatient'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { shiftBedModel } from './shiftBed.model'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'

const rows = {
  hospitals: { endpoint: inpatientApi.hospitals },
  /** Those that are free; the board asks for all. */
  rooms: { endpoint: inpatientApi.rooms, query: { admit: 'true' } },
  board: { endpoint: inpatientApi.rooms },
  stay: { endpoint: inpatientApi.stay },
  shift: { endpoint: inpatientApi.update },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

const answers =
  (name: keyof typeof rows) =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

export const shiftBedPlayer: BrowserPlayer<
  typeof shiftBedModel,
  Scene,
  StateValueFrom<typeof shiftBedModel.machine>
> = {
  model: shiftBedModel,
  arrive: {
    'Press Shift bed': async (base) => {
      const { page, I, served, inspection } = base
      const gate = await gateOn(page, rows)
      await openAs(base, await newDoctor(served), '/ip-dash?stay=stay-1')
      await gate.answer('hospitals', done(someHospitals))
      await gate.answer('board', done(someRooms))
      await gate.answer('stay', done(aDetail))
      await I.shiftPatient()
      await inspection.reached('shiftBed', 'loadingRooms', 0)
      return { ...base, gate }
    },
  },
  act: {
    'The rooms arrive': answers('rooms'),
    'The rooms cannot be loaded': answers('rooms'),
    'Press Retry': ({ I }) => I.askForBedsAgain(),
    'Choose Neuro ICU': ({ I }) => I.chooseRoom('Neuro ICU'),
    'Choose its first bed': ({ I }) => I.chooseBed('1'),
    'Press Save': ({ I }) => I.saveBed(),
    'The patient is moved': answers('shift'),
    'The bed was taken meanwhile': answers('shift'),
    'The patient was discharged meanwhile': answers('shift'),
    'It is not known whether the patient was moved': answers('shift'),
    'Close the dialog': ({ I }) => I.closeBeds(),
  },
  see: {
    loadingRooms: ({ I }) => I.seeBedsLoading(),
    roomsFailed: ({ I }) => I.seeBedsFailed(),
    choosingBed: ({ I }) => I.seeBedsToChoose(),
    shifting: ({ I }) => I.seeBedBeingSaved(),
    stayOver: ({ I }) => I.seeStayOver('Discharged 10:42 am'),
    shifted: ({ I }) => I.seeBedsClosed(),
    left: ({ I }) => I.seeBedsClosed(),
  },
}
