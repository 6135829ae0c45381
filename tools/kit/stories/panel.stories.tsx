import { useState } from 'react'
import { Button } from '../../../src/ui/kit/Button'
import { SidePanel, type StackedPanel } from '../../../src/ui/kit/side-panel/SidePanel'
import { TextField } from '../../../src/ui/kit/TextField'
import type { PartStories } from '../story'
import { useWords, type Word } from '../words'

const slot: Word = ['10:30 am, slot 3', '10:30 am, स्लॉट 3', '10:30 am, સ્લૉટ 3', '10:30 am, স্লট 3']
const records: Word = ['Records', 'रिकॉर्ड', 'રેકોર્ડ', 'রেকর্ড']
const note: Word = ['Note', 'नोट', 'નોંધ', 'নোট']

const Stack = (first: readonly string[]) => () => {
  const word = useWords()
  // On a phone the panel is a dialog, which would cover the other stories.
  const [ids, setIds] = useState(() => (matchMedia('(max-width: 599px)').matches ? [] : first))
  const [text, setText] = useState('')
  const stack = ids.map((id): StackedPanel =>
    id === 'slot'
      ? { id, title: 'Asha Patel', subtitle: word(slot), isDirty: text !== '' }
      : { id, title: word(records), subtitle: 'Asha Patel' },
  )
  return (
    <SidePanel
      view={{ stack }}
      on={({ type }) => setIds(type === 'panel.closed' ? [] : ids.slice(0, -1))}
      render={(id) =>
        id === 'slot' ? (
          <>
            <TextField label={word(note)} value={text} onChange={setText} lines={3} />
            <br />
            <Button tone="secondary" onClick={() => setIds([...ids, 'records'])}>
              {word(records)}
            </Button>
          </>
        ) : (
          <ul>
            <li>MRI L4–L5, 3 Oct 2026</li>
            <li>EEG, 12 Aug 2026</li>
          </ul>
        )
      }
    >
      <Button tone="secondary" onClick={() => setIds(['slot'])}>
        Asha Patel
      </Button>
    </SidePanel>
  )
}

/** The panel beside a page. */
export const panelStories: PartStories = {
  id: 'side-panel',
  title: 'SidePanel',
  about: 'Beside the page, no scrim; a sheet on a phone. Panels stack: Escape and Back leave one, the focus returns.',
  stories: [
    { name: 'closed', View: Stack([]) },
    { name: 'a second panel over the first', View: Stack(['slot', 'records']) },
  ],
}
