import type { ReactNode } from 'react'
import type { CalendarDay, UnixSeconds } from '../../../core/kit/dates'
import type { TimeSlot } from '../../../core/kit/timeGrid.rules'
import type { BadgeTone } from '../Badge'

export interface TimeGridSlot extends TimeSlot {
  /** All of it in words: "10:30 am, Asha Patel, Pending". */
  readonly name: string
  readonly title: string
  readonly note?: string
  /** Status: its colour and its icon; a slot without one is free. */
  readonly tone?: BadgeTone
  readonly icon?: ReactNode
}

export interface TimeGridDay {
  readonly day: CalendarDay
  /** "Mon 23", and the same in full. */
  readonly title: string
  readonly name: string
  /** Under the title: "18 of 24 booked". */
  readonly note?: string
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
}

export type TimeGridEvent =
  | { readonly type: 'slot.opened' | 'slot.marked'; readonly id: string }
  | { readonly type: 'day.moved'; readonly by: 1 | -1 }
  | { readonly type: 'now.wanted' }
  | { readonly type: 'keys.wanted' }

export interface TimeGridProps {
  readonly view: TimeGridView
  readonly on: (event: TimeGridEvent) => void
}
