import type { Stay, StayChanges } from '../../src/core/inpatient/inpatient'
import { type AdmissionAction, allowsStay } from '../../src/core/inpatient/inpatient.lifecycle'
import { isAdmissionDay } from '../../src/core/inpatient/inpatient.rules'
import { dayOf, type UnixSeconds } from '../../src/core/kit/dates'
import { done, type Outcome } from '../../src/core/kit/outcome'
import { treatedBy, type EditCall, type StayCall, writeJudged } from './treatedBy'
import { stayOver } from './admission.server'
import { stayById } from './stays.read'
import {
  type TreatedBy,
  arrivalOn,
  changeStay,
  editedBy,
  firstOccupancy,
  hasSponsor,
  lastOccupancy,
  lockBed,
  lockStay,
  moveTo,
  previousDischarge,
  record,
  type StayRow,
} from './stays.store'
import { roomIn } from './roomWords'
import { switchStayChat } from './stayChat.store'
import { announceWardChange } from './ward.feed'
import { dayIn, momentIn } from '../kit/dateWords'

interface Own {
  readonly by: TreatedBy
  readonly stay: StayRow
}

/** A stay of which an action is possible, locked. */
const stayFor = async (action: AdmissionAction, id: string, call: StayCall): Promise<Own> => {
  const by = treatedBy(call)
  const stay = await lockStay(by, id)
  if (stay === undefined) throw call.refusal('notFound')
  if (!allowsStay(stay, action)) throw await stayOver(stay, call)
  call.touches([stay.patientId])
  return { by, stay }
}

const answered = async ({ by, stay }: Own, message: string): Promise<Outcome<Stay, never>> => {
  await announceWardChange(by, stay)
  return done((await stayById(by.db, by.doctorId, stay.id))!, message)
}

/** Moves a patient to another bed of the same hospital. */
export const shiftBed = async (
  { id, roomId, bedId }: { readonly id: string; readonly roomId: string; readonly bedId: string },
  call: StayCall,
): Promise<Outcome<Stay, never>> => {
  const { refusal, say, now, language } = call
  const own = await stayFor('shift', id, call)
  const { by, stay } = own
  const found = await lockBed(by, { hospitalId: stay.hospitalId, roomId, bedId })
  if (found === undefined) throw refusal('notFound')
  const { occupancy } = await lastOccupancy(by.db, id)
  const names = { name: stay.name, bed: found.bed.number, room: roomIn(language, found.room.name) }
  if (occupancy.bedId === bedId) return answered(own, say('shifted', names))
  const { memberId, name } = stay
  const wanted = { bedId, bedNumber: found.bed.number, memberId, name, from: now, stayId: id }
  await writeJudged(call, by, wanted, (tx) => moveTo({ ...by, db: tx }, stay, bedId))
  await record(by, id, { action: 'shifted', bedId })
  return answered(own, say('shifted', names))
}

/** Corrects what was written at the admission; its day can be moved as far as the bed and the person were free. */
export const editStay = async (
  { id, seen, ...changes }: StayChanges & { readonly id: string; readonly seen?: StayChanges },
  call: EditCall,
): Promise<Outcome<Stay, never>> => {
  const { refusal, say, now } = call
  const own = await stayFor('edit', id, call)
  const { by, stay } = own
  const others = seen === undefined ? [] : changedSince(seen, stay, call)
  if (others.length > 0) throw await stayChanged(stay, others, call)
  const before = await previousDischarge(by.db, stay)
  if (!isAdmissionDay(changes.admittedOn, dayOf(now), before === null ? null : dayOf(before)))
    throw refusal('dateWrong')
  if (!(await hasSponsor(by.db, stay.hospitalId, changes.sponsor))) throw refusal('sponsorUnknown')
  const { occupancy, bed } = await firstOccupancy(by.db, id)
  const from = await movedArrival(by, stay, changes, bed.id)
  if (occupancy.endsAt !== null && from > occupancy.endsAt) throw refusal('dateWrong')
  const { memberId, name } = stay
  const wanted = { bedId: bed.id, bedNumber: bed.number, memberId, name, from, stayId: id }
  await writeJudged(call, by, wanted, (tx) => changeStay({ ...by, db: tx }, id, changes, from))
  const { sponsor, caseHistory, uhid, admittedAt } = stay
  await record(by, id, { action: 'edited', before: { sponsor, caseHistory, uhid, admittedAt } })
  return answered(own, say('saved'))
}

/** What stands there now in place of what was seen. */
const changedSince = (seen: StayChanges, stay: StayRow, { language }: StayCall): readonly string[] => [
  ...(['sponsor', 'caseHistory', 'uhid'] as const)
    .filter((field) => seen[field] !== stay[field])
    .map((field) => stay[field]),
  ...(seen.admittedOn === dayOf(stay.admittedAt) ? [] : [dayIn(language, stay.admittedAt)]),
]

const stayChanged = async ({ id }: StayRow, others: readonly string[], { db, language, refusal }: EditCall) => {
  const { by, at } = await editedBy(db, id)
  return refusal('stayChanged', { by, at: momentIn(language, at), what: others.join(', ') })
}

/** The hour of the admission stays when its day does. */
const movedArrival = async (
  by: TreatedBy,
  { id, memberId, admittedAt }: StayRow,
  { admittedOn }: StayChanges,
  bedId: string,
): Promise<UnixSeconds> =>
  dayOf(admittedAt) === admittedOn ? admittedAt : arrivalOn(by, admittedOn, { bedId, memberId, besides: id })

/** Turns the chat of a stay on or off. */
export const switchChat = async (id: string, isOn: boolean, call: StayCall): Promise<Outcome<Stay, never>> => {
  const own = await stayFor('switchChat', id, call)
  await switchStayChat(own.by, own.stay, isOn)
  return done((await stayById(own.by.db, own.by.doctorId, id))!, call.say(isOn ? 'chatEnabled' : 'chatDisabled'))
}
