import { BedDouble, CalendarDays, LogOut, UserPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { matching } from '../../../src/core/kit/palette.rules'
import { Button } from '../../../src/ui/kit/Button'
import { CommandPalette } from '../../../src/ui/kit/command-palette/CommandPalette'
import { type Hit, SearchCombobox } from '../../../src/ui/kit/search-combobox/SearchCombobox'
import type { PartStories } from '../story'
import { useWords, type Word } from '../words'

const known: readonly Hit[] = [
  { id: 'levetiracetam', name: 'Levetiracetam', note: '250 · 500 · 750 mg' },
  { id: 'lamotrigine', name: 'Lamotrigine', note: '25 · 50 · 100 mg' },
  { id: 'lacosamide', name: 'Lacosamide', note: '50 · 100 mg' },
]
const elsewhere: readonly Hit[] = [
  { id: 'levocarnitine', name: 'Levocarnitine', note: '330 mg' },
  { id: 'levodopa', name: 'Levodopa + Carbidopa', note: '100/25 mg' },
  { id: 'levofloxacin', name: 'Levofloxacin', note: '500 mg' },
]
const medicine: Word = ['Medicine', 'दवा', 'દવા', 'ওষুধ']
const SERVER_TAKES = 300 // ms

const Search = (error?: Word) => () => {
  const word = useWords()
  const [query, setQuery] = useState('')
  const [answered, setAnswered] = useState('')
  const [chosen, setChosen] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnswered(query), SERVER_TAKES)
    return () => clearTimeout(timer)
  }, [query])
  return (
    <>
      <SearchCombobox
        view={{
          label: word(medicine),
          query,
          hits: query === '' ? known : matching(known, query),
          found: query !== '' && answered === query ? matching(elsewhere, query) : [],
          isSearching: answered !== query,
          ...(error && { error: word(error) }),
        }}
        on={(event) => {
          if (event.type === 'query.typed') return setQuery(event.query)
          const hit = [...known, ...elsewhere].find(({ id }) => id === event.id)
          setChosen(hit?.name ?? '')
          setQuery('')
        }}
      />
      <p>{chosen}</p>
    </>
  )
}

/** A field that finds as one types. */
export const searchStories: PartStories = {
  id: 'search-combobox',
  title: 'SearchCombobox',
  about:
    'What is known here stands first at once, the server’s results come below it, so nothing moves under the cursor.',
  stories: [
    { name: 'two kinds of results', View: Search() },
    {
      name: 'wrong',
      View: Search(['Choose a medicine', 'दवा चुनें', 'દવા પસંદ કરો', 'ওষুধ বেছে নিন']),
    },
  ],
}

const Palette = () => {
  const word = useWords()
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState('')
  const name = word(['Commands', 'कमांड', 'આદેશો', 'কমান্ড'])
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {name} · Ctrl K
      </Button>
      <p>{chosen}</p>
      <CommandPalette
        view={{
          isOpen,
          query,
          groups: [
            {
              id: 'go',
              name: word(['Go to', 'यहाँ जाएँ', 'અહીં જાઓ', 'এখানে যান']),
              commands: [
                {
                  id: 'schedule',
                  name: word(['Schedule', 'शेड्यूल', 'સમયપત્રક', 'সময়সূচি']),
                  icon: <CalendarDays size={20} aria-hidden />,
                },
                {
                  id: 'inpatients',
                  name: word(['In-patients', 'भर्ती मरीज़', 'દાખલ દર્દીઓ', 'ভর্তি রোগী']),
                  icon: <BedDouble size={20} aria-hidden />,
                },
              ],
            },
            {
              id: 'do',
              name: word(['Do', 'करें', 'કરો', 'করুন']),
              commands: [
                {
                  id: 'book',
                  name: word(['Make an appointment', 'अपॉइंटमेंट लें', 'એપોઇન્ટમેન્ટ લો', 'অ্যাপয়েন্টমেন্ট নিন']),
                  icon: <UserPlus size={20} aria-hidden />,
                  keys: 'Alt N',
                },
                {
                  id: 'logout',
                  name: word(['Log out', 'लॉग आउट', 'લૉગ આઉટ', 'লগ আউট']),
                  icon: <LogOut size={20} aria-hidden />,
                },
              ],
            },
          ],
        }}
        on={(event) => {
          if (event.type === 'palette.typed') return setQuery(event.query)
          if (event.type === 'command.chosen') setChosen(event.id)
          setQuery('')
          setOpen(event.type === 'palette.opened')
        }}
      />
    </>
  )
}

/** Everything by its name. */
export const paletteStories: PartStories = {
  id: 'command-palette',
  title: 'CommandPalette',
  about: 'Ctrl K opens and closes it; the first match is highlighted, arrow keys go through the groups, Enter does it.',
  stories: [{ name: 'closed', View: Palette }],
}
