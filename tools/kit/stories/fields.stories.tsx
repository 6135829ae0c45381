import { useState } from 'react'
import { NumberStepper } from '../../../src/ui/kit/NumberStepper'
import { Segmented } from '../../../src/ui/kit/Segmented'
import { TimeField } from '../../../src/ui/kit/TimeField'
import type { PartStories } from '../story'
import { useWords, type Word } from '../words'

const options = [
  { id: 'inClinic', name: ['In clinic', 'क्लिनिक में', 'ક્લિનિકમાં', 'ক্লিনিকে'] },
  { id: 'video', name: ['Video', 'वीडियो', 'વીડિયો', 'ভিডিও'] },
] as const satisfies readonly { readonly id: string; readonly name: Word }[]

const Two = (isDisabled: boolean) => () => {
  const word = useWords()
  const [chosen, setChosen] = useState<'inClinic' | 'video'>('inClinic')
  return (
    <Segmented
      label={word(['Consultation', 'परामर्श', 'કન્સલ્ટેશન', 'পরামর্শ'])}
      options={options.map(({ id, name }) => ({ id, name: word(name) }))}
      chosen={chosen}
      onChoose={setChosen}
      isDisabled={isDisabled}
    />
  )
}

/** Two to four choices in one row. */
export const segmentedStories: PartStories = {
  id: 'segmented',
  title: 'Segmented',
  about: 'One tab stop; arrow keys change the choice.',
  stories: [
    { name: 'two', View: Two(false) },
    { name: 'disabled', View: Two(true) },
  ],
}

const Days = (first: string) => () => {
  const word = useWords()
  const [value, setValue] = useState(first)
  return (
    <NumberStepper
      label={word(['For', 'अवधि', 'સમયગાળો', 'মেয়াদ'])}
      unit={word(['days', 'दिन', 'દિવસ', 'দিন'])}
      value={value}
      onChange={setValue}
      min={1}
      max={90}
      presets={[3, 5, 7, 10, 15, 30]}
    />
  )
}

/** A small whole number. */
export const numberStories: PartStories = {
  id: 'number-stepper',
  title: 'NumberStepper',
  about: 'Typed, one up or down by a press or the arrow keys, or a usual one.',
  stories: [
    { name: 'ten days', View: Days('10') },
    { name: 'empty', View: Days('') },
  ],
}

const Start =
  (first: string, isDisabled = false) =>
  () => {
    const word = useWords()
    const [value, setValue] = useState(first)
    return (
      <TimeField label={word(['Starts', 'शुरू', 'શરૂ', 'শুরু'])} value={value} onChange={setValue} isDisabled={isDisabled} />
    )
  }

/** A time of day. */
export const timeFieldStories: PartStories = {
  id: 'time-field',
  title: 'TimeField',
  about:
    '“10” is 10:00 am; up and down arrows go in steps of five minutes. What is no time stays and is refused in words.',
  stories: [
    { name: 'empty', View: Start('') },
    { name: 'chosen', View: Start('14:30') },
    { name: 'disabled', View: Start('09:00', true) },
  ],
}
