import { textOrNothing } from '../core/kit/params'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { billMachine } from '../machines/reception/bill.machine'
import { displayMachine } from '../machines/reception/display.machine'
import { receptionMachine } from '../machines/reception/reception.machine'
import type { Open, RoomWiring } from './features'

const openReception: Open = (ports, { place }) => {
  const { reception } = ports
  const bill = billMachine.provide({
    actors: {
      receive: userAction(reception.receivePayment),
      correct: userAction(reception.correctPayment),
      detail: userAction(reception.paymentDetail),
    },
  })
  const logic = receptionMachine.provide({
    actors: {
      queue: fromPort(reception.queue),
      step: userAction(reception.step),
      callNext: userAction(reception.callNext),
      undo: userAction(reception.undo),
      setRoom: userAction(reception.setRoom),
      bill,
    },
  })
  return { logic, input: { clinicId: textOrNothing(place.params['clinicId']) } }
}

const openDisplay: Open = ({ reception }, { place }) => ({
  logic: displayMachine.provide({ actors: { display: fromPort(reception.display) } }),
  input: { clinicId: textOrNothing(place.params['clinicId']) },
})

export const features: RoomWiring = { 'page.opdReception': openReception, 'page.queueDisplay': openDisplay }
