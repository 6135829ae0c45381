import { HOUR } from '../../../src/core/kit/dates'
import type { AppointmentOrder } from '../../../src/core/orders/orders'

/** A patient's appointment so many hours from now. */
export const orderNumber = (number: number): AppointmentOrder => {
  const startsAt = Math.floor(Date.now() / 1000) + number * HOUR
  return {
    id: `order-${number}`,
    status: 'upcoming',
    consultation: 'video',
    startsAt,
    endsAt: startsAt + HOUR,
    slotNo: number,
    doctorId: 'doctor',
    doctorName: `Dr. Asha Rao ${number}`,
    doctorPhotoUrl: '',
    speciality: 'Neurology',
    memberId: 'member',
    patientName: 'Asha Patel',
    clinicName: null,
    address: null,
    latitude: null,
    longitude: null,
    paymentStatus: 'PAID',
    paymentMethodId: 3,
    finalAmount: 80_000,
    typeOfConsultation: 'video',
    scheduleId: 'schedule',
    slotTime: 60,
    liveQueue: null,
    isNoShow: false,
    delayMinutes: null,
    queue: null,
    languages: ['English'],
    age: 42,
    gender: 'Female',
    patientPhotoUrl: null,
    patient: { name: 'Asha Patel', age: 42, records: [] },
    isPatientBlocked: false,
    activePrescription: null,
    clinicId: null,
    clinicPhone: null,
    paymentMethod: 'later',
    consultationFee: 80_000,
    discountAmount: 0,
    holdExpiresAt: null,
  }
}
