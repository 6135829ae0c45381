import { contractRows, type ContractRow } from '../../server/contract'
import { permissionsOf } from '../../src/core/kit/endpoint'
import { type Permission, permissionList } from '../../src/core/session/permissions'

/** A call that needs a feature: its row, and what it is sent with where only some inputs need it. */
export interface FeatureCall {
  readonly permission: Permission
  readonly row: ContractRow
  /** As the core writes it. */
  readonly input: Record<string, unknown>
  /** As it is sent. */
  readonly wire: Record<string, unknown>
}

const NOBODY = '00000000-0000-4000-8000-00000000dead'

/** Lists of chats of the team and of support: which is read, and which is marked as read. */
const chatLists = Object.fromEntries(
  [
    { row: 'conversations', input: { limit: 10, offset: 0 }, wire: { limit: '10', offset: '0' } },
    { row: 'readAll', input: {}, wire: {} },
    ...['search', 'searchMessages'].map((row) => ({
      row,
      input: { search: 'Meera', limit: 10, offset: 0 },
      wire: { search: 'Meera', limit: '10', offset: '0' },
    })),
  ].flatMap((list) =>
    (
      [
        ['chat.viewAppointmentList', 'appointment', 'APPOINTMENT'],
        ['chat.viewIpDashboardList', 'in-patient', 'IN_PATIENT'],
        ['supportTicket.viewList', 'support', 'SUPPORT'],
      ] as const
    ).map(([permission, type, wire]) => [
      `chat.${list.row} ${permission}`,
      {
        input: { ...list.input, type },
        wire: { ...list.wire, type: wire },
      },
    ]),
  ),
)

/** Inputs that need a feature beside that of their row; one that is missing fails `featureCalls`. */
const inputs: Readonly<Record<string, Readonly<{ input: Record<string, unknown>; wire: Record<string, unknown> }>>> = {
  ...chatLists,
  'ring.notify videoCall.sendNotification': {
    input: { id: NOBODY, type: 'call', bookingId: NOBODY },
    wire: { id: NOBODY, type: 'call', bookingId: NOBODY },
  },
  'inpatient.stays ipDashboard.search': {
    input: { keyword: 'Meera', page: 1, limit: 10 },
    wire: { keyword: 'Meera', page: 1, limit: 10 },
  },
  'inpatient.admission ipDashboard.admit': {
    input: { status: 'admit' },
    wire: {
      status: 'admit',
      patient_id: NOBODY,
      member_id: null,
      name: 'Meera Rao',
      age: 41,
      gender: 'Female',
      hospital_id: NOBODY,
      hospital_room_id: NOBODY,
      room_bed_id: NOBODY,
      sponsor_name: 'Self pay',
      case_history: 'Headache',
      hospital_uhid: 'SH-1',
      admission_date: '05-01-2026',
    },
  },
  'inpatient.admission ipDashboard.dischargeAndEdit': {
    input: { status: 'discharged', id: NOBODY },
    wire: { status: 'discharged', id: NOBODY },
  },
  'booking.patientBlock opdReceptionWeb.blockPatient': {
    input: { bookingId: NOBODY, place: 'reception' },
    wire: { bookingId: NOBODY, place: 'reception' },
  },
  'booking.blockPatient opdReceptionWeb.blockPatient': {
    input: { patientId: NOBODY, isBlocked: true, place: 'reception' },
    wire: { patientId: NOBODY, isBlocked: true, place: 'reception' },
  },
}

const callsOf = (permission: Permission): readonly FeatureCall[] =>
  contractRows.flatMap((row) => {
    const { endpoint } = row
    if (endpoint.permission === permission) return [{ permission, row, input: {}, wire: {} }]
    if (endpoint.alsoNeeds?.[permission] === undefined) return []
    const found = inputs[`${row.name} ${permission}`]
    if (found === undefined || !permissionsOf(endpoint, found.input).includes(permission))
      throw new Error(`No input of ${row.name} that needs ${permission}`)
    return [{ permission, row, ...found }]
  })

/** Every feature of the permission table with the calls that need it. */
export const featureCalls: ReadonlyMap<Permission, readonly FeatureCall[]> = new Map(
  permissionList.map((permission) => [permission, callsOf(permission)]),
)

/** Features whose calls come with rooms that are not in this version. */
export const withoutCalls: readonly Permission[] = [
  'reports.bookedByFilter',
  'reports.appointment',
  'reports.staffActive',
  'reports.schedule',
  'reports.staff',
  'reports.medicalPartner',
  'dashboard.view',
]
