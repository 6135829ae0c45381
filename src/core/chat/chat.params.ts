import { type Params, textOrNothing } from '../kit/params'

/** The conversation that an address names. */
export const channelParam = ({ channelId }: Params): string | null => textOrNothing(channelId)
