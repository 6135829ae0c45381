import type { BookingAttempt } from '../../core/booking/attempt'

declare module '../kit/appEvent' {
  interface WorldEvents {
    /** A booking was sent: it can be asked for again with the same key after a reload. */
    readonly 'attempt.kept': { readonly attempt: BookingAttempt }
    readonly 'attempt.dropped': unknown
  }
}
