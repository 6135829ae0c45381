/** The address of a doctor's page: it opens in any tab, for anybody. */
export const doctorPath = (doctorId: string): string => `/doctor-profile?doctorId=${encodeURIComponent(doctorId)}`
