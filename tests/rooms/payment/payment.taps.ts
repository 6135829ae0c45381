import { type RoomTaps, back, button, goOn } from '../../../tools/figures/tap'
import { underBar } from '../../../tools/figures/tapParts'

export const paymentTaps: RoomTaps = {
  appointmentSuccess: underBar('PATIENT', 'Slot number'),
  appointmentFailure: {
    who: 'PATIENT',
    words: 'Retry Payment',
    taps: [goOn('close', button('Close'), 'How can we help you today?'), back('Retry Payment')],
  },
}
