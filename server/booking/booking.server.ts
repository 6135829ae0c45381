import type { BookingRequest, DaySlots, Slot, SlotCalendar } from '../../src/core/booking/booking'
import type { bookingApi } from '../../src/core/booking/booking.api'
import { bookableSlots, MOST_HOLDS, MOST_UNPAID } from '../../src/core/booking/booking.rules'
import { dayOf, MINUTE, type UnixSeconds } from '../../src/core/kit/dates'
import { isReservedSlot } from '../../src/core/kit/slots.rules'
import { done } from '../../src/core/kit/outcome'
import { isProfileComplete } from '../../src/core/members/members.rules'
import { paysOnline, UNPAID_HOLD } from '../../src/core/payment/payment.rules'
import { doctorOf } from '../doctors/doctors.port'
import type {
  Call,
  Caller,
  DoctorCaller,
  Handlers,
  PatientCaller,
  TreatmentCaller,
  VerifiedCaller,
} from '../kit/handlers'
import { newId } from '../kit/ids'
import { notifyOfAppointments } from './appointment.events'
import { isConfigured } from './paymentMethods'
import { calendarRows, insertAppointment, lookUp, scheduleToBook, unpaidOf } from './booking.store'
import { blockHandlers, refuseBlocked } from './patientBlock.server'
import { bookForPatient } from './bookForPatient.server'
import { cancelHandlers } from './cancel.server'
import { noShow } from './noShow.server'
import { reschedule } from './reschedule.server'
import type { schedules } from './booking.tables'
import { isAmong, refusedBy } from './booking.refusals'
import { rupees } from '../kit/rupees'
import { endOfWindow, slotIdOf, slotOf, slotTimes } from './slot'
import { firstAfterWindow, isAlertSet, setAlert } from './slotAlert.store'
import type texts from './booking.texts.json'

type CalendarRow = Awaited<ReturnType<typeof calendarRows>>[number]
type Schedule = typeof schedules.$inferSelect

type Callers = {
  askForAlert: PatientCaller
  book: VerifiedCaller
  cancel: TreatmentCaller
  reschedule: TreatmentCaller
  patientBlock: DoctorCaller
  blockPatient: DoctorCaller
  noShow: DoctorCaller
  cancelScheduled: DoctorCaller
}

export const bookingHandlers: Handlers<typeof bookingApi, keyof typeof texts, Caller, Callers> = {
  ...blockHandlers,
  ...cancelHandlers,
  noShow,
  reschedule,

  slots: async ({ doctorId, clinicId }, { db, now, caller, refuse }) => {
    const rows = await calendarRows(db, doctorId, clinicId, now)
    return rows.length === 0 ? refuse('notFound') : done(calendarOf(rows, now, caller.role))
  },

  outlook: async ({ doctorId }, { db, caller, now, refuse }) => {
    if ((await doctorOf(db, doctorId)) === null) return refuse('notFound')
    const nextSlot = await firstAfterWindow(db, doctorId, now)
    return done({ nextSlot, isAlertSet: caller.userId !== null && (await isAlertSet(db, doctorId, caller.userId)) })
  },

  askForAlert: async ({ doctorId }, { db, caller, now, refusal, say }) => {
    if ((await doctorOf(db, doctorId)) === null) throw refusal('notFound')
    await setAlert(db, doctorId, caller.userId, now)
    return done({}, say('alertSet'))
  },

  book: async (request, call) => {
    if ('patientId' in request) return bookForPatient(request, call)
    const { db, now, say, caller, refusal } = call
    const slot = slotOf(request.slotId)
    const { memberId, paymentMethodId, consultation } = request
    const patientId = caller.userId
    if (slot === null) throw refusal('slotGone')
    if (caller.role !== 'PATIENT') throw refusal('forbidden')
    if (!isConfigured(consultation, paymentMethodId)) throw refusal('methodUnknown')
    const hours = await scheduleToBook(db, slot.scheduleId)
    const wish = { ...slot, memberId, patientId, totalSlots: hours?.totalSlots ?? 0 }
    const times = hours === null ? { startsAt: 0, endsAt: 0 } : slotTimes(hours, slot.slotNo)
    const found = await lookUp(db, { ...wish, ...times }, now)
    if (found === undefined) throw refusal('notFound')
    if (!isProfileComplete(found.member)) throw refusal('memberIncomplete')
    const schedule = bookable(hours, slot.slotNo, request, call)
    await refuseBlocked({ doctorId: schedule.doctorId, patientId }, call)
    if (found.isTaken) throw refusal('slotTaken')
    const bookingId = newId()
    const isOnline = paysOnline(paymentMethodId)
    const unpaid = await unpaidOf(db, patientId, now)
    if (isOnline && unpaid.holds >= MOST_HOLDS) throw refusal('tooManyHolds', { most: MOST_HOLDS })
    if (!isOnline && unpaid.others >= MOST_UNPAID) throw refusal('tooManyUnpaid', { most: MOST_UNPAID })
    const { doctorId, clinicId, fee } = schedule
    const row = {
      id: bookingId,
      ...slot,
      ...times,
      doctorId,
      clinicId,
      consultation,
      memberId,
      patientId,
      paymentMethodId,
      consultationFee: fee,
      finalAmount: fee,
      createdAt: now,
      status: isOnline ? ('pending' as const) : ('upcoming' as const),
      paymentStatus: 'UNPAID' as const,
      holdExpiresAt: isOnline ? now + UNPAID_HOLD : null,
      bookedBy: null,
    }
    await insertAppointment(db, row).catch(refusedBy(refusal))
    await notifyOfAppointments(db, 'appointment.released', found.released, now)
    await notifyOfAppointments(db, isOnline ? 'appointment.held' : 'appointment.booked', [bookingId], now)
    return done({ bookingId, slotNo: slot.slotNo }, say('booked'))
  },
}

