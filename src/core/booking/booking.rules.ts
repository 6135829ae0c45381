import { addDays, type CalendarDay, dayOf, type PartOfDay, partOfDay, startOfDay, type UnixSeconds } from '../kit/dates'
import type { Paise } from '../kit/money'
import type { Role } from '../session/permissions'
import { CLINIC_STAFF, DOCTORS, isOneOf } from '../session/roles'
import { publicSlots, type SlotNumbers, type SlotReserve } from '../kit/slots.rules'
import type { BlockableRole, ConsultationType, DaySlots, Slot, SlotCalendar } from './booking'

/** Days a person can book ahead, today included. */
export const BOOKING_WINDOW = 45

/** The day from which a slot of a later day can be booked. */
export const bookableFrom = (at: UnixSeconds): UnixSeconds => startOfDay(addDays(dayOf(at), 1 - BOOKING_WINDOW))

/** Slots a person may hold unpaid at once while paying online. */
export const MOST_HOLDS = 3
/** Appointments to come that a person may have at once without having paid. */
export const MOST_UNPAID = 5

/** The length of a slot in minutes as it is read: `minutesText(12.5)` is `12.50`, `minutesText(15)` is `15`. */
export const minutesText = (minutes: number): string =>
  Number.isInteger(minutes) ? String(minutes) : minutes.toFixed(2)

/** All the days of the date strip, today first. */
export const bookingWindow = (today: CalendarDay): readonly CalendarDay[] =>
  Array.from({ length: BOOKING_WINDOW }, (_, days) => addDays(today, days))

export const freeSlots = (day: DaySlots | undefined): readonly Slot[] =>
  day?.slots.filter((slot) => !slot.isBooked) ?? []

export const dayWith = (calendar: SlotCalendar, consultation: ConsultationType, date: CalendarDay | null) =>
  calendar[consultation].find((day) => day.date === date)

/** The first day that has a free slot, or null. */
export const firstFreeDay = (calendar: SlotCalendar, consultation: ConsultationType): CalendarDay | null =>
  calendar[consultation].find((day) => freeSlots(day).length > 0)?.date ?? null

export const CONSULTATIONS = ['video', 'inClinic'] as const satisfies readonly ConsultationType[]

/** The ways of consulting that have a free slot on some day. */
export const openConsultations = (calendar: SlotCalendar): readonly ConsultationType[] =>
  CONSULTATIONS.filter((consultation) => firstFreeDay(calendar, consultation) !== null)

/** A slot of the calendar by its id, with its day, when it is still free. */
export const findFreeSlot = (calendar: SlotCalendar, consultation: ConsultationType, slotId: string | null) => {
  for (const day of calendar[consultation])
    for (const slot of day.slots) if (slot.id === slotId && !slot.isBooked) return { date: day.date, slot }
  return null
}

/** Where a doctor's slots in the clinic are, each once, in the order of the calendar. */
export const clinicsOf = ({ inClinic }: SlotCalendar): readonly { readonly id: string; readonly name: string }[] => {
  const names = new Map<string, string>()
  for (const { slots } of inClinic)
    for (const { clinicId, clinicName } of slots) if (clinicId !== null) names.set(clinicId, clinicName ?? '')
  return [...names].map(([id, name]) => ({ id, name }))
}

const daysOnly = (days: readonly DaySlots[], isKept: (slot: Slot) => boolean): readonly DaySlots[] =>
  days.map(({ date, slots }) => ({ date, slots: slots.filter(isKept) })).filter(({ slots }) => slots.length > 0)

/** The calendar with the slots of one clinic alone, beside those for video; all of them where none is named. */
export const atClinic = (calendar: SlotCalendar, clinicId: string | null): SlotCalendar =>
  clinicId === null
    ? calendar
    : { ...calendar, inClinic: daysOnly(calendar.inClinic, (slot) => slot.clinicId === clinicId) }

/** The calendar with one clinic's slots as they were just answered; what else it has stays. */
export const withClinic = (calendar: SlotCalendar, clinicId: string, fresh: SlotCalendar): SlotCalendar => {
  const others = daysOnly(calendar.inClinic, (slot) => slot.clinicId !== clinicId)
  const dates = [...new Set([...others, ...fresh.inClinic].map(({ date }) => date))].toSorted()
  const on = (days: readonly DaySlots[], date: CalendarDay) => days.find((day) => day.date === date)?.slots ?? []
  const inClinic = dates.map((date) => ({
    date,
    slots: [...on(others, date), ...on(fresh.inClinic, date)].toSorted((a, b) => a.startsAt - b.startsAt),
  }))
  return { ...calendar, inClinic }
}

/** The lowest fee of a way of consulting and whether there are higher ones; null without slots. Paise. */
export const feeOf = (
  calendar: SlotCalendar,
  consultation: ConsultationType,
): { lowest: number; isOnly: boolean } | null => {
  const fees = calendar[consultation].flatMap(({ slots }) => slots.map(({ fee }) => fee))
  if (fees.length === 0) return null
  const lowest = Math.min(...fees)
  return { lowest, isOnly: fees.every((fee) => fee === lowest) }
}

/** Slots by part of the day, in order; parts without slots are left out. */
export const slotsByPartOfDay = (slots: readonly Slot[]): readonly { part: PartOfDay; slots: readonly Slot[] }[] =>
  (['morning', 'afternoon', 'evening'] as const)
    .map((part) => ({ part, slots: slots.filter((slot) => partOfDay(slot.startsAt) === part) }))
    .filter((group) => group.slots.length > 0)

/** What of a day's hours decides who may book which slot. */
export interface SlotAccess extends SlotReserve {
  readonly blockedRoles: readonly BlockableRole[]
}

/** As whom a role's bookings are blocked: junior doctors with their doctors, guests with the patients they become. */
const blockedAs = (role: Role | null): BlockableRole =>
  isOneOf(DOCTORS, role) ? 'DOCTOR' : role === 'PHARMACY' || role === 'ADMIN' ? role : 'PATIENT'

/** The slots a role may book: all of them for those who run the clinic's day, none where the role is blocked. */
export const bookableSlots = (hours: SlotAccess, role: Role | null): SlotNumbers =>
  hours.blockedRoles.includes(blockedAs(role))
    ? { first: 1, last: 0 }
    : isOneOf(CLINIC_STAFF, role)
      ? { first: 1, last: hours.totalSlots }
      : publicSlots(hours)

/** What a move does to the price of an appointment; `kept` is what was paid, which covers a slot of another fee. Paise. */
export interface PriceChange {
  readonly kind: 'kept' | 'changed'
  readonly was: Paise
  readonly fee: Paise
}

/** The change of price by a move to a slot of this fee, or null without one: what is paid stays, the rest follows the slot. */
export const priceAfterMove = (
  { isPaid, consultationFee: was }: { readonly isPaid: boolean; readonly consultationFee: Paise },
  fee: Paise,
): PriceChange | null => (fee === was ? null : { kind: isPaid ? 'kept' : 'changed', was, fee })
