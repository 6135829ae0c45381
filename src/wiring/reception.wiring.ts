import { textOrNothing } from '../core/kit/params'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { correctionMachine, type TypedPerson } from '../machines/members/correction.machine'
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

/** Opened at a member with who they are so far, as JSON. */
const openCorrection: Open = ({ members }, { feature }) => {
  const { memberId, person } = JSON.parse(feature.at ?? '{}') as { memberId: string; person: TypedPerson }
  return {
    logic: correctionMachine.provide({ actors: { correct: userAction(members.correct) } }),
    input: { memberId, person },
  }
}

export const features: RoomWiring = {
  'page.opdReception': openReception,
  'page.queueDisplay': openDisplay,
  'overlay.stateDelay': openDelay,
  'overlay.correctPerson': openCorrection,
}
