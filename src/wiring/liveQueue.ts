import { withFallback, fromPort } from '../machines/kit/fromPort'
import { liveQueueMachine } from '../machines/reception/liveQueue.machine'
import type { LoginResult } from '../core/session/session'
import type { Ports } from './ports'

/** The place of a patient in the queue, beside what shows their appointments. */
export const plugLiveQueue = ({ reception }: Ports, login: LoginResult | null) => ({
  logic: liveQueueMachine.provide({ actors: { positions: fromPort(withFallback(reception.positions, [])) } }),
  input: { isPatient: login?.role === 'PATIENT' },
})
