import type { Outcome } from '../../core/kit/outcome'
import type { OwnStay } from '../../core/inpatient/inpatient'
import { resourceMachine } from '../kit/resource.machine'

/** A stay of the family, and the address of its summary, or why it cannot be opened; null where there is none. */
export interface KnownStay {
  readonly stay: OwnStay
  readonly summary: Outcome<string> | null
}

/** How a stay goes on, for the patient and the family; nothing for whoever it is not of. */
export const ownStayMachine = resourceMachine<{ readonly id: string }, KnownStay | null>({
  id: 'ownStay',
  isEmpty: (known) => known === null,
  isPartial: (known) => known?.summary?.ok === false,
})
