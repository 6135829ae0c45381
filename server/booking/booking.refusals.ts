import type { SlotNumbers } from '../../src/core/kit/slots.rules'
import { violatedConstraint } from '../kit/constraint'
import type { Refusal } from '../kit/handlers'

const refusals: Readonly<Record<string, 'slotTaken' | 'alreadyBooked'>> = {
  appointments_slot_once: 'slotTaken',
  appointments_one_at_a_time: 'alreadyBooked',
}

/** Refuses what the database does not take: `insertAppointment(db, row).catch(refusedBy(refusal))`. */
export const refusedBy =
  (refusal: (code: 'slotTaken' | 'alreadyBooked') => Refusal) =>
  (error: unknown): never => {
    const code = refusals[violatedConstraint(error) ?? '']
    throw code === undefined ? error : refusal(code)
  }

export const isAmong = (slotNo: number, { first, last }: SlotNumbers): boolean => slotNo >= first && slotNo <= last
