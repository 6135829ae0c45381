import { useState } from 'react'
import { rangePresets } from '../../../src/core/kit/calendar.rules'
import { DatePicker, type DatePickerView } from '../../../src/ui/kit/date-picker/DatePicker'
import { RangePicker, type RangePickerView } from '../../../src/ui/kit/date-picker/RangePicker'
import type { PartStories } from '../story'
import { useWords, type Word } from '../words'

const followUp: Word = ['Next visit', 'अगली मुलाक़ात', 'આગલી મુલાકાત', 'পরের সাক্ষাৎ']
const admitted: Word = ['Admitted', 'भर्ती', 'દાખલ', 'ভর্তি']
const late: Word = [
  'Choose a day before today',
  'आज से पहले का दिन चुनें',
  'આજથી પહેલાંનો દિવસ પસંદ કરો',
  'আজকের আগের দিন বেছে নিন',
]

const Day = (more: Partial<DatePickerView>, error?: Word) => () => {
  const word = useWords()
  const [value, setValue] = useState(more.value ?? null)
  return (
    <DatePicker
      view={{
        label: word(followUp),
        min: '2026-11-02',
        max: '2027-01-15',
        ...more,
        value,
        ...(error && { error: word(error) }),
      }}
      on={({ day }) => setValue(day)}
    />
  )
}

const Range = (first: RangePickerView['value']) => () => {
  const word = useWords()
  const [value, setValue] = useState(first)
  return (
    <RangePicker
      view={{ label: word(admitted), value, min: null, max: '2026-11-23', today: '2026-11-23', presets: rangePresets }}
      on={({ range }) => setValue(range)}
    />
  )
}

/** Days and stretches of days. */
export const dateStories: PartStories = {
  id: 'date-picker',
  title: 'DatePicker, RangePicker',
  about:
    'Typed day first or chosen: arrow keys, PageUp and PageDown a month, Home and End a week, Enter. India’s calendar.',
  stories: [
    { name: 'a day, empty', View: Day({}) },
    { name: 'a day, chosen', View: Day({ value: '2026-11-23' }) },
    { name: 'a day, wrong', View: Day({ value: '2026-11-30' }, late) },
    { name: 'a day, disabled', View: Day({ value: '2026-11-23', isDisabled: true }) },
    { name: 'a range with presets', View: Range({ from: '2026-11-17', to: '2026-11-23' }) },
    { name: 'a range, empty', View: Range(null) },
  ],
}
