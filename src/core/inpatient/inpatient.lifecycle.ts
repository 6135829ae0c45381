import { lifecycle } from '../kit/lifecycle'
import type { UnixSeconds } from '../kit/dates'
import { DOCTORS } from '../session/roles'
import type { StayStatus } from './inpatient'

export type AdmissionAction = 'edit' | 'shift' | 'switchChat' | 'discharge' | 'readmit'

/** What can become of an admission. */
export const admissionLifecycle = lifecycle<StayStatus, AdmissionAction>(
  [
    { from: 'admit', action: 'edit', by: DOCTORS, to: 'admit' },
    { from: 'admit', action: 'shift', by: DOCTORS, to: 'admit' },
    { from: 'admit', action: 'switchChat', by: DOCTORS, to: 'admit' },
    { from: 'admit', action: 'discharge', by: DOCTORS, to: 'discharged' },
    { from: 'discharged', action: 'readmit', by: DOCTORS, to: 'admit' },
  ],
  ['discharged'],
)

/** The status of an admission, which its discharge says. */
export const admissionStatus = ({ dischargedAt }: { readonly dischargedAt: UnixSeconds | null }): StayStatus =>
  dischargedAt === null ? 'admit' : 'discharged'

/** Whether an admission is in a status in which an action is possible. */
export const allowsStay = (stay: { readonly dischargedAt: UnixSeconds | null }, action: AdmissionAction): boolean =>
  admissionLifecycle.next(admissionStatus(stay), action) !== null
