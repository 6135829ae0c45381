import { useState } from 'react'
import type { EditableRow } from '../../../src/ui/kit/editable-grid/editableGrid.types'
import { EditableGrid } from '../../../src/ui/kit/editable-grid/EditableGrid'
import { ListDetail } from '../../../src/ui/kit/list-detail/ListDetail'
import { rows as look } from '../../../src/ui/kit/rows.styles'
import type { PartStories } from '../story'
import { useWords, type Word } from '../words'

const columns = [
  { id: 'medicine', name: ['Medicine', 'दवा', 'દવા', 'ওষুধ'], width: '40%' },
  { id: 'dose', name: ['Dose', 'खुराक', 'માત્રા', 'মাত্রা'], width: '20%', suggestions: ['1-0-1', '1-0-0', '0-0-1'] },
  { id: 'days', name: ['Days', 'दिन', 'દિવસ', 'দিন'], width: '15%', inputMode: 'numeric' },
  { id: 'note', name: ['Note', 'नोट', 'નોંધ', 'নোট'], width: '25%' },
] as const satisfies readonly { readonly id: string; readonly name: Word; readonly [more: string]: unknown }[]

const missing: Word = ['Dose?', 'खुराक?', 'માત્રા?', 'মাত্রা?']
const wrong: Word = ['Days are a number', 'दिन संख्या में लिखें', 'દિવસ સંખ્યામાં લખો', 'দিন সংখ্যায় লিখুন']

const first = [
  { id: 'a', cells: { medicine: 'Levetiracetam 500 mg', dose: '1-0-1', days: '10', note: '' } },
  { id: 'b', cells: { medicine: 'Clobazam 10 mg', dose: '', days: '10', note: '' } },
  { id: 'c', cells: { medicine: 'Methylcobalamin 1500 mcg', dose: '1-0-0', days: 'ten', note: '' } },
]

const Grid = (initial: typeof first) => () => {
  const word = useWords()
  const [rows, setRows] = useState<readonly Omit<EditableRow, 'problems'>[]>(initial)
  return (
    <EditableGrid
      view={{
        label: word(['Medicines', 'दवाएँ', 'દવાઓ', 'ওষুধ']),
        addLabel: word(['Add a medicine', 'दवा जोड़ें', 'દવા ઉમેરો', 'ওষুধ যোগ করুন']),
        columns: columns.map(({ name, ...column }) => ({ ...column, name: word(name) })),
        rows: rows.map((row) => ({
          ...row,
          problems: {
            ...(row.cells['medicine'] &&
              !row.cells['dose'] && { dose: { tone: 'missing', text: word(missing) } as const }),
            ...(row.cells['days'] &&
              !/^\d+$/.test(row.cells['days']) && { days: { tone: 'wrong', text: word(wrong) } as const }),
          },
        })),
      }}
      on={(event) => {
        if (event.type === 'cell.changed')
          setRows(
            rows.map((row) =>
              row.id === event.row ? { ...row, cells: { ...row.cells, [event.column]: event.value } } : row,
            ),
          )
        if (event.type === 'row.removed') setRows(rows.filter(({ id }) => id !== event.row))
        if (event.type === 'row.added') setRows([...rows, { id: String(rows.length) + String(Date.now()), cells: {} }])
      }}
    />
  )
}

/** Rows of inputs. */
export const gridStories: PartStories = {
  id: 'editable-grid',
  title: 'EditableGrid',
  about:
    'Tab cell by cell, arrows up and down, Enter finishes a row, Escape restores, Alt+Delete removes. Not for 50 rows.',
  stories: [
    { name: 'something missing, something wrong', View: Grid(first) },
    { name: 'empty', View: Grid([]) },
  ],
}

const people = ['Asha Patel', 'Ravi Kumar', 'Meera Nair']

const List = (chosen: string | null) => () => {
  const word = useWords()
  const [chosenId, setChosen] = useState(chosen)
  return (
    <ListDetail
      view={{
        // Panes of one page have names of their own.
        listLabel: `${word(['Patients', 'मरीज़', 'દર્દીઓ', 'রোগীরা'])} ${chosen === null ? 1 : 2}`,
        detailLabel: chosenId ?? word(['Nobody chosen', 'कोई नहीं चुना', 'કોઈ પસંદ નથી', 'কেউ বাছা হয়নি']),
        chosenId,
      }}
      on={() => setChosen(null)}
      list={
        <ul className={look.list}>
          {people.map((name) => (
            <li key={name}>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its words are its name */}
              <button
                type="button"
                className={`${look.row} ${look.pressable}`}
                aria-current={name === chosenId || undefined}
                onClick={() => setChosen(name)}
              >
                <span className={look.words}>
                  <span className={look.name}>{name}</span>
                  <span className={look.line}>10:30 am</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      }
      detail={chosenId && <h4>{chosenId}</h4>}
    />
  )
}

/** A list with its detail. */
export const listStories: PartStories = {
  id: 'list-detail',
  title: 'ListDetail',
  about: 'Beside each other from a tablet up, one after the other on a phone. F6 goes from pane to pane.',
  stories: [
    { name: 'nobody chosen', View: List(null) },
    { name: 'somebody chosen', View: List('Ravi Kumar') },
  ],
}