/** The schedule of a slot that still is as the person saw it. */
const bookable = (
  schedule: Schedule | null,
  slotNo: number,
  request: BookingRequest,
  { now, caller, refusal }: Call<'slotGone' | 'feeChanged'>,
): Schedule => {
  const isSame =
    schedule !== null &&
    schedule.doctorId === request.doctorId &&
    schedule.consultation === request.consultation &&
    (request.clinicId === undefined || schedule.clinicId === request.clinicId) &&
    isAmong(slotNo, bookableSlots(schedule, caller.role))
  if (!isSame) throw refusal('slotGone')
  const { startsAt } = slotTimes(schedule, slotNo)
  if (startsAt <= now || startsAt >= endOfWindow(now)) throw refusal('slotGone')
  if (schedule.fee !== request.amount) throw refusal('feeChanged', { fee: rupees(schedule.fee) })
  return schedule
}

const calendarOf = (rows: readonly CalendarRow[], now: UnixSeconds, role: Caller['role']): SlotCalendar => {
  const all = rows.flatMap((row) => slotsOf(row, now, role))
  return { video: daysOf(all, 'video'), inClinic: daysOf(all, 'inClinic') }
}

type Offered = Slot & Pick<Schedule, 'consultation'>

const daysOf = (offered: readonly Offered[], wanted: Schedule['consultation']): DaySlots[] => {
  const days = new Map<string, Slot[]>()
  for (const { consultation, ...slot } of offered)
    if (consultation === wanted) {
      const date = dayOf(slot.startsAt)
      days.set(date, [...(days.get(date) ?? []), slot])
    }
  return [...days].map(([date, slots]) => ({ date, slots: slots.toSorted((a, b) => a.startsAt - b.startsAt) }))
}

/** The slots of a schedule that are still to come and that a role may book. */
const slotsOf = (
  { schedule, clinic, taken, beside }: CalendarRow,
  now: UnixSeconds,
  role: Caller['role'],
): Offered[] => {
  if (schedule === null) return []
  const { first, last } = bookableSlots(schedule, role)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).flatMap((slotNo) => {
    const times = slotTimes(schedule, slotNo)
    if (times.startsAt <= now) return []
    const isBeside = beside.some(({ startsAt, endsAt }) => startsAt < times.endsAt && endsAt > times.startsAt)
    return {
      id: slotIdOf(schedule.id, slotNo),
      consultation: schedule.consultation,
      ...times,
      isBooked: isBeside || taken.includes(slotNo),
      fee: schedule.fee,
      clinicId: schedule.clinicId,
      clinicName: clinic?.name ?? null,
      clinicAddress: clinic?.address ?? null,
      clinicCity: clinic?.city ?? null,
      latitude: clinic?.latitude ?? null,
      longitude: clinic?.longitude ?? null,
      duration: schedule.slotSeconds / MINUTE,
      ...(isReservedSlot(schedule, slotNo) ? { isReserved: true } : {}),
    }
  })
}
