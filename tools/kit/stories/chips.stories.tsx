import { useState } from 'react'
import { ChipInput, type InputChip } from '../../../src/ui/kit/chip-input/ChipInput'
import type { PartStories } from '../story'
import { useWords, type Word } from '../words'

const label: Word = ['Diagnosis', 'निदान', 'નિદાન', 'রোগ নির্ণয়']
const migraine: Word = ['Migraine', 'माइग्रेन', 'માઇગ્રેન', 'মাইগ্রেন']
const sciatica: Word = ['Sciatica', 'साइटिका', 'સાયટિકા', 'সায়াটিকা']
const stroke: Word = ['Stroke', 'स्ट्रोक', 'સ્ટ્રોક', 'স্ট্রোক']

const Chips = ({ first }: { readonly first: readonly InputChip[] }) => {
  const word = useWords()
  const [chips, setChips] = useState(first)
  const [query, setQuery] = useState('')
  const all = [migraine, sciatica, stroke].map((each) => ({ id: each[0], name: word(each) }))
  const typed = query.trim().toLowerCase()
  return (
    <ChipInput
      view={{
        label: word(label),
        chips,
        query,
        hits: typed === '' ? [] : all.filter(({ name }) => name.toLowerCase().includes(typed)),
        found: [],
        isSearching: false,
      }}
      on={(event) => {
        if (event.type === 'query.typed') setQuery(event.query)
        else if (event.type === 'chip.added') setChips([...chips, event.chip])
        else setChips(chips.filter((_, place) => place !== event.place))
      }}
    />
  )
}

const Known = () => {
  const word = useWords()
  return (
    <Chips
      first={[
        { id: 'Migraine', name: word(migraine) },
        { id: null, name: word(stroke) },
      ]}
    />
  )
}

/** Several short answers. */
export const chipStories: PartStories = {
  id: 'chip-input',
  title: 'ChipInput',
  about:
    'Enter takes the hit or keeps own words (dashed), Alt+Enter always the words; Backspace twice removes the last.',
  stories: [
    { name: 'empty', View: () => <Chips first={[]} /> },
    { name: 'one from the list, one in own words', View: Known },
  ],
}
