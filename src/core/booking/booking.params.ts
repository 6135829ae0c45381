import * as Schema from 'effect/Schema'
import { CalendarDay } from '../kit/dates'
import { orNothing, type Params, textOrNothing } from '../kit/params'
import { ConsultationType, type SlotChoice } from './booking'
import { type BookingStage, type CheckoutDraft, EMPTY_DRAFT } from './checkout'

const consultation = orNothing(ConsultationType)
const day = orNothing(CalendarDay)
const draft = orNothing(
  Schema.Struct({ memberId: Schema.NullOr(Schema.String), paymentMethodId: Schema.NullOr(Schema.Int) }),
)

/** The stages of a booking that are steps of their own; somebody new is added within the choice of members. */
const stages: Readonly<Record<string, BookingStage>> = {
  slots: 'slots',
  checkout: 'checkout',
  members: 'members',
  person: 'members',
}

export interface BookingParams {
  /** How far a booking is that is gone on with; null where none is open. */
  readonly stage: BookingStage | null
  /** A day without a slot is a choice too. */
  readonly pick: SlotChoice | null
  readonly draft: CheckoutDraft
}

/** A booking as an address and its entry of the history have it. */
export const bookingParams = (params: Params): BookingParams => {
  const doctorId = textOrNothing(params['doctorId'])
  const way = consultation(params['consultation'])
  const date = day(params['date'])
  return {
    stage: stages[textOrNothing(params['step']) ?? ''] ?? null,
    pick:
      doctorId === null || way === null || date === null
        ? null
        : { doctorId, consultation: way, date, slotId: textOrNothing(params['slotId']) ?? '' },
    draft: draft(params['draft']) ?? EMPTY_DRAFT,
  }
}
