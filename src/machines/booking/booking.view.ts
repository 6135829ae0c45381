import type { SnapshotFrom } from 'xstate'
import type { ConsultationType, Slot, SlotCalendar } from '../../core/booking/booking'
import {
  atClinic,
  bookingWindow,
  clinicsOf,
  CONSULTATIONS,
  dayWith,
  feeOf,
  freeSlots,
  openConsultations,
  slotsByPartOfDay,
} from '../../core/booking/booking.rules'
import { type CalendarDay, startOfDay } from '../../core/kit/dates'
import { roundToTwo } from '../../core/kit/money'
import { directionsTo } from '../kit/directions.view'
import { faultOf } from '../kit/fault.view'
import { type bookingMachine, chosenSlot } from './booking.machine'

export const viewClinic = (slot: Slot) =>
  slot.clinicName === null
    ? null
    : {
        name: slot.clinicName,
        address: [slot.clinicAddress, slot.clinicCity].filter(Boolean).join(', '),
        directions: directionsTo(slot),
      }

/** The days that can be booked, each with how many slots are free. */
export const daysOf = (calendar: SlotCalendar, consultation: ConsultationType, today: CalendarDay) =>
  bookingWindow(today).map((date) => ({
    date,
    at: startOfDay(date),
    free: freeSlots(dayWith(calendar, consultation, date)).length,
  }))

/** The slots of a day by clinic (one group for video), each by part of the day. */
export const groupsOf = (slots: readonly Slot[]) =>
  [...new Set(slots.map((slot) => slot.clinicId))].map((clinicId) => {
    const here = slots.filter((slot) => slot.clinicId === clinicId)
    return { id: clinicId ?? 'video', clinic: here[0] ? viewClinic(here[0]) : null, parts: slotsByPartOfDay(here) }
  })

const absenceOf = (calendar: SlotCalendar, consultation: ConsultationType) => {
  const open = openConsultations(calendar)
  return open.length === 0 ? ('everywhere' as const) : open.includes(consultation) ? null : ('here' as const)
}

/** The booking panel on a day; `today` is the practice's. */
export const viewBooking = (snapshot: SnapshotFrom<typeof bookingMachine>, today: CalendarDay) => {
  const { calendar, date, slotId, clinicId, wasTaken, failure } = snapshot.context
  const shown = atClinic(calendar, clinicId)
  const clinics = clinicsOf(calendar)
  const consultation = snapshot.context.consultation ?? 'video'
  const isLoading = snapshot.hasTag('loading')
  const slot = chosenSlot(snapshot.context)
  const absence = absenceOf(calendar, consultation)
  return {
    isArriving: isLoading && !snapshot.hasTag('choosing'),
    isRefreshing: isLoading && snapshot.hasTag('choosing'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    isCheckingOut: snapshot.hasTag('checkout'),
    consultation,
    /** Both ways stand there while one is open: the other says that it has no slots. */
    tabs:
      absence === 'everywhere'
        ? []
        : CONSULTATIONS.map((id) => ({
            id,
            fee: feeOf(calendar, id),
            isOpen: openConsultations(calendar).includes(id),
          })),
    /** To be chosen among, where a doctor has several. */
    clinics: consultation === 'inClinic' && clinics.length > 1 ? clinics : [],
    clinicId,
    days: daysOf(shown, consultation, today),
    date,
    groups: groupsOf(dayWith(shown, consultation, date)?.slots ?? []),
    slotId,
    slot,
    minutes: slot ? roundToTwo(slot.duration) : null,
    /** Where free slots are missing: with this way of consulting, or with every one. */
    absence,
    wasTaken,
    canGoOn: snapshot.can({ type: 'next' }),
    isVerifying: snapshot.hasTag('verifying'),
  }
}

export type BookingView = ReturnType<typeof viewBooking>
