/** The address of a doctor's page: it opens in any tab, for anybody. */
export const doctorPath = (doctorId: string): string => `/doctor-profile?doctorId=${encodeURIComponent(doctorId)}`

/** The room of a video appointment. */
export const joinRoomPath = (bookingId: string): string => `/join-room?bookingId=${encodeURIComponent(bookingId)}`
