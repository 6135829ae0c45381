import { lifecycle } from '../kit/lifecycle'
import { DOCTORS } from '../session/roles'

/** Where somebody with an appointment of today is; `expected` until they come. */
export type QueueStatus = 'expected' | 'arrived' | 'waiting' | 'inConsultation' | 'done' | 'noShow'
export type QueueAction = 'arrive' | 'seat' | 'call' | 'recall' | 'return' | 'noShow' | 'complete'

/**
 * What can become of somebody in the queue of a day, which ends it. Whoever has arrived may still have to pay; whoever
 * waits is ready to be called. Done follows the appointment, and a no-show may still come.
 */
export const queueLifecycle = lifecycle<QueueStatus, QueueAction>(
  [
    { from: 'expected', action: 'arrive', by: DOCTORS, to: 'arrived', beforeEnd: true },
    { from: 'noShow', action: 'arrive', by: DOCTORS, to: 'arrived', beforeEnd: true },
    { from: 'arrived', action: 'seat', by: [...DOCTORS, 'PRACTICE'], to: 'waiting', beforeEnd: true },
    { from: 'arrived', action: 'call', by: DOCTORS, to: 'inConsultation', beforeEnd: true },
    { from: 'waiting', action: 'call', by: DOCTORS, to: 'inConsultation', beforeEnd: true },
    { from: 'inConsultation', action: 'recall', by: DOCTORS, to: 'inConsultation', beforeEnd: true },
    { from: 'inConsultation', action: 'return', by: DOCTORS, to: 'waiting', beforeEnd: true },
    { from: 'expected', action: 'noShow', by: DOCTORS, to: 'noShow', beforeEnd: true },
    { from: 'arrived', action: 'noShow', by: DOCTORS, to: 'noShow', beforeEnd: true },
    { from: 'waiting', action: 'noShow', by: DOCTORS, to: 'noShow', beforeEnd: true },
    { from: 'inConsultation', action: 'noShow', by: DOCTORS, to: 'noShow', beforeEnd: true },
    { from: 'expected', action: 'complete', by: ['PRACTICE'], to: 'done' },
    { from: 'arrived', action: 'complete', by: ['PRACTICE'], to: 'done' },
    { from: 'waiting', action: 'complete', by: ['PRACTICE'], to: 'done' },
    { from: 'inConsultation', action: 'complete', by: ['PRACTICE'], to: 'done' },
    { from: 'noShow', action: 'complete', by: ['PRACTICE'], to: 'done' },
  ],
  ['done'],
)

/** Those who have come and were not called yet. */
export const IN_QUEUE: readonly QueueStatus[] = queueLifecycle.from('call')
