import type { Role } from '../../src/core/session/permissions'

export interface DemonstrationAccount {
  readonly id: string
  readonly role: Role
  readonly countryCode: '+91'
  readonly phoneNumber: string
  readonly name: string | null
  readonly isBlocked?: true
  readonly isClinicPatient?: true
  /** Which doctor of the demonstration this person is, or works for. */
  readonly doctorIndex?: number
  /** The pharmacy or diagnostic centre this person works for. */
  readonly providerId?: string
}

const account = (
  number: number,
  role: Role,
  name: string | null,
  more: Pick<DemonstrationAccount, 'isBlocked' | 'isClinicPatient' | 'doctorIndex' | 'providerId'> = {},
): DemonstrationAccount => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  role,
  countryCode: '+91',
  phoneNumber: String(9_000_000_000 + number),
  name,
  ...more,
})

/** Where the demonstration's pharmacist and centre work. */
export const demonstrationProviders = {
  pharmacy: '00000000-0000-4000-8001-000000000001',
  centre: '00000000-0000-4000-8001-000000000002',
} as const

/** One person per role, with numbers that are easy to remember: +91 90000 00001 is the patient. */
export const demonstrationAccounts = {
  patient: account(1, 'PATIENT', 'Rajat Mehrotra'),
  doctor: account(2, 'DOCTOR', null, { doctorIndex: 0 }),
  juniorDoctor: account(3, 'JR_DOCTOR', 'Dr. Tanvi Bedi', { doctorIndex: 0 }),
  pharmacy: account(4, 'PHARMACY', 'Meera Nambiar', { providerId: demonstrationProviders.pharmacy }),
  diagnosticCentre: account(5, 'DIAGNOSTIC_CENTER', 'Kavya Pillai', {
    providerId: '00000000-0000-4000-8001-000000000002',
  }),
  admin: account(6, 'ADMIN', 'Practice Administrator'),
  clinicPatientDesk: account(7, 'PHARMACY', 'Jeevan Setu Clinic Desk', { isClinicPatient: true }),
  blocked: account(8, 'PATIENT', 'Blocked Patient', { isBlocked: true }),
  withoutProfile: account(9, 'PATIENT', null),
} as const satisfies Record<string, DemonstrationAccount>
