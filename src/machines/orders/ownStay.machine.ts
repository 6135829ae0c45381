import type { OwnStay } from '../../core/inpatient/inpatient'
import { resourceMachine } from '../kit/resource.machine'

/** A stay of the family, and an address of its summary where there is one. */
export interface KnownStay {
  readonly stay: OwnStay
  readonly summaryUrl: string | null
}

/** How a stay goes on, for the patient and the family; nothing for whoever it is not of. */
export const ownStayMachine = resourceMachine<{ readonly id: string }, KnownStay | null>({
  id: 'ownStay',
  isEmpty: (known) => known === null,
})
