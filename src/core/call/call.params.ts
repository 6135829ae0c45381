import { type Params, textOrNothing } from '../kit/params'

/** What /call-invite reads from its address. */
export const callInviteParams = (params: Params) => ({ token: textOrNothing(params['token']) })

/** What /join-room reads from its address. */
export const joinRoomParams = (params: Params) => ({ bookingId: textOrNothing(params['bookingId']) })
