import { addDays, HOUR, startOfDay } from '../../../src/core/kit/dates'
import type { BookingDetail } from '../../../src/core/payment/payment'
import { appointmentAt, dayWith, scheduleAt } from '../../kit/scheduleDays'
import { answered, ends, refused } from '../../kit/paths/outcomes'

export const TODAY = '2026-11-23'
export const NEXT = addDays(TODAY, 1)
export const FAR = addDays(TODAY, 7)
export const now = startOfDay(TODAY) + 8 * HOUR

export const asha = appointmentAt(TODAY, 5)
export const ravi = appointmentAt(TODAY, 6, { patient: { ...asha.patient, name: 'Ravi Patel' } })
/** The details of her appointment, as it is shown. */
const ashaInDetail: BookingDetail = {
  bookingId: asha.id,
  doctorId: 'd1',
  doctorName: 'Dr. Meera Rao',
  memberName: asha.patient.name,
  consultation: asha.consultation,
  slotNo: asha.slotNo,
  startsAt: asha.startsAt,
  endsAt: asha.endsAt,
  speciality: 'Neurology',
  doctorPhotoUrl: '',
  degree: 'MBBS, DM',
  experienceYears: 12,
  amount: asha.finalAmount,
  paymentMethodId: asha.paymentMethodId,
  paymentStatus: asha.paymentStatus,
  status: 'upcoming',
  state: 'upcoming',
  holdExpiresAt: null,
  clinicName: null,
  latitude: null,
  longitude: null,
}
const daysWith = (first: typeof asha) => [dayWith(TODAY, scheduleAt(TODAY, [first, ravi]))]

/** Today with two appointments, as it comes to be. */
export const versions = {
  asBooked: daysWith(asha),
  calledOff: daysWith({ ...asha, status: 'cancelled' }),
  completed: daysWith({ ...asha, status: 'completed' }),
}

export const versionOf = (days: readonly object[] | null): string | null =>
  Object.entries(versions).find(([, each]) => JSON.stringify(each) === JSON.stringify(days))?.[0] ?? null

/** How her appointment stands when it is opened. */
export const looks = {
  'It stands as it is shown': {
    event: ends('detail', answered(ashaInDetail)),
    leads: [
      {
        in: 'detail.asking',
        if: ({ days }: { readonly days: string | null }) => days === 'asBooked',
        to: 'detail.idle',
      },
      { in: 'detail.asking', to: ['detail.idle', 'days.refreshing'] },
    ],
  },
  'It was paid meanwhile': {
    event: ends('detail', answered({ ...ashaInDetail, paymentStatus: 'PAID' })),
    leads: { in: 'detail.asking', to: ['detail.idle', 'days.refreshing'] },
  },
  'How it stands cannot be asked': {
    event: ends('detail', refused('offline')),
    leads: { in: 'detail.asking', to: 'detail.idle' },
  },
} as const
