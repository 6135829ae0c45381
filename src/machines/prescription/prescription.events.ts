import type { Prescription } from '../../core/prescription/prescription'

declare module '../kit/appEvent' {
  interface WorldEvents {
    /** A consultation ended with a signed prescription: it is shared over the schedule. */
    readonly 'prescription.signed': { readonly id: Prescription['id'] }
    /** What the device keeps of a prescription is no longer needed. */
    readonly 'prescription.settled': { readonly bookingId: Prescription['bookingId'] }
  }
}
