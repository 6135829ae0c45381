import { ANY_DOCTOR } from '../../src/core/doctors/doctors.rules'
import { NO_SESSION } from '../../src/core/session/sessionValues.rules'
import { EMPTY_PERSON } from '../../src/machines/members/personForm.machine'
import type { MachineName } from '../../src/machines/registry'
import { appointmentAt } from './scheduleDays'
import { aStay } from './inpatient'

const booking = {
  doctorId: 'd1',
  isGuest: true,
  from: 'doctorProfile',
  consultation: null,
  resume: null,
  attempt: null,
} as const
const choice = { doctorId: 'd1', consultation: 'video', date: '2026-11-21', slotId: 's1' } as const

const enquiry = { kind: 'confused', writer: null, path: '/faq', typed: null } as const

/** What each machine starts from; a machine that joins the registry does not compile without its line here. */
export const machineInputs: Record<MachineName, unknown> = {
  availability: { today: '2026-11-23', videoFee: 80_000 },
  availabilityForm: { mode: 'create', today: '2026-11-23', videoFee: 80_000 },
  app: { saved: NO_SESSION, width: 'phone', now: 0 },
  admission: { mode: 'new', stayId: null, today: '2026-11-23', doctorName: '', hospitalId: null },
  discharge: { stay: aStay },
  shiftBed: { stay: aStay },
  ward: { tab: 'board', hospitalId: null, stayId: null, changedId: null, today: '2026-11-23', doctorName: '' },
  banners: { type: 'home', isStill: false },
  booking,
  checkout: { choice, slot: null, draft: { memberId: null, paymentMethodId: null }, attempt: null, failure: null },
  connection: undefined,
  contact: { form: 'contact', isStaff: false, inputs: { contact: enquiry, secondOpinion: enquiry, support: enquiry } },
  content: { page: 'about-us' },
  countdown: { seconds: 60 },
  doctorList: { query: ANY_DOCTOR },
  doctorProfile: booking,
  downloadLink: { phoneNumber: '' },
  enquiry,
  faq: { tag: null, isStaff: false, enquiry },
  findDoctor: { tab: 'doctors', query: ANY_DOCTOR, isGuest: true, resume: null, attempt: null },
  here: undefined,
  language: undefined,
  location: { recents: [], near: null },
  locationPrompt: undefined,
  install: { wasSeen: false },
  home: { isGuest: true, name: null, now: 0 },
  login: undefined,
  memberChooser: { members: [], memberId: null },
  notice: undefined,
  notices: undefined,
  onboarding: { language: null },
  notifications: { role: 'PATIENT' },
  orderPayment: undefined,
  orders: { query: {} },
  otp: { countryCode: '+91', phoneNumber: '9876543210', otpId: 'o1' },
  partners: {},
  paying: { bookingId: 'b1' },
  paymentReturn: { bookingId: 'b1', outcome: 'success' },
  personForm: { draft: EMPTY_PERSON },
  release: undefined,
  push: { role: 'PATIENT' },
  slotAlert: { doctorId: 'd1', isGuest: true, awaitsSlots: false },
  session: { saved: NO_SESSION },
  settings: { role: 'PATIENT', language: 'eng', at: 'menu' },
  slot: { slot: 'panel' },
  token: undefined,
  reviews: { doctorId: 'd1' },
  team: {},
  templates: undefined,
  verification: { intent: { _tag: 'OpenPage', path: '/' } },
  schedule: { role: 'DOCTOR', now: 1_795_000_000, found: null },
  appointmentFor: { doctors: [{ id: 'd1', name: 'Dr. Meera Rao' }], slotId: null, isDoctor: true },
  clinicDay: { now: 1_795_000_000 },
  patientNumber: undefined,
  patientSearch: undefined,
  reschedule: { appointment: appointmentAt('2026-11-23', 5) },
  lookup: { pause: 1000 },
  capture: { bookingId: 'b1', way: 'file', isVideo: false, isTooOld: false, categories: [] },
  prescription: { bookingId: 'b1', isTooOld: false },
  prescriptionDraft: { bookingId: 'b1', version: 0 },
  signedPrescription: { id: 'p1', purpose: 'read' },
  search: { categories: ['appointments'], route: 'schedule' },
}
