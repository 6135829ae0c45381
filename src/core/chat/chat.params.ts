import { type Params, textOrNothing } from '../kit/params'
import type { ChatKind } from './chat'
import { channelOf, isStayChannel } from './chat.rules'

/** The conversation that an address names. */
export const channelParam = ({ channelId }: Params): string | null => textOrNothing(channelId)

/** An appointment whose conversation is opened. */
export const bookingParam = ({ bookingId }: Params): string | null => textOrNothing(bookingId)

/** Where the chat with the support is opened by whoever asks it: from the patient's pages, and from the staff's. */
export const SUPPORT_CHAT = '/chat?with=support'
export const TEAM_SUPPORT_CHAT = '/chats?with=support'

/** Whether an address names one's own chat with the support. */
export const isWithSupport = (params: Params): boolean =>
  params['with'] === 'support' || channelParam(params)?.startsWith('sup_') === true

/** What an address of one's own chats names, as it stands in one: kept until its reader is known. */
export const namedIn = (params: Params): Readonly<Record<string, string>> => {
  const named = {
    channelId: channelParam(params),
    bookingId: bookingParam(params),
    with: textOrNothing(params['with']),
  }
  return Object.fromEntries(Object.entries(named).flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
}

/** One's own chats with that one open. */
export const ownChatOf = (params: Params): string => {
  const named = Object.entries(namedIn(params)).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return named.length === 0 ? '/chat' : `/chat?${named.join('&')}`
}

/** The list of the team that an address names: that of the conversation in it, one's own for the support, else of appointments. */
export const kindParam = (params: Params): Exclude<ChatKind, 'support'> | null => {
  if (isWithSupport(params)) return null
  return isStayChannel(channelParam(params) ?? '') ? 'in-patient' : 'appointment'
}

interface PairOfStay {
  readonly doctorId: string
  readonly memberId: string
}

/** The team's chat of an appointment's pair, and that of a stay's. */
export const teamChatOf = (bookingId: string): string => `/chats?bookingId=${encodeURIComponent(bookingId)}`
export const teamStayChat = ({ doctorId, memberId }: PairOfStay): string =>
  `/chats?channelId=${channelOf('in-patient', doctorId, memberId)}`

/** The same as the patient's family opens it. */
export const ownStayChat = ({ doctorId, memberId }: PairOfStay): string =>
  `/chat?channelId=${channelOf('in-patient', doctorId, memberId)}`
