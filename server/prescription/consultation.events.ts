import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { hook } from '../kit/hook'

/** A consultation that has ended, with what was prescribed. */
export interface EndedConsultation {
  readonly bookingId: string
  readonly doctorId: string
  readonly memberId: string
  readonly prescriptionId: string
  /** How many medicines. */
  readonly medicines: number
}

/** Announces the end of a consultation to rooms that say so somewhere. */
export const consultationEnded =
  hook<(db: Database, ended: EndedConsultation, now: UnixSeconds) => Promise<void>>('consultationEnded')
