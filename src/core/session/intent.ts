import * as Schema from 'effect/Schema'
import { SlotChoice } from '../booking/booking'
import { RequestDraft, Way } from '../medicines/medicines'
import { UnixSeconds } from '../kit/dates'

/** What a guest was about to do when we asked them to verify. Data only: it outlives the page, the tab and the reload. */
export const Intent = Schema.Union([
  Schema.TaggedStruct('BookSlot', {
    slot: SlotChoice,
    from: Schema.Literals(['findDoctor', 'doctorProfile']),
    /** What was chosen at the checkout of a session that ended there. */
    draft: Schema.Struct({ memberId: Schema.NullOr(Schema.String), paymentMethodId: Schema.NullOr(Schema.Int) }),
    /** The search of the list it was chosen from, as its address had it, and how many doctors it showed. */
    search: Schema.optionalKey(Schema.String),
    listed: Schema.optionalKey(Schema.Int),
  }),
  /** To be notified when a doctor has slots again. */
  Schema.TaggedStruct('AwaitSlots', { doctorId: Schema.String }),
  /** To say where a pharmacy brings medicines. */
  Schema.TaggedStruct('AddAddress', { pharmacyId: Schema.String, type: Way, draft: RequestDraft }),
  /** To go on with a request to a pharmacy, as far as it was chosen. */
  Schema.TaggedStruct('ProceedOrder', { pharmacyId: Schema.String, type: Way, draft: RequestDraft }),
  Schema.TaggedStruct('OpenPage', { path: Schema.String }),
])
export type Intent = typeof Intent.Type

/** An intent with the moment after which it is forgotten. */
export const RememberedIntent = Schema.Struct({ intent: Intent, expiresAt: UnixSeconds })
export type RememberedIntent = typeof RememberedIntent.Type
