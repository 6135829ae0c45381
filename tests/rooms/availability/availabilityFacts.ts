import type { AffectedAppointment } from '../../../src/core/availability/availability'
import type { SnapshotFrom } from 'xstate'
import type { availabilityFormMachine } from '../../../src/machines/availability/availabilityForm.machine'
import { isTouched } from '../../../src/machines/availability/availabilityForm.setup'
import { viewAvailabilityForm } from '../../../src/machines/availability/availabilityForm.view'
import { GROUPS, MONDAY } from './availability.model'

export const entry = GROUPS[0]!.entries[0]!
export const place = { consultation: 'inClinic', clinicId: 'c1', clinicName: 'Blue Lotus Neuro Care' } as const
export const common = { minute: 0, today: MONDAY, videoFee: 80_000 }
export const opened = { entry, ...place }

/** An appointment that would lose its slot, and where it could go. */
export const AFFECTED: readonly AffectedAppointment[] = [
  {
    id: 'a1',
    patientName: 'Asha Patel',
    slotNo: 5,
    startsAt: 1_795_412_400,
    endsAt: 1_795_413_600,
    paymentStatus: 'PAID',
    amount: 80_000,
    nextFree: { slotId: 'e1.2', startsAt: 1_795_500_000, endsAt: 1_795_501_200 },
  },
]

/** What is said when somebody else saved other hours meanwhile. */
export const CHANGED = 'Somebody changed these hours meanwhile'

export const blank = {
  consultation: 'video',
  clinic: null,
  clinics: 0,
  ranges: 1,
  end: '',
  slots: 0,
  lost: 0,
  weekdays: 1,
  byDates: false,
  isWrongSaid: false,
  choice: null,
  revision: null,
  isTouched: false,
  mine: null,
  fault: null,
}
export const edited = {
  ...blank,
  consultation: 'inClinic',
  clinic: 'c1',
  end: '12:00',
  slots: 5,
  weekdays: 0,
  byDates: true,
  revision: 1,
}

export const hours = (slots: number, end: string) => ({
  ranges: [{ start: 600, end: end === '12:00' ? 720 : 700 }],
  totalSlots: slots,
  bufferMinutes: 5,
  fee: 80_000,
  shownSlots: slots,
  reservedSlots: 0,
  reservedFrom: 'start',
})
export const decided = (choice: string | null) =>
  choice === null ? [] : [{ appointmentId: 'a1', choice, slotId: choice === 'move' ? 'e1.2' : null }]

/** What a form of hours is told apart by. */
export const factsOf = (snapshot: SnapshotFrom<typeof availabilityFormMachine>) => {
  const view = viewAvailabilityForm(snapshot)
  return {
    isNew: view.isNew,
    consultation: view.form.consultation,
    clinic: view.form.clinicId,
    clinics: view.clinics.length,
    ranges: view.form.ranges.length,
    end: view.form.ranges[0]?.end ?? '',
    slots: view.slots.filter(({ isLost }) => !isLost).length,
    lost: view.slots.filter(({ isLost }) => isLost).length,
    weekdays: view.form.weekdays.length,
    byDates: view.form.daysBy === 'dates',
    isWrongSaid: Object.keys(view.problems).length > 0,
    choice: snapshot.context.decisions[0]?.choice ?? null,
    revision: snapshot.context.revision,
    isTouched: !view.isNew && isTouched(snapshot.context),
    mine: snapshot.context.mine?.totalSlots ?? null,
    fault: view.fault?.id ?? null,
  }
}
