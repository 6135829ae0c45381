import type { Shown } from '../../kit/shown'

export const callOverlays: readonly Shown[] = [
  {
    name: 'test of camera and microphone',
    who: 'PATIENT',
    path: ({ videoBookingId }) => `/appointment/success?bookingId=${videoBookingId}`,
    words: 'Appointment confirmed',
    open: async (I) => {
      await I.testDevices()
      await I.seeDevice('Microphone', 'Works')
    },
  },
]
