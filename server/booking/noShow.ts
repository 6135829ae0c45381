import { appointmentLifecycle } from '../../src/core/booking/appointment.lifecycle'
import type { bookingApi } from '../../src/core/booking/booking.api'
import { done } from '../../src/core/kit/outcome'
import type { Handlers } from '../kit/handlers'
import { lockOne, writeNoShow } from './appointment.store'
import type texts from './booking.texts.json'
import { scopeOf } from '../people/people.port'

/** Notes that nobody came to an appointment of the caller's doctor, or takes the note back. */
export const noShow: Handlers<typeof bookingApi, keyof typeof texts>['noShow'] = async ({ id, isNoShow }, call) => {
  const { db, caller, now, say, refusal, touches } = call
  const scope = await scopeOf(db, caller)
  const locked = scope && (await lockOne(db, scope, id))
  if (!locked) throw refusal('notFound')
  const { status, endsAt, patientId } = locked
  const may = caller.role && appointmentLifecycle.actionsFor(status, caller.role, { endsAt, now })
  if (!may?.includes('noShow')) throw refusal('notOver')
  await writeNoShow(db, id, isNoShow ? now : null)
  touches([patientId])
  return done({ id, isNoShow }, say(isNoShow ? 'noShowNoted' : 'noShowTakenBack'))
}
