import type { Practice } from '../../kit/everyPage'
import type { Areas, Look, Shown } from '../../kit/shown'

const failed = {
  who: 'PATIENT',
  path: ({ params }: Practice) => `/appointment/failure${params.appointmentFailure}`,
  words: 'Retry Payment',
} as const

export const paymentOverlays: readonly Shown[] = [
  {
    name: 'payment failed',
    ...failed,
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
  { name: 'failed payment', ...failed },
]

export const paymentAreas: Areas = { appointmentSuccess: 'patient', appointmentFailure: 'patient' }
