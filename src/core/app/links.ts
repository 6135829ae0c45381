/** The address of a doctor's page: it opens in any tab, for anybody. */
export const doctorPath = (doctorId: string): string => `/doctor-profile?doctorId=${encodeURIComponent(doctorId)}`

/** Where somebody who was invited into a video consultation comes in. */
export const callInvitePath = (token: string): string => `/call-invite?token=${encodeURIComponent(token)}`

/** The room of a video appointment. */
export const joinRoomPath = (bookingId: string): string => `/join-room?bookingId=${encodeURIComponent(bookingId)}`
