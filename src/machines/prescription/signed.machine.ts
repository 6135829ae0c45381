import type { DocumentLink } from '../../core/kit/documentLink'
import type { Outcome } from '../../core/kit/outcome'
import type { Prescription } from '../../core/prescription/prescription'
import { documentMachine } from '../kit/document.machine'

/** A signed prescription, and its PDF's address or a link to share, or why there is none: it is read without its paper. */
export interface SignedDocument {
  readonly prescription: Prescription
  readonly link: Outcome<DocumentLink>
  /** Where its PDF is printed from, in this session. */
  readonly paperUrl: string | null
}

export interface SignedInput {
  readonly id: string
  /** To read it in the session, or to share its record by a link that ends. */
  readonly purpose: 'read' | 'share'
}

/** A signed prescription as it is read or shared; nothing for whoever it is not of. */
export const signedPrescriptionMachine = documentMachine<SignedInput, SignedDocument | null>({
  id: 'signedPrescription',
  isEmpty: (document) => document === null,
  linkOf: (document) => document?.link ?? null,
})
