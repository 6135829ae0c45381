import { type Params, textOrNothing } from '../kit/params'

/** What /join-room reads from its address. */
export const joinRoomParams = (params: Params) => ({ bookingId: textOrNothing(params['bookingId']) })
