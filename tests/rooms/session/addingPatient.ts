import { configApi } from '../../../src/core/app/config.api'
import { done } from '../../../src/core/kit/outcome'
import { scheduleApi } from '../../../src/core/schedule/schedule.api'
import { sessionApi } from '../../../src/core/session/session.api'
import type { BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
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
