import { dayOf } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import { CASH, ONLINE } from '../../src/core/payment/payment'
import type { QueueEntry, QueueStep } from '../../src/core/reception/reception'
import type { receptionApi } from '../../src/core/reception/reception.api'
import { queueLifecycle } from '../../src/core/reception/reception.lifecycle'
import { displayOf, mayCorrect, mayTakeBack } from '../../src/core/reception/reception.rules'
import {
  announceScheduleChange,
  correctMethodAtDesk,
  lockClinicHours,
  markPaidAtDesk,
  writeDelay,
} from '../booking/booking.port'
import type { Call, DoctorCaller, Handlers, PatientCaller, VerifiedCaller } from '../kit/handlers'
import { scopeOf } from '../people/people.port'
import { notifyOfDelay } from './delay.store'
import { deskPaymentsOf, noteDeskPayment } from './deskPayment.store'
import type { Desk } from './place.store'
import { announceQueueChange, announceToDesk } from './queue.feed'
import { entryById, nameOfDoctor, queuesOf } from './queue.read'
import { callNext, type LockedPlace, lockPlace, seatPaid, takeStep, undoStep, writeRoom } from './queue.store'
import { receiptOf } from './receipt.read'
import { emptyRoom, peopleInside } from './room.store'
import { positionsOf } from './position.read'
import type texts from './reception.texts.json'

type ReceptionCall<Who extends VerifiedCaller = VerifiedCaller> = Call<never, keyof typeof texts, Who>

/** The desk of a doctor, or of whoever works for one. */
const deskOf = ({ db, caller: { doctorId, userId }, now }: ReceptionCall<DoctorCaller>): Desk => ({
  db,
  doctorId,
  userId,
  now,
})

/** A clinic of the doctor. */
const ownClinic = async ({ db, doctorId, now }: Desk, clinicId: string, { refusal }: ReceptionCall<DoctorCaller>) => {
  const queue = (await queuesOf(db, doctorId, now)).find((each) => each.clinicId === clinicId)
  if (queue === undefined) throw refusal('notFound')
  return queue
}

/** Somebody of the caller's day, held, with the desk of their doctor; their record is touched. */
const heldPlace = async (
  id: string,
  { db, caller, now, refusal, touches }: ReceptionCall,
): Promise<{ readonly desk: Desk; readonly place: LockedPlace }> => {
  const scope = await scopeOf(db, caller)
  const place = scope === null ? undefined : await lockPlace({ db, now }, scope, id)
  if (place === undefined) throw refusal('notFound')
  touches([place.patientId])
  return { desk: { db, doctorId: place.doctorId, userId: caller.userId, now }, place }
}

const announceChange = async ({ db, doctorId, now }: Desk, clinicId: string): Promise<void> => {
  const queue = { doctorId, clinicId, day: dayOf(now) }
  await announceToDesk(db, queue)
  await announceQueueChange(db, [queue])
}

/** Somebody after what was done, which open queues are sent. */
const changed = async (desk: Desk, place: LockedPlace): Promise<QueueEntry> => {
  await announceChange(desk, place.clinicId)
  const { clinicId: _, ...entry } = (await entryById(desk.db, desk.doctorId, place.id, desk.now))!
  return entry
}

/** Two who do the same at once have both done it: the second is answered with what the first did. */
const isDone = (place: LockedPlace, step: QueueStep): boolean =>
  (step === 'arrive' && ['arrived', 'waiting'].includes(place.status)) ||
  (step === 'seat' && place.status === 'waiting') ||
  (step === 'noShow' && place.status === 'noShow')

/** One doctor sees one at a time: whom the desk saw inside comes out, and for anybody else nobody is called. */
const leaveRoomTo = async (
  desk: Desk,
  place: LockedPlace,
  seen: string | null,
  { refusal }: Pick<Call<'roomTaken', keyof typeof texts>, 'refusal'>,
): Promise<void> => {
  const other = (await peopleInside(desk, place.clinicId)).find(({ id }) => id !== place.id)
  if (other === undefined || queueLifecycle.next(place.status, 'call') === null) return
  if (other.id !== seen) throw refusal('roomTaken', { slotNo: other.slotNo })
  await emptyRoom(desk, place.clinicId, place.id)
}

/** The ways in which money is received at the desk. */
const isDeskMethod = (id: number): boolean => id === CASH || id === ONLINE

const notedBy = ({ userId, now }: Desk, appointmentId: string, paymentMethodId: number) => ({
  appointmentId,
  paymentMethodId,
  byUserId: userId,
  at: now,
})

export const receptionHandlers: Handlers<
  typeof receptionApi,
  keyof typeof texts,
  DoctorCaller,
  Readonly<
    Record<'step' | 'undo' | 'stateDelay' | 'receivePayment' | 'correctPayment' | 'paymentDetail', VerifiedCaller>
  > & {
    readonly positions: PatientCaller
  }
