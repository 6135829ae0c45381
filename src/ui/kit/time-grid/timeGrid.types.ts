import type { ReactNode } from 'react'
import type { CalendarDay, UnixSeconds } from '../../../core/kit/dates'
import type { TimeSlot } from '../../../core/kit/timeGrid.rules'
import type { BadgeTone } from '../Badge'
import type { SlotIcon } from './slotIcons'

export interface TimeGridSlot extends TimeSlot {
  /** All of it in words: "10:30 am, Asha Patel, Pending". */
  readonly name: string
  readonly title: string
  /** Never cut, at the end of the title: an age. */
  readonly mark?: string
  /** The second line, with its drawing. */
  readonly note?: string
  readonly noteIcon?: SlotIcon
  /** What is to be settled, after the note. */
  readonly alert?: string
  /** It is behind us. */
  readonly isFaded?: boolean
  /** Status: its colour and its drawing; a slot without one is free. */
  readonly tone?: BadgeTone | 'reserved' | 'blocked'
  readonly icon?: SlotIcon
  /** It was not as it is a moment ago. */
  readonly isChanged?: boolean
  /** It cannot be marked while others are. */
  readonly isFixed?: boolean
}

export interface TimeGridDay {
  readonly day: CalendarDay
  /** "Mon 23", and the same in full. */
  readonly title: ReactNode
  readonly name: string
  /** Under the title: "18 of 24 booked". */
  readonly note?: string
  /** Under the note: what is done with the whole day. */
  readonly head?: ReactNode
  readonly isToday?: boolean
  readonly slots: readonly TimeGridSlot[]
}

export interface TimeGridView {
  readonly label: string
  readonly days: readonly TimeGridDay[]
  readonly now: UnixSeconds
  readonly openId: string | null
  /** Ids of the slots that are marked while several are chosen; null at other times. */
  readonly marked: ReadonlySet<string> | null
  /** Whether letters are keys. */
  readonly hasLetters: boolean
  /** Another number scrolls to now again. */
  readonly opening?: number
}

export type TimeGridEvent =
  | { readonly type: 'slot.opened' | 'slot.marked'; readonly id: string }
  | { readonly type: 'day.moved'; readonly by: 1 | -1 }
  | { readonly type: 'now.wanted' }
  | { readonly type: 'keys.wanted' }
  /** Another letter, with the slot that has the focus. */
  | { readonly type: 'letter.pressed'; readonly key: string; readonly id: string | null }

export interface TimeGridProps {
  readonly view: TimeGridView
  readonly on: (event: TimeGridEvent) => void
}
