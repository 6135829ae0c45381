/** Minutes of each of `count` slots: the total less the buffers between them, shared out; never negative. */
export const slotMinutes = (totalMinutes: number, bufferMinutes: number, count: number): number =>
  count <= 0 ? 0 : Math.max(0, (totalMinutes - bufferMinutes * (count - 1)) / count)

/** Which of a day's slots are kept for staff, and how many of the others patients see. */
export interface SlotReserve {
  readonly totalSlots: number
  readonly reservedSlots: number
  readonly reservedFrom: 'start' | 'end'
  /** Null is all. */
  readonly shownSlots: number | null
}

export interface SlotNumbers {
  readonly first: number
  readonly last: number
}

/** The slots that patients see, numbered from 1: not the reserved ones, and of the rest as many as are shown. */
export const publicSlots = (hours: SlotReserve): SlotNumbers => {
  const { totalSlots, reservedSlots, reservedFrom, shownSlots } = hours
  const isFromStart = reservedFrom === 'start'
  const first = isFromStart ? reservedSlots + 1 : 1
  const end = isFromStart ? totalSlots : totalSlots - reservedSlots
  return { first, last: Math.min(end, first + (shownSlots ?? totalSlots) - 1) }
}

export const isReservedSlot = ({ totalSlots, reservedSlots, reservedFrom }: SlotReserve, slotNo: number): boolean =>
  reservedFrom === 'start' ? slotNo <= reservedSlots : slotNo > totalSlots - reservedSlots
