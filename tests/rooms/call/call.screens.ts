import type { Areas, Look, Shown } from '../../kit/shown'

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

export const callAreas: Areas = { callInvite: 'everyone' }

export const callLooks: readonly Look[] = [
  {
    name: 'invitation of a guest',
    who: 'GUEST',
    path: '/call-invite?token=unknown',
    words: 'Log in with the number that the invitation came to.',
  },
  {
    name: 'invitation that is over',
    who: 'PATIENT',
    path: '/call-invite?token=unknown',
    words: 'This invitation does not work any more.',
    isRefused: true,
  },
]
