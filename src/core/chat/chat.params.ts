import { type Params, textOrNothing } from '../kit/params'
import { channelOf } from './chat.rules'

/** The conversation that an address names. */
export const channelParam = ({ channelId }: Params): string | null => textOrNothing(channelId)

/** An appointment whose conversation is opened. */
export const bookingParam = ({ bookingId }: Params): string | null => textOrNothing(bookingId)

/** The list of the team that an address names: that of the conversation in it, else of appointments. */
export const kindParam = ({ channelId }: Params): 'appointment' | 'in-patient' =>
  textOrNothing(channelId)?.startsWith('ip_') ? 'in-patient' : 'appointment'

/** The team's chat of an appointment's pair, and that of a stay's. */
export const teamChatOf = (bookingId: string): string => `/chats?bookingId=${encodeURIComponent(bookingId)}`
export const teamStayChat = ({
  doctorId,
  memberId,
}: {
  readonly doctorId: string
  readonly memberId: string
}): string => `/chats?channelId=${channelOf('in-patient', doctorId, memberId)}`
