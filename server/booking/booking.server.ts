import type { DaySlots, Slot, SlotCalendar } from '../../src/core/booking/booking'
import type { bookingApi } from '../../src/core/booking/booking.api'
import { bookableSlots } from '../../src/core/booking/booking.rules'
import { dayOf, MINUTE, type UnixSeconds } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import { isReservedSlot } from '../../src/core/kit/slots.rules'
import { doctorOf } from '../doctors/doctors.port'
import type { Caller, DoctorCaller, Handlers, PatientCaller, TreatmentCaller, VerifiedCaller } from '../kit/handlers'
import { bookForFamily } from './bookForFamily.server'
import { bookForPatient } from './bookForPatient.server'
import { calendarRows } from './booking.store'
import type { schedules } from './booking.tables'
import type texts from './booking.texts.json'
import { cancelHandlers } from './cancel.server'
import { noShow } from './noShow.server'
import { blockHandlers } from './patientBlock.server'
import { extraSlotNo, isUntaken } from './extraSlot'
import { reschedule } from './reschedule.server'
import { slotIdOf, slotTimes } from './slot'
import { firstAfterWindow, isAlertSet, setAlert } from './slotAlert.store'

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

  book: async (request, call) =>
    'patientId' in request ? bookForPatient(request, call) : bookForFamily(request, call),
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

/** The slots of a schedule that are still to come and that a role may book; for staff one more, where all are taken. */
const slotsOf = (
  { schedule, clinic, taken, beside }: CalendarRow,
  now: UnixSeconds,
  role: Caller['role'],
): Offered[] => {
  if (schedule === null) return []
  const occupied = { taken, beside }
  const { first, last } = bookableSlots(schedule, role)
  const slot = (slotNo: number): Offered => ({
    id: slotIdOf(schedule.id, slotNo),
    consultation: schedule.consultation,
    ...slotTimes(schedule, slotNo),
    isBooked: !isUntaken(schedule, occupied, slotNo),
    fee: schedule.fee,
    clinicId: schedule.clinicId,
    clinicName: clinic?.name ?? null,
    clinicAddress: clinic?.address ?? null,
    clinicCity: clinic?.city ?? null,
    latitude: clinic?.latitude ?? null,
    longitude: clinic?.longitude ?? null,
    duration: schedule.slotSeconds / MINUTE,
    ...(isReservedSlot(schedule, slotNo) ? { isReserved: true } : {}),
  })
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  const slots = numbers.map(slot).filter(({ startsAt }) => startsAt > now)
  const extra = extraSlotNo(schedule, occupied, role, now)
  return extra === null ? slots : [...slots, { ...slot(extra), isBooked: false, isReserved: false, isExtra: true }]
}
