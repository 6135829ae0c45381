import type { DocumentLink } from '../../core/kit/documentLink'
import type { Outcome } from '../../core/kit/outcome'
import type { OwnStay } from '../../core/inpatient/inpatient'
import { documentMachine } from '../kit/document.machine'

/** A stay of the family, and the address of its summary, or why it cannot be opened; null where there is none. */
export interface KnownStay {
  readonly stay: OwnStay
  readonly summary: Outcome<DocumentLink> | null
}

/** How a stay goes on, for the patient and the family; nothing for whoever it is not of. */
export const ownStayMachine = documentMachine<{ readonly id: string }, KnownStay | null>({
  id: 'ownStay',
  isEmpty: (known) => known === null,
  linkOf: (known) => known?.summary ?? null,
})
