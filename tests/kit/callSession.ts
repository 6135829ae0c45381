import type { CallPerson, CallSession } from '../../src/core/call/call'

export const patientInCall: CallPerson = {
  uid: 1,
  userId: 'u1',
  name: 'Asha Patel',
  side: 'patient',
  isHere: true,
  wasIn: true,
  isAway: false,
}
export const doctorInCall: CallPerson = {
  uid: 2,
  userId: 'u2',
  name: 'Dr Rao',
  side: 'staff',
  isHere: true,
  wasIn: true,
  isAway: false,
}

/** A call before anybody was in it, as its patient reads it. */
export const callSession = (more: Partial<CallSession>): CallSession => ({
  bookingId: 'b1',
  channelName: 'vc_1',
  status: 'scheduled',
  startedAt: null,
  endedAt: null,
  startsAt: 1000,
  endsAt: 1900,
  opensAt: 700,
  closesAt: 1900,
  returnsUntil: 3700,
  side: 'patient',
  closed: null,
  wasIn: false,
  memberId: 'm1',
  doctor: { id: 'd1', name: 'Dr Rao', photoUrl: null, registrationNumber: 'K 1', registrationCouncil: 'Karnataka' },
  patient: { name: 'Asha Patel', age: 42, gender: 'Female', userId: null, phone: null },
  consent: { version: 'v1', isGiven: true, isMinor: false },
  people: [],
  ringId: null,
  prescriptionId: null,
  channelId: 'app_d1_m1',
  invite: null,
  mayReview: false,
  queue: null,
  ...more,
})
