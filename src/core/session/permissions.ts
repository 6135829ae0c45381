import * as Schema from 'effect/Schema'
import { ACCESSIBLE, NOT_ACCESSIBLE } from './access'
import { roles } from './roles'

export const Role = Schema.Literals(roles)
export type Role = typeof Role.Type

/** Every module and its features, the one table that client and server share. */
export const features = {
  appointment: ['bookingStatus', 'cancel', 'create', 'reschedule', 'search', 'view'],
  availabilitySetting: ['create', 'delete', 'update', 'viewList'],
  chat: ['viewAppointmentList', 'viewIpDashboardList'],
  doctorReview: ['delete', 'reply', 'view'],
  doctor: ['linkedClinics', 'profile', 'videoReviewList'],
  ipDashboard: ['admit', 'dischargeAndEdit', 'search', 'viewDetails', 'view', 'viewRoomsAndBeds'],
  reports: ['bookedByFilter', 'appointment', 'staffActive', 'schedule', 'staff', 'medicalPartner'],
  dashboard: ['view'],
  medicalRecord: ['view'],
  notification: ['inApp'],
  patientMember: ['viewList'],
  scheduleSlots: ['byDoctor'],
  uploadDocument: ['upload'],
  prescription: ['active', 'create', 'last', 'saveToRecord', 'update', 'searchMedicine', 'searchTest'],
  prescriptionAttributes: ['search'],
  prescriptionTemplate: ['create', 'delete', 'update', 'view'],
  supportTicket: ['create', 'viewList'],
  opdReceptionWeb: ['billReceipt', 'blockPatient', 'receivePayment', 'view'],
  user: [
    'blockPatient',
    'createPatient',
    'fetchChatDetails',
    'logout',
    'createPatientOtp',
    'refreshPage',
    'searchPatient',
    'searchUser',
    'viewDoctorTeam',
  ],
  videoCall: ['tokenForApp', 'tokenForWeb', 'sendNotification'],
} as const

export type Module = keyof typeof features
export type Permission = { [M in Module]: `${M}.${(typeof features)[M][number]}` }[Module]

export const permissionList: readonly Permission[] = (Object.keys(features) as Module[]).flatMap((module) =>
  features[module].map((feature) => `${module}.${feature}` as Permission),
)

/** One entry of a person's list as it is stored and sent. */
export const PermissionEntry = Schema.Struct({
  module: Schema.String,
  feature: Schema.String,
  permissionAccess: Schema.Literals([NOT_ACCESSIBLE, ACCESSIBLE]),
})
export type PermissionEntry = typeof PermissionEntry.Type

const comesAndGoes: readonly Permission[] = ['user.logout', 'user.refreshPage']
const guest: readonly Permission[] = [
  ...comesAndGoes,
  'doctor.profile',
  'doctor.videoReviewList',
  'scheduleSlots.byDoctor',
  'doctorReview.view',
  'notification.inApp',
]
const patient: readonly Permission[] = [
  ...guest,
  'supportTicket.create',
  'appointment.bookingStatus',
  'appointment.cancel',
  'appointment.create',
  'appointment.reschedule',
  'appointment.view',
  'medicalRecord.view',
  'patientMember.viewList',
  'uploadDocument.upload',
  'prescription.active',
  'supportTicket.viewList',
  'user.fetchChatDetails',
  'videoCall.tokenForApp',
  'videoCall.tokenForWeb',
]
const provider: readonly Permission[] = [
  ...comesAndGoes,
  'notification.inApp',
  'supportTicket.create',
  'uploadDocument.upload',
  'medicalRecord.view',
  'user.fetchChatDetails',
]

/** What a new account of each role may do, before anyone changes its list. */
export const defaultPermissions: Readonly<Record<Role, readonly Permission[]>> = {
  GUEST: guest,
  PATIENT: patient,
  DOCTOR: permissionList,
  JR_DOCTOR: permissionList,
  PHARMACY: [
    ...provider,
    'appointment.create',
    'appointment.search',
    'appointment.view',
    'opdReceptionWeb.billReceipt',
    'opdReceptionWeb.receivePayment',
    'opdReceptionWeb.view',
    'scheduleSlots.byDoctor',
    'user.createPatient',
    'user.createPatientOtp',
    'user.searchPatient',
    'user.searchUser',
  ],
  DIAGNOSTIC_CENTER: provider,
  ADMIN: [
    ...comesAndGoes,
    'notification.inApp',
    'supportTicket.viewList',
    'uploadDocument.upload',
    'user.fetchChatDetails',
  ],
}
