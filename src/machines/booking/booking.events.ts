import type { BookingAttempt } from '../../core/booking/attempt'

declare module '../kit/appEvent' {
  interface NoticeTexts {
    readonly bookingMade: true
    readonly bookingHeld: true
  }
  interface WorldEvents {
    /** A booking was sent: it can be asked for again with the same key after a reload. */
    readonly 'attempt.kept': { readonly attempt: BookingAttempt }
    readonly 'attempt.dropped': unknown
    /** It waits for its person to verify, and goes on where they come back to. */
    readonly 'attempt.suspended': unknown
    /** Its ticket was left before its answer came: it goes on by itself. */
    readonly 'attempt.left': { readonly attempt: BookingAttempt }
    /** The answer to one that went on by itself is known. */
    readonly 'attempt.settled': { readonly key: string }
  }
}
