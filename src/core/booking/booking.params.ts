import * as Schema from 'effect/Schema'
import { CalendarDay } from '../kit/dates'
import { orNothing, type Params, textOrNothing } from '../kit/params'
import { ConsultationType } from './booking'
import { type BookingProgress, type BookingStage, EMPTY_DRAFT } from './checkout'

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

/** A booking as an address and its entry of the history have it. */
export const bookingParams = (params: Params): Omit<BookingProgress, 'attempt'> => {
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