> = {
  queue: async (_, { db, caller: { doctorId }, now, touches }) => {
    const clinics = await queuesOf(db, doctorId, now)
    touches(clinics.flatMap(({ entries }) => entries.map(({ patientId }) => patientId)))
    return done({ day: dayOf(now), clinics })
  },

  display: async ({ clinicId }, { db, caller: { doctorId }, now, refusal }) => {
    const queues = await queuesOf(db, doctorId, now)
    const isChosen = (each: { readonly clinicId: string }) => clinicId === undefined || each.clinicId === clinicId
    const queue =
      queues.find((each) => isChosen(each) && (clinicId !== undefined || each.entries.length > 0)) ??
      queues.find(isChosen)
    if (queue === undefined && clinicId !== undefined) throw refusal('notFound')
    if (queue === undefined) return done(null)
    const { clinicId: id, clinicName, room, entries } = queue
    const doctorName = await nameOfDoctor(db, doctorId)
    return done({ clinicId: id, clinicName, doctorName, room, ...displayOf(entries) })
  },

  callNext: async ({ clinicId, calls: seen }, call) => {
    const { db, refusal, touches, say } = call
    const desk = deskOf(call)
    await ownClinic(desk, clinicId, call)
    const { id, calls, isOvertaken } = await callNext(desk, clinicId, seen)
    if (id === null && !isOvertaken) throw refusal('nobodyWaiting')
    const found = id === null ? undefined : await entryById(db, desk.doctorId, id, desk.now)
    touches(found === undefined ? [] : [found.patientId])
    if (!isOvertaken) await announceChange(desk, clinicId)
    if (found === undefined) return done({ entry: null, calls, isOvertaken })
    const { clinicId: _, ...entry } = found
    const values = { slotNo: entry.slotNo }
    return done({ entry, calls, isOvertaken }, say(isOvertaken ? 'overtaken' : 'called', values))
  },

  step: async ({ id, step, current = null }, call) => {
    const { desk, place } = await heldPlace(id, call)
    if (isDone(place, step)) return done(await changed(desk, place))
    if (step === 'call') await leaveRoomTo(desk, place, current, call)
    if (!(await takeStep(desk, place, step))) throw call.refusal('notPossible')
    if (step === 'arrive' && place.paymentStatus === 'PAID') await seatPaid(desk, place)
    return done(await changed(desk, place))
  },

  undo: async ({ id, step }, call) => {
    const { desk, place } = await heldPlace(id, call)
    if (!(await undoStep(desk, place, (last) => last.step === step && mayTakeBack(last, desk.now))))
      throw call.refusal('notUndoable')
    return done(await changed(desk, place), call.say('undone'))
  },

  setRoom: async ({ clinicId, room }, call) => {
    const desk = deskOf(call)
    await ownClinic(desk, clinicId, call)
    const name = room.trim()
    await writeRoom(desk, clinicId, name)
    call.touches([])
    await announceToDesk(desk.db, { doctorId: desk.doctorId, clinicId, day: dayOf(desk.now) })
    return done({ room: name === '' ? null : name }, call.say('roomSaved'))
  },

  stateDelay: async ({ scheduleId, minutes }, call) => {
    const { db, caller, now, refusal, touches, say } = call
    const scope = await scopeOf(db, caller)
    const hours = scope === null ? undefined : await lockClinicHours(db, scope, scheduleId)
    if (hours === undefined) throw refusal('notFound')
    if (dayOf(hours.startsAt) !== dayOf(now)) throw refusal('notToday')
    touches([])
    if (hours.delayMinutes !== minutes) {
      await writeDelay(db, scheduleId, minutes)
      await notifyOfDelay(db, { scheduleId, minutes, before: hours.delayMinutes }, now)
      const queue = { doctorId: hours.doctorId, clinicId: hours.clinicId, day: dayOf(now) }
      await announceToDesk(db, queue)
    }
    return done({ minutes }, say(minutes === null ? 'delayEnded' : 'delayStated', { minutes: minutes ?? 0 }))
  },

  receivePayment: async ({ id, paymentMethodId }, call) => {
    const { refusal, say } = call
    const { desk, place } = await heldPlace(id, call)
    if (!isDeskMethod(paymentMethodId)) throw refusal('methodUnknown')
    if (place.paymentStatus !== 'UNPAID') throw refusal('alreadyPaid')
    if (!(await markPaidAtDesk(desk.db, id, paymentMethodId))) throw refusal('notPossible')
    await noteDeskPayment(desk.db, notedBy(desk, id, paymentMethodId))
    await seatPaid(desk, place)
    const { doctorId, clinicId } = { doctorId: desk.doctorId, clinicId: place.clinicId }
    await announceScheduleChange(desk.db, [{ doctorId, clinicId, day: dayOf(desk.now) }])
    return done(await changed(desk, place), say('paymentReceived'))
  },

  correctPayment: async ({ id, paymentMethodId }, call) => {
    const { refusal, say } = call
    const { desk, place } = await heldPlace(id, call)
    if (!isDeskMethod(paymentMethodId)) throw refusal('methodUnknown')
    const received = await deskPaymentsOf(desk.db, id)
    if (!mayCorrect({ paymentStatus: place.paymentStatus, received }, desk.now)) throw refusal('notCorrectable')
    if (received.at(-1)!.paymentMethodId !== paymentMethodId) {
      if (!(await correctMethodAtDesk(desk.db, id, paymentMethodId))) throw refusal('notCorrectable')
      await noteDeskPayment(desk.db, notedBy(desk, id, paymentMethodId))
    }
    return done(await changed(desk, place), say('paymentCorrected'))
  },

  paymentDetail: async ({ bookingId }, { db, caller, refusal, touches }) => {
    const scope = await scopeOf(db, caller)
    const found = scope === null ? undefined : await receiptOf(db, scope, bookingId)
    if (found === undefined) throw refusal('notFound')
    const { patientId, ...receipt } = found
    touches([patientId])
    return done(receipt)
  },

  positions: async (_, { db, caller: { userId }, now }) => done(await positionsOf(db, userId, now)),
}
