import * as Schema from 'effect/Schema'
import type { RequestDraft } from './medicines'
import { MedicineRequest, type PlacedOrder } from './supply'

export const EMPTY_REQUEST: RequestDraft = {
  way: 'HOME_DELIVERY',
  memberId: null,
  recordId: null,
  wanted: [],
  address: null,
  replaces: null,
}

/** A request that was sent and whose answer is not known yet; sent again with the same key it is the same order. */
export const RequestAttempt = Schema.Struct({ sent: MedicineRequest, key: Schema.String })
export type RequestAttempt = typeof RequestAttempt.Type

/** Steps of a request; whoever verified in order to go on comes to `proceed`, which the width of the screen decides. */
export const RequestStep = Schema.Literals(['way', 'proceed', 'address', 'prescription', 'paper', 'review', 'sent'])
export type RequestStep = typeof RequestStep.Type

/** Where a request was: before a reload, before somebody verified, or for whoever sent the link. */
export interface RequestProgress {
  readonly pharmacyId: string
  readonly step: RequestStep
  readonly draft: RequestDraft
  readonly attempt: RequestAttempt | null
  readonly placed: PlacedOrder | null
}
