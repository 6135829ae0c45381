import type { Areas, Look, Shown } from '../../kit/shown'

export const paymentOverlays: readonly Shown[] = [
  {
    name: 'payment failed',
    who: 'PATIENT',
    path: ({ params }) => `/appointment/failure${params.appointmentFailure}`,
    words: 'Retry Payment',
    open: (I) => I.seePaymentFailed(),
  },
]

export const paymentLooks: readonly Look[] = [
  {
    name: 'confirmed appointment',
    who: 'PATIENT',
    path: ({ params }) => `/appointment/success${params.appointmentSuccess}`,
    words: 'Appointment confirmed',
  },
  {
    name: 'failed payment',
    who: 'PATIENT',
    path: ({ params }) => `/appointment/failure${params.appointmentFailure}`,
    words: 'Retry Payment',
  },
]

export const paymentAreas: Areas = { appointmentSuccess: 'patient', appointmentFailure: 'patient' }
