import { CalendarPlus, ClipboardList, Clock4, RotateCcw, UserX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../src/ui/kit/Button'
import { RowActions } from '../../../src/ui/kit/RowActions'
import { Toolbar } from '../../../src/ui/kit/Toolbar'
import type { MenuAction } from '../../../src/ui/kit/menu/menu.types'
import type { PartStories } from '../story'
import { useWords, type Word } from '../words'

const callIn: Word = ['Call in', 'बुलाएँ', 'બોલાવો', 'ডাকুন']
const actions = [
  { id: 'ready', name: ['Ready', 'तैयार', 'તૈયાર', 'প্রস্তুত'], icon: <Clock4 aria-hidden />, shortcut: 'R' },
  {
    id: 'back',
    name: ['Back to the queue', 'कतार में वापस', 'કતારમાં પાછા', 'লাইনে ফেরত'],
    icon: <RotateCcw aria-hidden />,
  },
  { id: 'absent', name: ['No-show', 'नहीं आए', 'આવ્યા નહીં', 'আসেননি'], icon: <UserX aria-hidden />, isDanger: true },
] as const satisfies readonly (Omit<MenuAction, 'name'> & { readonly name: Word })[]

const Row = () => {
  const word = useWords()
  const [last, setLast] = useState('')
  return (
    <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <span>
        Asha Patel <output>{last}</output>
      </span>
      <RowActions
        label={word(['More for Asha Patel', 'Asha Patel के लिए और', 'Asha Patel માટે વધુ', 'Asha Patel-এর জন্য আরও'])}
        main={
          <Button tone="secondary" size="sm">
            {word(callIn)}
          </Button>
        }
        actions={actions.map(({ name, ...action }) => ({ ...action, name: word(name) }))}
        onAction={setLast}
      />
    </div>
  )
}

/** The end of a row. */
export const rowStories: PartStories = {
  id: 'row-actions',
  title: 'RowActions, Menu',
  about:
    'One next step, everything else behind three dots: arrow keys, Home, End and first letters, Enter does one, Escape closes.',
  stories: [{ name: 'a person in a queue', View: Row }],
}

const tools = [
  { id: 'hours', name: ['Availability', 'उपलब्धता', 'ઉપલબ્ધતા', 'প্রাপ্যতা'], icon: <CalendarPlus size={20} aria-hidden /> },
  {
    id: 'report',
    name: ['Day report', 'दिन की रिपोर्ट', 'દિવસનો રિપોર્ટ', 'দিনের রিপোর্ট'],
    icon: <ClipboardList size={20} aria-hidden />,
  },
  { id: 'book', name: ['Make an appointment', 'अपॉइंटमेंट बनाएँ', 'અપૉઇન્ટમેન્ટ બનાવો', 'অ্যাপয়েন্টমেন্ট করুন'] },
] as const satisfies readonly (Omit<MenuAction, 'name'> & { readonly name: Word })[]

const Tools = (width: string) => () => {
  const word = useWords()
  const [last, setLast] = useState('')
  return (
    <div style={{ width, maxWidth: '100%', display: 'flex', alignItems: 'center' }}>
      <output>{last}</output>
      <Toolbar
        label={word(['Schedule', 'शेड्यूल', 'શેડ્યૂલ', 'শিডিউল'])}
        actions={tools.map(({ name, ...tool }) => ({ ...tool, name: word(name) }))}
        onAction={setLast}
      />
    </div>
  )
}

/** Secondary actions of a page. */
export const toolbarStories: PartStories = {
  id: 'toolbar',
  title: 'Toolbar',
  about: 'Actions by their words, as many as the width holds; the others are in a menu at the end.',
  stories: [
    { name: 'wide', View: Tools('100%') },
    { name: 'narrow', View: Tools('16rem') },
  ],
}
