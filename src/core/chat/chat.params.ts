import { type Params, textOrNothing } from '../kit/params'

/** The conversation that an address names. */
export const channelParam = ({ channelId }: Params): string | null => textOrNothing(channelId)

/** An appointment whose conversation is opened. */
export const bookingParam = ({ bookingId }: Params): string | null => textOrNothing(bookingId)

/** The list of the team that an address names: that of the conversation in it, else of appointments. */
export const kindParam = ({ channelId }: Params): 'appointment' | 'in-patient' =>
  textOrNothing(channelId)?.startsWith('ip_') ? 'in-patient' : 'appointment'
