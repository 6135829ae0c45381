import type { availabilityPatterns } from '../booking/booking.tables'
import type { Dice } from './random'

type Pattern = typeof availabilityPatterns.$inferInsert

const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6] as const
const at = (hour: number, minute = 0): number => hour * 60 + minute

/** A doctor's week: mornings and evenings in the clinics in turn, a video range at noon or at night. */
export const patternsOf = (
  roll: Dice,
  doctorId: string,
  links: readonly { clinic: { id: string }; fee: number }[],
  videoFee: number | null,
): Pattern[] => {
  const slotMinutes = roll.pick([15, 20, 30])
  const bufferMinutes = roll.pick([0, 0, 5])
  const range = (
    weekday: number,
    startMinute: number,
    minutes: number,
    where: Partial<Pattern> & { fee: number },
  ): Pattern => ({
    id: roll.uuid(),
    doctorId,
    consultation: where.clinicId === undefined ? 'video' : 'inClinic',
    weekday,
    startMinute,
    slotMinutes,
    bufferMinutes,
    totalSlots: Math.floor((minutes + bufferMinutes) / (slotMinutes + bufferMinutes)),
    ...where,
  })
  const days = roll.some(MONDAY_TO_SATURDAY, roll.between(4, 6))
  const videoDays = roll.some([...MONDAY_TO_SATURDAY, 7], roll.between(3, 6))
  const evenings = roll.chance(0.6)
  const clinic = (turn: number) => {
    const { clinic, fee } = links[turn % links.length]!
    return { clinicId: clinic.id, fee }
  }
  return [
    ...(links.length === 0 ? [] : days.map((weekday, turn) => range(weekday, at(10), 150, clinic(turn)))),
    ...(links.length === 0 || !evenings
      ? []
      : days.map((weekday, turn) => range(weekday, at(17), 120, clinic(turn + 1)))),
    ...(videoFee === null
      ? []
      : videoDays.map((weekday, turn) => range(weekday, turn % 2 === 0 ? at(14) : at(20), 90, { fee: videoFee }))),
  ]
}
