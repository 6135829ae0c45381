import type { ActorRefFrom } from 'xstate'
import type { Medicine } from '../../core/prescription/medicine'
import { searchMachine } from '../kit/search.machine'

/** What is looked for while typing. */
export type LookupKind = 'medicine' | 'test' | 'tag' | 'otherHealthProblem' | 'diagnosis' | 'complaint'

export interface Asked {
  readonly kind: LookupKind
  readonly text: string
}

/** A result; of medicines with the product. */
export interface LookupHit {
  readonly id: string
  readonly name: string
  readonly medicine?: Medicine
  /** The brand by which it was found. */
  readonly brand?: string | null
}

/** What the server knows of what is typed into a field of a prescription. */
export const lookupMachine = searchMachine<Asked, LookupHit>({
  id: 'lookup',
  isEnough: ({ text }) => text.trim() !== '',
  isSame: (one, other) => one.kind === other.kind && one.text.trim() === other.text.trim(),
})

export type LookupActor = ActorRefFrom<typeof lookupMachine>
