import { configApi } from '../../../src/core/app/config.api'
import { joinRoomPath } from '../../../src/core/app/links'
import type { KnownPatient } from '../../../src/core/session/knownPatient'
import { done } from '../../../src/core/kit/outcome'
import { scheduleApi } from '../../../src/core/schedule/schedule.api'
import { sessionApi } from '../../../src/core/session/session.api'
import { callSession } from '../../kit/callSession'
import type { BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { callRows, holdDevices } from '../call/callRows'
import { numberless } from './patientNumberFacts'
import { now, versions } from '../schedule/scheduleFacts'
import { beginAt } from '../../kit/paths/modelTime'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'

const rows = {
  days: { endpoint: scheduleApi.list },
  countries: { endpoint: configApi.read, query: { key: 'countryCodes' } },
  number: { endpoint: sessionApi.searchPatient },
  people: { endpoint: sessionApi.searchUser },
  code: { endpoint: sessionApi.createPatientOtp },
  create: { endpoint: sessionApi.createPatient },
  register: { endpoint: sessionApi.createWithoutNumber },
  give: { endpoint: sessionApi.addNumber },
  ...callRows,
}

export interface AddingScene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

/** A doctor books a free slot for somebody whose number is asked for. */
export const startAdding = async (base: BaseScene): Promise<AddingScene> => {
  const { page, I, served } = base
  await beginAt(page, now)
  const gate = await gateOn(page, rows)
  await openAs(base, await newDoctor(served), '/schedule')
  await gate.answer('days', done(versions.asBooked))
  await I.bookFreeSlot()
  await I.seePatientNumber()
  return { ...base, gate }
}

/** A doctor registers somebody without a number, and gives them one then. */
export const startGivingNumber = async (base: BaseScene): Promise<AddingScene> => {
  const scene = await startAdding(base)
  const { I, gate } = scene
  await I.haveNoNumber()
  await I.typeWithoutNumber('Unknown man', '70', 'Male')
  await I.registerWithoutNumber()
  await gate.answer('register', done(numberless))
  await I.addPatientNumber()
  await I.seePatientNumber()
  return scene
}

/** A doctor who has left a call books the next visit of its patient. */
export const startFollowUp = async (base: BaseScene, known: KnownPatient): Promise<AddingScene> => {
  const { page, I, served } = base
  await beginAt(page, now)
  await holdDevices(page)
  const gate = await gateOn(page, rows)
  await openAs(base, await newDoctor(served), joinRoomPath('b1'))
  const { id: memberId, userId, countryCode, phoneNumber } = known
  const phone = { countryCode: countryCode!, phoneNumber: phoneNumber! }
  const patient = { ...callSession({}).patient, userId, phone }
  await gate.answer('session', done(callSession({ side: 'staff', consent: null, memberId, patient })))
  await I.joinCall()
  await I.leaveCall()
  await I.bookFollowUp()
  return { ...base, gate }
}
