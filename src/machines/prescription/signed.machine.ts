import type { DocumentLink } from '../../core/kit/documentLink'
import type { Outcome } from '../../core/kit/outcome'
import type { Prescription } from '../../core/prescription/prescription'
import { documentMachine } from '../kit/document.machine'

/** A signed prescription, and the address of its PDF or why there is none: what it says is read without its paper. */
export interface SignedDocument {
  readonly prescription: Prescription
  readonly link: Outcome<DocumentLink>
}

export interface SignedInput {
  readonly id: string
  /** Reading works for an hour of the session, sharing for seven days without one. */
  readonly purpose: 'read' | 'share'
}

/** A signed prescription as it is read or shared; nothing for whoever it is not of. */
export const signedPrescriptionMachine = documentMachine<SignedInput, SignedDocument | null>({
  id: 'signedPrescription',
  isEmpty: (document) => document === null,
  linkOf: (document) => document?.link ?? null,
})
