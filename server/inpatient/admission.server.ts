import type { AdmitRequest, Stay } from '../../src/core/inpatient/inpatient'
import { allowsStay } from '../../src/core/inpatient/inpatient.lifecycle'
import { isAdmissionDay } from '../../src/core/inpatient/inpatient.rules'
import { dayOf } from '../../src/core/kit/dates'
import { done, type Outcome } from '../../src/core/kit/outcome'
import { mayActFor } from '../members/members.port'
import { newId } from '../kit/ids'
import { notify, staffOf } from '../notifications/notifications.port'
import { treatedBy, type AdmitCall, type StayCall, writeJudged } from './treatedBy'
import { admittedMember, personAgain } from './admittedMember.store'
import { namesAround, stayById } from './stays.read'
import {
  type TreatedBy,
  arrivalOn,
  dischargedBy,
  endStay,
  hasSponsor,
  insertStay,
  lastOccupancy,
  lockBed,
  lockStay,
  record,
  type StayRow,
} from './stays.store'
import { roomIn } from './roomWords'
import { recordSummary } from './summary.record'
import { announceWardChange } from './ward.feed'
import { dayIn, momentIn } from '../kit/dateWords'

/** The stay that is taken up again, where it is the same patient's and over. */
const stayReadmitted = async (
  by: TreatedBy,
  request: AdmitRequest,
  { refusal, language }: StayCall,
): Promise<StayRow | null> => {
  if (request.readmits === undefined) return null
  const stay = await lockStay(by, request.readmits)
  if (stay === undefined || stay.memberId !== request.memberId || stay.patientId !== request.patientId)
    throw refusal('notFound')
  if (!allowsStay(stay, 'readmit'))
    throw refusal('alreadyAdmitted', { name: stay.name, since: dayIn(language, stay.admittedAt) })
  return stay
}

/** Admits a patient, or one who was discharged again. */
export const admit = async (asked: AdmitRequest, call: AdmitCall): Promise<Outcome<Stay, never>> => {
  const { now, refusal, say, touches } = call
  const by = treatedBy(call)
  if (!(await mayActFor(call.db, call.caller, asked.patientId, now))) throw refusal('notFound')
  const { db, doctorId } = by
  const previous = await stayReadmitted(by, asked, call)
  const request = previous === null ? asked : { ...asked, ...(await personAgain(db, asked, now)) }
  const lastDischarge = previous?.dischargedAt ?? null
  if (!isAdmissionDay(request.admittedOn, dayOf(now), lastDischarge === null ? null : dayOf(lastDischarge)))
    throw refusal('dateWrong')
  const found = await lockBed(by, request)
  if (found === undefined) throw refusal('notFound')
  if (!(await hasSponsor(db, request.hospitalId, request.sponsor))) throw refusal('sponsorUnknown')
  const memberId = await admittedMember(db, request, call)
  if (memberId === undefined) throw refusal('notFound')
  const { bedId, patientId } = request
  const id = newId()
  const from = await arrivalOn(by, request.admittedOn, { bedId, memberId, besides: id })
  const wanted = { bedId, bedNumber: found.bed.number, memberId, name: request.name, from, stayId: id }
  await writeJudged(call, by, wanted, (tx) => insertStay({ ...by, db: tx }, id, { ...request, memberId }, from))
  await record(by, id, { action: previous === null ? 'admitted' : 'readmitted', bedId })
  touches([patientId])
  const stay = (await stayById(db, doctorId, id))!
  await announceWardChange(by, stay)
  await notifyStaff(by, stay)
  return done(
    stay,
    say('admitted', { name: stay.name, bed: stay.bedNumber, room: roomIn(call.language, stay.roomName) }),
  )
}

const notifyStaff = async ({ db, doctorId, userId, now }: TreatedBy, stay: Stay): Promise<void> => {
  const staff = (await staffOf(db, [doctorId])).get(doctorId) ?? []
  const { hospitalName } = await namesAround(db, stay)
  const facts = { patient: stay.name, hospital: hospitalName }
  const to = staff.filter((id) => id !== userId)
  await notify(db, [{ event: 'inPatient.admitted', facts, to, about: stay.id }], now)
}

/** What somebody is told who came after the discharge. */
export const stayOver = async (stay: StayRow, { db, language, refusal }: StayCall) =>
  refusal('stayOver', {
    at: momentIn(language, stay.dischargedAt ?? 0),
    by: await dischargedBy(db, stay.id),
  })

/** Discharges a patient from the bed they are in by now: a shift that came before has moved them. */
export const discharge = async (id: string, call: StayCall): Promise<Outcome<Stay, never>> => {
  const { refusal, say, touches } = call
  const by = treatedBy(call)
  const stay = await lockStay(by, id)
  if (stay === undefined) throw refusal('notFound')
  if (!allowsStay(stay, 'discharge')) throw await stayOver(stay, call)
  const { bed, room } = await lastOccupancy(by.db, id)
  await endStay(by, id)
  await record(by, id, { action: 'discharged', bedId: bed.id })
  await announceWardChange(by, stay)
  touches([stay.patientId])
  const after = (await stayById(by.db, by.doctorId, id))!
  await recordSummary(by.db, after, call.now)
  return done(after, say('discharged', { name: stay.name, bed: bed.number, room: roomIn(call.language, room.name) }))
}
