import { textOrNothing } from '../core/kit/params'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { delayMachine } from '../machines/reception/delay.machine'
import { displayMachine } from '../machines/reception/display.machine'
import { receptionMachine } from '../machines/reception/reception.machine'
import type { Open, RoomWiring } from './features'
import { plugBill } from './plugBill'

const openReception: Open = (ports, { place }) => {
  const { reception } = ports
  const logic = receptionMachine.provide({
    actors: {
      queue: fromPort(reception.queue),
      step: userAction(reception.step),
      callNext: userAction(reception.callNext),
      undo: userAction(reception.undo),
      setRoom: userAction(reception.setRoom),
      bill: plugBill(ports),
    },
  })
  return { logic, input: { clinicId: textOrNothing(place.params['clinicId']) } }
}

const openDisplay: Open = ({ reception }, { place }) => ({
  logic: displayMachine.provide({ actors: { display: fromPort(reception.display) } }),
  input: { clinicId: textOrNothing(place.params['clinicId']) },
})

/** Opened at hours and the minutes that were stated of them, `schedule-1 30`. */
const openDelay: Open = ({ reception }, { feature }) => {
  const [scheduleId = '', minutes = ''] = (feature.at ?? '').split(' ')
  return {
    logic: delayMachine.provide({ actors: { stateDelay: userAction(reception.stateDelay) } }),
    input: { scheduleId, before: minutes === '' ? null : Number(minutes) },
  }
}

export const features: RoomWiring = {
  'page.opdReception': openReception,
  'page.queueDisplay': openDisplay,
  'overlay.stateDelay': openDelay,
}
