import { type Params, textOrNothing } from '../kit/params'

/** The booking that a return from the gateway is about. */
export const paymentReturnParams = (params: Params) => ({ bookingId: textOrNothing(params['bookingId']) })
