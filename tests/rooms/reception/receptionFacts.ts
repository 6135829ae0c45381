import type { ClinicQueue, QueueEntry } from '../../../src/core/reception/reception'

/** Monday, 23 November 2026, 10:30 am in Kolkata. */
export const now = 1_795_410_000

/** Somebody with an appointment today. */
export const entryOf = (id: string, name: string, more: Partial<QueueEntry> = {}): QueueEntry => ({
  id,
  status: 'expected',
  memberId: 'm1',
  patientId: `patient-${id}`,
  phoneNumber: '+919000000001',
  name,
  age: 41,
  gender: 'Female',
  slotNo: 1,
  isExtra: false,
  startsAt: now,
  endsAt: now + 900,
  arrivedAt: null,
  calledAt: null,
  callNo: null,
  paymentStatus: 'UNPAID',
  finalAmount: 80_000,
  takeBack: null,
  ...more,
})

export const asha = entryOf('asha', 'Asha Patel')
export const ravi = entryOf('ravi', 'Ravi Patel', { status: 'waiting', arrivedAt: now - 600, slotNo: 2 })
export const ashaHere: QueueEntry = { ...asha, status: 'arrived', arrivedAt: now, takeBack: 'arrive' }
export const raviCalled: QueueEntry = {
  ...ravi,
  status: 'inConsultation',
  calledAt: now,
  callNo: 1,
  takeBack: 'call',
}

const clinic = (clinicId: string, clinicName: string, entries: readonly QueueEntry[]): ClinicQueue => ({
  clinicId,
  clinicName,
  room: null,
  calls: 0,
  sessions: [],
  entries,
})

/** Asha is to come and Ravi waits at the first clinic; nobody is at the second. */
export const today = {
  day: '2026-11-23',
  clinics: [clinic('c1', 'Spine Clinic', [asha, ravi]), clinic('c2', 'Neuro Clinic', [])],
}
