import type { StateValueFrom } from 'xstate'
import { inpatientApi } from '../../../src/core/inpatient/inpatient.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { aDetail, aStay, someHospitals, someRooms } from '../../kit/inpatient'
import { type BaseScene, type BrowserPlayer, nobody } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { kept } from './dischargeFacts'
import { before, dischargeMedicinesModel } from './dischargeMedicines.model'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'

const rows = {
  hospitals: { endpoint: inpatientApi.hospitals },
  board: { endpoint: inpatientApi.rooms },
  stay: { endpoint: inpatientApi.stay },
  summary: { endpoint: inpatientApi.summary },
  medicines: { endpoint: inpatientApi.medicines },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

export const dischargeMedicinesPlayer: BrowserPlayer<
  typeof dischargeMedicinesModel,
  Scene,
  StateValueFrom<typeof dischargeMedicinesModel.machine>
> = {
  model: dischargeMedicinesModel,
  arrive: {
    'Press Discharge': async (base) => {
      const { page, I, served } = base
      const gate = await gateOn(page, rows)
      await openAs(base, await newDoctor(served), `/ip-dash?stay=${aStay.id}`)
      await gate.answer('hospitals', done(someHospitals))
      await gate.answer('board', done(someRooms))
      await gate.answer('stay', done({ ...aDetail, stay: aStay }))
      await I.endStay()
      await I.seeDischarging()
      await gate.answer('summary', done(kept))
      return { ...base, gate }
    },
  },
  act: {
    'The medicines arrive': ({ gate }) => gate.answer('medicines', done(before)),
    'The medicines cannot be loaded': ({ gate }, output) => gate.answer('medicines', output as Outcome<unknown>),
    'Press Retry': ({ I }) => I.tryMedicinesAgain(),
    'The summary is loaded': nobody,
    'Go through a row of medicines': ({ I }) => I.emptyNoteOfMedicine(),
    'Look for a medicine': nobody,
    'Press Enter in a row': nobody,
    'The server finds nothing more': nobody,
    'Answer a warning': nobody,
    'Press Goes on': ({ I }) => I.continueMedicine(),
    'Press Stops': ({ I }) => I.stopMedicine(),
    'Press Undo': ({ I }) => I.resumeMedicine(),
  },
  see: {
    opening: ({ I }) => I.seeDischarging(),
    failed: ({ I }) => I.seeMedicinesFailed(),
    writing: ({ I }) => I.seeDischarging(),
  },
}
