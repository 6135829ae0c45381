import { useState } from 'react'
import { BillRows } from '../../../src/ui/kit/BillRows'
import { Stepper } from '../../../src/ui/kit/Stepper'
import type { PartStories } from '../story'
import { useWords, type Word } from '../words'

const bill: Word = ['Bill', 'बिल', 'બિલ', 'বিল']
const total: Word = ['Total', 'कुल', 'કુલ', 'মোট']
const lines = [
  {
    id: 'mri',
    name: ['MRI of the spine', 'रीढ़ का एमआरआई', 'કરોડરજ્જુનો એમઆરઆઈ', 'মেরুদণ্ডের এমআরআই'],
    note: '1 × ₹6,500',
    paise: 650000,
  },
  { id: 'b12', name: ['Vitamin B12', 'विटामिन बी12', 'વિટામિન બી12', 'ভিটামিন বি12'], note: '2 × ₹450', paise: 90000 },
  { id: 'off', name: ['Offer', 'छूट', 'છૂટ', 'ছাড়'], note: 'SPINE10', paise: -74000 },
] as const satisfies readonly {
  readonly name: Word
  readonly id: string
  readonly note: string
  readonly paise: number
}[]

const Bill = () => {
  const word = useWords()
  return (
    <BillRows
      label={word(bill)}
      lines={lines.map(({ name, ...line }) => ({ ...line, name: word(name) }))}
      total={{ name: word(total), paise: 666000 }}
    />
  )
}

const Single = () => {
  const word = useWords()
  return (
    <BillRows
      label={word(bill)}
      lines={[{ id: 'fee', name: word(['Consultation fee', 'परामर्श शुल्क', 'પરામર્શ ફી', 'পরামর্শ ফি']), paise: 80050 }]}
      total={{ name: word(total), paise: 80050 }}
    />
  )
}

/** Bills. */
export const billStories: PartStories = {
  id: 'bill-rows',
  title: 'BillRows',
  about: 'A bill as arithmetic that can be followed: figures right, what is taken off in words too, the total last.',
  stories: [
    { name: 'lines, an offer, the total', View: Bill },
    { name: 'one line with paise', View: Single },
  ],
}

const steps = [
  { id: 'slot', name: ['Slot', 'समय', 'સમય', 'সময়'] },
  { id: 'patient', name: ['Patient', 'मरीज़', 'દર્દી', 'রোগী'] },
  { id: 'payment', name: ['Payment', 'भुगतान', 'ચુકવણી', 'পেমেন্ট'] },
  { id: 'done', name: ['Confirmation', 'पुष्टि', 'પુષ્ટિ', 'নিশ্চিতকরণ'] },
] as const satisfies readonly { readonly id: string; readonly name: Word }[]

const StepsAt = (first: (typeof steps)[number]['id']) => () => {
  const word = useWords()
  const [current, setCurrent] = useState<string>(first)
  return (
    <Stepper
      label={word(['Make an appointment', 'अपॉइंटमेंट लें', 'એપોઇન્ટમેન્ટ લો', 'অ্যাপয়েন্টমেন্ট নিন'])}
      steps={steps.map(({ id, name }) => ({ id, name: word(name) }))}
      current={current}
      onChoose={setCurrent}
    />
  )
}

/** Steps of a short flow. */
export const stepperStories: PartStories = {
  id: 'stepper',
  title: 'Stepper',
  about: 'Where somebody is in three steps or more. Steps that are done are buttons; a phone says "2 of 4".',
  stories: [
    { name: 'first', View: StepsAt('slot') },
    { name: 'third', View: StepsAt('payment') },
    { name: 'last', View: StepsAt('done') },
  ],
}
