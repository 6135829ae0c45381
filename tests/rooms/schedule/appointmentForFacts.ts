import { HOUR, startOfDay } from '../../../src/core/kit/dates'
import { NEXT, TODAY } from './scheduleFacts'

const place = {
  clinicName: null,
  clinicAddress: null,
  clinicCity: null,
  latitude: null,
  longitude: null,
  duration: 15,
  isBooked: false,
  fee: 80_000,
  clinicId: null,
}
export const at = startOfDay(TODAY) + 10 * HOUR
export const slots = [
  { ...place, id: 's1.1', startsAt: at, endsAt: at + 900, isReserved: true },
  { ...place, id: 's1.2', startsAt: at + 900, endsAt: at + 1800 },
  { ...place, id: 's1.3', startsAt: at + 1800, endsAt: at + 2700 },
]
export const method = { id: 3, frontendText: 'Pay later' }
export const methods = {
  video: [{ id: 2, frontendText: 'Pay online' }, method],
  inClinic: [{ id: 1, frontendText: 'Cash' }, method],
}
export const choices = (free: readonly object[], more: object = {}) => ({
  doctorId: 'd1',
  doctors: [],
  calendar: { video: [], inClinic: [{ date: TODAY, slots: free }] },
  methods,
  ...more,
})
/** The clinic has none today. */
export const tomorrow = {
  calendar: {
    video: [],
    inClinic: [
      {
        date: NEXT,
        slots: slots.map((slot) => ({ ...slot, startsAt: slot.startsAt + 24 * HOUR, endsAt: slot.endsAt + 24 * HOUR })),
      },
    ],
  },
}
/** Of the second doctor of the clinic. */
export const afternoon = { ...place, id: 's2.1', startsAt: at + 7200, endsAt: at + 8100 }
export const doctorsThere = [
  { id: 'd1', name: 'Dr. Meera Rao' },
  { id: 'd2', name: 'Dr. Farhan Qureshi' },
]
export const asha = { id: 'm1', name: 'Asha Patel', age: 41, gender: 'Female', isDefault: true }
export const ravi = {
  id: 'm2',
  name: 'Ravi',
  age: 12,
  gender: 'Male',
  isDefault: false,
  countryCode: null,
  phoneNumber: null,
  mobileNo: null,
}
export const patient = (members: readonly object[]) => ({
  patient: { userId: 'u1', countryCode: '+91', phoneNumber: '9876543210', members },
})

export const TAKEN = 'This slot has just been taken.'

export const asOpened = {
  way: 'inClinic' as const,
  slots: 0,
  slot: null,
  wanted: null,
  found: null,
  member: null,
  name: '',
  offered: 0,
  isTodayFull: false,
  canSave: false,
  isAskedAgain: false,
  patientNo: null,
  isAdding: false,
  fault: null,
  loadFault: null,
  slotNo: null,
}
export const isLoaded = (leaves: ReadonlySet<string>) => leaves.has('slots.shown')

/** Somebody who was registered without a number. */
export const numberless = {
  patient: {
    userId: 'u9',
    countryCode: null,
    phoneNumber: null,
    patientNo: 10_001,
    members: [{ id: 'm9', name: 'Unknown man', age: 70, gender: 'Male', isDefault: true }],
  },
  memberId: 'm9',
}
