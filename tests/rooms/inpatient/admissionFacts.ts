import { aDetail, aDischarge } from '../../kit/inpatient'
import { answered } from '../../kit/paths/outcomes'

/** What the server says of beds and people that are taken, and what the form starts from. */
export const TAKEN = 'Bed 2 is taken from 21 Nov. Please choose another bed.'
export const ALREADY = 'Meera Rao is already in a bed since 21 Nov.'
export const CHANGED = 'Dr. Rao changed this meanwhile. What you typed is kept.'
export const patient = {
  userId: 'patient-1',
  countryCode: '+91',
  phoneNumber: '9876543210',
  members: [
    { id: 'member-1', name: 'Meera Rao', age: 61, gender: 'Female', isDefault: true, allergies: ['Penicillin'] },
  ],
}
export const today = '2026-11-23'
export const input = { readmits: null, today, doctorName: 'Dr. Asha Rao', hospitalId: null, isPage: false }
export const stayInput = { stayId: 'stay-1', isToCorrect: false, today, doctorName: 'Dr. Asha Rao', isPage: false }
export const rest = { roomId: 'ward', bedId: 'ward-2', sponsor: 'CGHS', caseHistory: 'Infarct', uhid: 'SH-1' }
export const nothing = {
  name: '',
  ready: false,
  says: null,
  done: null,
  typed: false,
  page: false,
}
/** What an admission knows besides: where somebody is to lie, and whether they lie somewhere already. */
export const nowhere = {
  ...nothing,
  readmits: null,
  hospital: '',
  room: '',
  bed: '',
  open: null,
  allergies: null as string | null,
}
export const list = (state: object) => `go /ip-dash ${JSON.stringify({ state })}`

export const theStay = answered(aDetail)
export const theDischarge = answered({ ...aDetail, stay: aDischarge })

/** The form as it stood before a reload: the bed was not chosen yet. */
export const kept = {
  memberId: 'member-1',
  name: 'Meera Rao',
  age: '61',
  gender: 'Female',
  hospitalId: 'hospital-1',
  roomId: '',
  bedId: '',
  sponsor: 'CGHS',
  caseHistory: 'Infarct',
  uhid: '',
  admittedOn: today,
}
