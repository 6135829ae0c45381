import type { CalendarDay } from '../kit/dates'
import type { WantedLine } from './medicines'
import { TOO_OLD_AFTER } from './medicines.limits'
import type { SupplyLine, SupplyState } from './supply'

/** Whether a line can be ordered: one whose units cannot be counted always. */
export const canBeOrdered = ({ isSold, left }: SupplyLine): boolean => isSold && left !== 0

/** Days of the calendar from one to another. */
export const daysFrom = (day: CalendarDay, until: CalendarDay): number =>
  Math.round((Date.parse(until) - Date.parse(day)) / 86_400_000)

interface Facts {
  readonly documentDate: CalendarDay
  /** Empty of paper, of which nothing is counted. */
  readonly lines: readonly SupplyLine[]
  readonly isOpen: boolean
}

/** Why nothing can be ordered with a record, or `free`. */
export const supplyState = ({ documentDate, lines, isOpen }: Facts, today: CalendarDay): SupplyState => {
  if (daysFrom(documentDate, today) > TOO_OLD_AFTER) return 'tooOld'
  if (lines.length === 0 || lines.some(canBeOrdered)) return 'free'
  if (lines.every(({ isSold }) => !isSold)) return 'notSold'
  return isOpen ? 'inUse' : 'spent'
}

/** How much of a line is asked for: what is wanted, at most what is left; nothing of what is not sold. */
export const askedOf = (line: SupplyLine, wanted: readonly WantedLine[]): number | null => {
  if (!canBeOrdered(line)) return 0
  const named = wanted.find((each) => each.line === line.line)?.quantity
  // Of what cannot be counted there is only some or none.
  if (line.left === null) return named === 0 ? 0 : null
  return Math.min(named ?? line.left, line.left)
}

/** The lines that are ordered, with how much. */
export const askedLines = (lines: readonly SupplyLine[], wanted: readonly WantedLine[]) =>
  lines.map((line) => ({ ...line, asked: askedOf(line, wanted) })).filter(({ asked }) => asked !== 0)
