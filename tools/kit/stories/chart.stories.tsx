import { useState } from 'react'
import { Badge } from '../../../src/ui/kit/Badge'
import { Button } from '../../../src/ui/kit/Button'
import { CallTheme } from '../../../src/ui/kit/call-theme/CallTheme'
import { Chart, type ChartView } from '../../../src/ui/kit/chart/Chart'
import { TextField } from '../../../src/ui/kit/TextField'
import type { PartStories } from '../story'
import { useWords, type Word } from '../words'

const upper: Word = ['Systolic', 'ऊपर का', 'ઉપરનું', 'উপরের']
const lower: Word = ['Diastolic', 'नीचे का', 'નીચેનું', 'নিচের']
const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']

const Lines =
  (values: readonly (readonly (number | null)[])[], asTable = false, more: Partial<ChartView> = {}) =>
  () => {
    const word = useWords()
    const [isTable, setTable] = useState(asTable)
    return (
      <Chart
        view={{
          title: word(['Blood pressure', 'रक्तचाप', 'બ્લડ પ્રેશર', 'রক্তচাপ']),
          summary: word([
            'Fell from 152/96 to 128/82 in five months',
            'पाँच महीने में 152/96 से 128/82 हुआ',
            'પાંચ મહિનામાં 152/96 થી 128/82 થયું',
            'পাঁচ মাসে 152/96 থেকে 128/82 হয়েছে',
          ]),
          unit: 'mmHg',
          points: months,
          series: values.map((each, index) => ({
            id: String(index),
            name: index < 2 ? word(index === 0 ? upper : lower) : `${index + 1}`,
            values: each,
          })),
          ...more,
          isTable,
        }}
        on={() => setTable(!isTable)}
      />
    )
  }

const pressure = [
  [152, 148, null, 140, 133, 128],
  [96, 94, null, 90, 84, 82],
]
const many = Array.from({ length: 6 }, (_, line) =>
  months.map((_, month) => 20 + line * 18 + ((month * 7 + line * 5) % 13)),
)

/** Lines over time. */
export const chartStories: PartStories = {
  id: 'chart',
  title: 'Chart',
  about:
    'Lines differ by dash, marker and label, not by colour alone. Arrow keys read point by point; a table is one press away.',
  stories: [
    { name: 'two lines, one month not measured', View: Lines(pressure) },
    { name: 'the same as a table', View: Lines(pressure, true) },
    { name: 'six lines', View: Lines(many, false, { unit: '%' }) },
  ],
}

const Room = () => {
  const word = useWords()
  return (
    <CallTheme>
      <div style={{ display: 'grid', gap: 16, padding: 16, justifyItems: 'start' }}>
        <strong>Asha Patel</strong>
        <Badge tone="good">{word(['Good connection', 'कनेक्शन अच्छा है', 'કનેક્શન સારું છે', 'সংযোগ ভালো'])}</Badge>
        <Badge tone="bad">{word(['Weak connection', 'कनेक्शन कमज़ोर है', 'કનેક્શન નબળું છે', 'সংযোগ দুর্বল'])}</Badge>
        <TextField label={word(['Message', 'संदेश', 'સંદેશ', 'বার্তা'])} value="" onChange={() => undefined} />
        <Button>{word(['Join', 'जुड़ें', 'જોડાઓ', 'যোগ দিন'])}</Button>
        <Button tone="secondary">{word(['Mute', 'म्यूट करें', 'મ્યૂટ કરો', 'মিউট করুন'])}</Button>
      </div>
    </CallTheme>
  )
}

/** The room of a call. */
export const callStories: PartStories = {
  id: 'call-theme',
  title: 'CallTheme',
  about: 'The dark room of a call: the same parts in its colours.',
  stories: [{ name: 'words, chips, a field and buttons', View: Room }],
}
