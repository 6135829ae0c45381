import type { Held } from '../../core/booking/appointment.lifecycle'
import type { UnixSeconds } from '../../core/kit/dates'

/** The booking whose payment failed, as far as its page knows it. */
export interface UnpaidBooking {
  /** What keeps the slot; null where that is not known yet. */
  readonly held: Held | null
  readonly doctorId: string
  readonly doctorName: string
  readonly patientName: string | null
  readonly startsAt: UnixSeconds
  readonly endsAt: UnixSeconds
  /** Paise. */
  readonly amount: number
}
