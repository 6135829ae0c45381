import { lifecycle } from '../kit/lifecycle'
import { CLINIC_STAFF } from '../session/roles'

/** Where somebody with an appointment of today is; `expected` until they come. */
export type QueueStatus = 'expected' | 'arrived' | 'waiting' | 'inConsultation' | 'finished' | 'done' | 'noShow'
export type QueueAction = 'arrive' | 'seat' | 'call' | 'recall' | 'return' | 'finish' | 'noShow' | 'complete'

/**
 * What can become of somebody in the queue of a day, which ends it. Whoever has arrived may still have to pay; whoever
 * waits is ready to be called. One doctor sees one at a time: who is called in ends the consultation of the one before.
 * Finished is who came out of the room, while the doctor has still to sign; done follows the appointment, and a no-show
 * may still come.
 */
export const queueLifecycle = lifecycle<QueueStatus, QueueAction>(
  [
    { from: 'expected', action: 'arrive', by: CLINIC_STAFF, to: 'arrived', beforeEnd: true },
    { from: 'noShow', action: 'arrive', by: CLINIC_STAFF, to: 'arrived', beforeEnd: true },
    { from: 'arrived', action: 'seat', by: [...CLINIC_STAFF, 'PRACTICE'], to: 'waiting', beforeEnd: true },
    { from: 'arrived', action: 'call', by: CLINIC_STAFF, to: 'inConsultation', beforeEnd: true },
    { from: 'waiting', action: 'call', by: CLINIC_STAFF, to: 'inConsultation', beforeEnd: true },
    { from: 'inConsultation', action: 'recall', by: CLINIC_STAFF, to: 'inConsultation', beforeEnd: true },
    { from: 'inConsultation', action: 'return', by: CLINIC_STAFF, to: 'waiting', beforeEnd: true },
    { from: 'inConsultation', action: 'finish', by: CLINIC_STAFF, to: 'finished', beforeEnd: true },
    { from: 'finished', action: 'return', by: CLINIC_STAFF, to: 'waiting', beforeEnd: true },
    { from: 'expected', action: 'noShow', by: CLINIC_STAFF, to: 'noShow', beforeEnd: true },
    { from: 'arrived', action: 'noShow', by: CLINIC_STAFF, to: 'noShow', beforeEnd: true },
    { from: 'waiting', action: 'noShow', by: CLINIC_STAFF, to: 'noShow', beforeEnd: true },
    { from: 'inConsultation', action: 'noShow', by: CLINIC_STAFF, to: 'noShow', beforeEnd: true },
    { from: 'expected', action: 'complete', by: ['PRACTICE'], to: 'done' },
    { from: 'arrived', action: 'complete', by: ['PRACTICE'], to: 'done' },
    { from: 'waiting', action: 'complete', by: ['PRACTICE'], to: 'done' },
    { from: 'inConsultation', action: 'complete', by: ['PRACTICE'], to: 'done' },
    { from: 'finished', action: 'complete', by: ['PRACTICE'], to: 'done' },
    { from: 'noShow', action: 'complete', by: ['PRACTICE'], to: 'done' },
  ],
  ['done'],
)

/** Steps that the desk can take back for as long as nothing came after them. */
export const TAKEN_BACK = ['arrive', 'call'] as const satisfies readonly QueueAction[]

/** Those who have come and were not called yet. */
export const IN_QUEUE: readonly QueueStatus[] = queueLifecycle.from('call')
