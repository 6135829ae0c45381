import { useState } from 'react'
import { addDays, HOUR, MINUTE, startOfDay } from '../../../src/core/kit/dates'
import { useDates } from '../../../src/ui/intl/format'
import type { TimeGridDay, TimeGridSlot } from '../../../src/ui/kit/time-grid/timeGrid.types'
import { TimeGrid } from '../../../src/ui/kit/time-grid/TimeGrid'
import type { PartStories } from '../story'
import { useWords, type Word } from '../words'

const TODAY = '2026-11-23'
const patients = ['Asha Patel', 'Ravi Kumar', 'Meera Nair', 'Abdul Karim', 'Sunita Chakraborty-Mukhopadhyay']
const statuses = [
  { tone: 'good', icon: 'circleCheck', name: ['Completed', 'पूरा हुआ', 'પૂર્ણ', 'সম্পন্ন'] },
  { tone: 'good', icon: 'radio', name: ['Now', 'अभी', 'હમણાં', 'এখন'] },
  { tone: 'info', icon: 'calendarCheck', name: ['Confirmed', 'पक्का', 'નક્કી', 'নিশ্চিত'] },
  { tone: 'warm', icon: 'clock', name: ['Pending', 'बाकी', 'બાકી', 'অপেক্ষমাণ'] },
  { tone: 'bad', icon: 'circleX', name: ['Cancelled', 'रद्द', 'રદ', 'বাতিল'] },
] as const satisfies readonly { readonly name: Word; readonly [more: string]: unknown }[]
const free: Word = ['Free', 'खाली', 'ખાલી', 'খালি']

/** Minutes since midnight at which slots begin, and their length. */
const plan = [
  { from: 10 * 60, count: 6, length: 15 },
  { from: 16 * 60, count: 4, length: 15 },
  { from: 16 * 60 + 15, count: 2, length: 30 },
]

const useDays = (count: number): readonly TimeGridDay[] => {
  const word = useWords()
  const dates = useDates()
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(TODAY, index)
    const midnight = startOfDay(day)
    const isClosed = index === 3
    const slots = (isClosed ? [] : plan.slice(0, count === 1 ? 3 : 1 + (index % 3))).flatMap(
      ({ from, count, length }, part) =>
        Array.from({ length: count }, (_, place): TimeGridSlot => {
          const startsAt = midnight + (from + place * length) * MINUTE
          const status = (place + index + part) % 6
          const taken = statuses[status]
          const title = taken ? patients[(place + part) % patients.length]! : word(free)
          return {
            id: `${day}-${part}-${place}`,
            startsAt,
            endsAt: startsAt + length * MINUTE,
            title,
            name: [dates.time(startsAt), title, taken && word(taken.name)].filter(Boolean).join(', '),
            ...(taken && { tone: taken.tone, icon: taken.icon, note: word(taken.name) }),
          }
        }),
    )
    return {
      day,
      title: dates.day(midnight),
      name: dates.longDay(midnight),
      note: `${slots.filter(({ tone }) => tone).length}/${slots.length}`,
      isToday: index === 0,
      slots,
    }
  })
}

const Grid =
  (count: number, isMarking = false) =>
  () => {
    const word = useWords()
    const days = useDays(count)
    const [openId, setOpen] = useState<string | null>(null)
    const [marked, setMarked] = useState<ReadonlySet<string>>(new Set([`${TODAY}-0-1`]))
    return (
      <TimeGrid
        view={{
          label: word(['Schedule', 'शेड्यूल', 'સમયપત્રક', 'সময়সূচি']),
          days,
          now: startOfDay(TODAY) + 10 * HOUR + 22 * MINUTE,
          openId,
          marked: isMarking ? marked : null,
          hasLetters: true,
        }}
        on={(event) => {
          if (event.type === 'slot.opened') setOpen(event.id)
          if (event.type === 'slot.marked')
            setMarked(
              (known) =>
                new Set(known.has(event.id) ? [...known].filter((id) => id !== event.id) : [...known, event.id]),
            )
        }}
      />
    )
  }

/** The schedule of a day and of a week. */
export const timeStories: PartStories = {
  id: 'time-grid',
  title: 'TimeGrid',
  about: 'One tab stop: arrows through the slots, Enter opens, [ and ] the day, T now, X marks, ? the keys. Gaps fold.',
  stories: [
    { name: 'a day', View: Grid(1) },
    { name: 'a week', View: Grid(7) },
    { name: 'three days, choosing several', View: Grid(3, true) },
  ],
}
