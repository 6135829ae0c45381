import { lifecycle } from '../kit/lifecycle'
import { DOCTORS } from '../session/roles'

export type AdmissionStatus = 'admit' | 'discharged'
export type AdmissionAction = 'discharge' | 'readmit'

/** What can become of an admission. */
export const admissionLifecycle = lifecycle<AdmissionStatus, AdmissionAction>(
  [
    { from: 'admit', action: 'discharge', by: DOCTORS, to: 'discharged' },
    { from: 'discharged', action: 'readmit', by: DOCTORS, to: 'admit' },
  ],
  ['discharged'],
)
