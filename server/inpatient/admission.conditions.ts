import { isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { StayStatus } from '../../src/core/inpatient/inpatient'
import { type AdmissionAction, admissionLifecycle } from '../../src/core/inpatient/inpatient.lifecycle'
import { admissions } from './inpatient.tables'

/** `admissionStatus` of the core as a condition. */
export const hasStatus = (status: StayStatus): SQL =>
  status === 'admit' ? isNull(admissions.dischargedAt) : isNotNull(admissions.dischargedAt)

/** Admissions in whose status an action is possible. */
export const allows = (action: AdmissionAction): SQL => or(...admissionLifecycle.from(action).map(hasStatus))!
