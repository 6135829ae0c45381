import type { Hospital, OwnStay, Room, Stay, StayDetail } from '../../src/core/inpatient/inpatient'

/** Somebody in the first bed of the ward since two days. */
export const aStay: Stay = {
  id: 'stay-1',
  status: 'admit',
  name: 'Meera Rao',
  age: 61,
  gender: 'Female',
  memberId: 'member-1',
  patientId: 'patient-1',
  doctorId: 'doctor',
  hospitalId: 'hospital-1',
  roomId: 'ward',
  roomName: 'Ward A',
  roomType: 'WARD',
  roomPhone: '01204600101',
  bedId: 'ward-1',
  bedNumber: '1',
  sponsor: 'Self pay',
  caseHistory: 'Right MCA infarct',
  uhid: 'SH-1',
  admittedOn: '2026-11-21',
  dischargedOn: null,
  phoneNumber: '9876543210',
  countryCode: '+91',
  isChatEnabled: true,
  isSummaryDue: false,
}

export const aDischarge: Stay = {
  ...aStay,
  id: 'stay-2',
  status: 'discharged',
  dischargedOn: '2026-11-22',
  isSummaryDue: true,
}

export const someHospitals: readonly Hospital[] = [
  { id: 'hospital-1', name: 'Sanjeevani Hospital', city: 'Noida', sponsors: ['Self pay', 'CGHS'] },
  { id: 'hospital-2', name: 'Nadi Hospital', city: 'Noida', sponsors: ['Self pay'] },
]

const free = (id: string, number: string) => ({ id, number, occupant: null })

/** Intensive care with two free beds and a ward with one. */
export const someRooms: readonly Room[] = [
  { id: 'icu', name: 'Neuro ICU', type: 'ICU', phone: null, beds: [free('icu-1', '1'), free('icu-2', '2')] },
  {
    id: 'ward',
    name: 'Ward A',
    type: 'WARD',
    phone: '01204600101',
    beds: [{ id: 'ward-1', number: '1', occupant: { since: '2026-11-21', stay: aStay } }, free('ward-2', '2')],
  },
]

export const aDetail: StayDetail = {
  stay: aStay,
  hospitalName: 'Sanjeevani Hospital',
  doctorName: 'Dr. Asha Rao',
  facts: { allergies: ['Penicillin'], conditions: null, egfr: null, stated: [] },
  history: [
    { id: 'event-1', action: 'admitted', by: 'Dr. Asha Rao', at: 1_795_000_000, place: { room: 'Ward A', bed: '1' } },
  ],
}

export const anOwnStay: OwnStay = {
  id: 'stay-1',
  doctorId: 'doctor',
  memberId: 'member',
  status: 'discharged',
  patientName: 'Meera Rao',
  hospitalName: 'Sanjeevani Hospital',
  doctorName: 'Dr. Asha Rao',
  roomName: 'Ward A',
  bedNumber: '1',
  admittedOn: '2026-11-21',
  dischargedOn: '2026-11-22',
  hasSummary: true,
  history: [{ id: 'event-1', action: 'discharged', at: 1_795_000_000, place: { room: 'Ward A', bed: '1' } }],
}
