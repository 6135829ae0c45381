import { appointmentLifecycle } from '../../src/core/booking/appointment.lifecycle'
import type { bookingApi } from '../../src/core/booking/booking.api'
import { done } from '../../src/core/kit/outcome'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database, DoctorCaller, Handlers } from '../kit/handlers'
import { hook } from '../kit/hook'
import { lockOne, writeNoShow } from './appointment.store'
import type texts from './booking.texts.json'
import { whoseOf } from './scope.conditions'

/** A note of the schedule that nobody came, or that it was taken back. */
export interface NoShowNote {
  readonly id: string
  readonly doctorId: string
  readonly userId: string
  readonly now: UnixSeconds
  readonly isNoShow: boolean
}

/** Announces such a note to rooms that show who came. */
export const noShowNoted = hook<(db: Database, note: NoShowNote) => Promise<void>>('noShowNoted')

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
  const { doctorId, userId } = caller
  for (const follow of noShowNoted.listeners()) await follow(db, { id, doctorId, userId, now, isNoShow })
  touches([patientId])
  return done({ id, isNoShow }, say(isNoShow ? 'noShowNoted' : 'noShowTakenBack'))
}
