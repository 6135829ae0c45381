import { appointmentLifecycle } from '../../src/core/booking/appointment.lifecycle'
import type { bookingApi } from '../../src/core/booking/booking.api'
import { done } from '../../src/core/kit/outcome'
import type { DoctorCaller, Handlers } from '../kit/handlers'
import { lockOne, writeNoShow } from './appointment.store'
import type texts from './booking.texts.json'
import { whoseOf } from './scope'

/** Notes that nobody came to an appointment of the caller's doctor, or takes the note back. */
export const noShow: Handlers<typeof bookingApi, keyof typeof texts, DoctorCaller>['noShow'] = async (
  { id, isNoShow },
  call,
) => {
  const { db, caller, now, say, refusal, touches } = call
  const locked = await lockOne(db, whoseOf(caller), id)
  if (locked === undefined) throw refusal('notFound')
  const { status, endsAt, patientId } = locked
  const may = appointmentLifecycle.actionsFor(status, caller.role, { endsAt, now })
  if (!may.includes('noShow')) throw refusal('notOver')
  await writeNoShow(db, id, isNoShow ? now : null)
  touches([patientId])
  return done({ id, isNoShow }, say(isNoShow ? 'noShowNoted' : 'noShowTakenBack'))
}
