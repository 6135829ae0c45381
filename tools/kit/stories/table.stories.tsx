import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { nextSort, pagePlace, type Sort, sortRows } from '../../../src/core/kit/rows.rules'
import { Badge } from '../../../src/ui/kit/Badge'
import type { DataTableView } from '../../../src/ui/kit/data-table/dataTable.types'
import { DataTable } from '../../../src/ui/kit/data-table/DataTable'
import { EmptyState } from '../../../src/ui/kit/EmptyState'
import { Money } from '../../../src/ui/kit/Money'
import type { PartStories } from '../story'
import { useWords, type Word } from '../words'

const label: Word = ['In-patients', 'भर्ती मरीज़', 'દાખલ દર્દીઓ', 'ভর্তি রোগী']
const columns = [
  { id: 'patient', name: ['Patient', 'मरीज़', 'દર્દી', 'রোগী'], isSortable: true },
  { id: 'bed', name: ['Room and bed', 'कमरा और बेड', 'રૂમ અને બેડ', 'ঘর ও শয্যা'], isSortable: true },
  { id: 'days', name: ['Days', 'दिन', 'દિવસ', 'দিন'], isSortable: true, align: 'end', width: '6rem' },
  { id: 'bill', name: ['Bill', 'बिल', 'બિલ', 'বিল'], align: 'end', isExtra: true },
  { id: 'status', name: ['Status', 'स्थिति', 'સ્થિતિ', 'অবস্থা'] },
] as const satisfies readonly { readonly id: string; readonly name: Word; readonly [more: string]: unknown }[]
const names = ['Asha Patel', 'Ravi Kumar', 'Meera Nair', 'Abdul Karim', 'Sunita Chakraborty', 'Jignesh Shah']
const staying: Word = ['Admitted', 'भर्ती', 'દાખલ', 'ভর্তি']
const gone: Word = ['Discharged', 'छुट्टी हुई', 'રજા અપાઈ', 'ছাড়া হয়েছে']
const nobody: Word = ['Nobody is admitted', 'कोई भर्ती नहीं है', 'કોઈ દાખલ નથી', 'কেউ ভর্তি নেই']

const patientsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    patient: index < names.length ? names[index]! : `${names[index % names.length]!} ${index}`,
    bed: `ICU ${(index * 7) % 10} · ${index + 1}`,
    days: (index * 5) % 31,
    paise: (index * 137_000 + 50_000) % 9_000_000,
    isStaying: index % 4 !== 3,
  }))

const SIZE = 8

const Table =
  (count: number, more: Partial<DataTableView> = {}, isMarking = false) =>
  () => {
    const word = useWords()
    const { locale } = useIntl()
    const patients = useMemo(() => patientsOf(count), [])
    const [sort, setSort] = useState<Sort | null>(null)
    const [page, setPage] = useState(0)
    const [openId, setOpen] = useState<string | null>(null)
    const [marked, setMarked] = useState<ReadonlySet<string>>(new Set(['1']))
    const isPaged = count > SIZE && count < 100
    const sorted = sortRows(patients, sort, (row, column) => row[column as 'patient' | 'bed' | 'days'], locale)
    const place = pagePlace(page, SIZE, count)
    const rows = useMemo(
      () =>
        (isPaged ? sorted.slice(place.from - 1, place.to) : sorted).map((row) => ({
          id: row.id,
          name: `${row.patient}, ${row.bed}`,
          cells: {
            patient: row.patient,
            bed: row.bed,
            days: row.days,
            bill: <Money paise={row.paise} />,
            status: <Badge tone={row.isStaying ? 'calm' : 'neutral'}>{word(row.isStaying ? staying : gone)}</Badge>,
          },
        })),
      // oxlint-disable-next-line react/exhaustive-deps -- sorted and place follow from these
      [sort, page, locale],
    )
    return (
      <DataTable
        view={{
          label: word(label),
          columns: columns.map(({ name, ...column }) => ({ ...column, name: word(name) })),
          rows: more.load === 'loading' || more.load === 'failed' ? [] : rows,
          sort,
          page: isPaged ? place : null,
          marked: isMarking ? marked : null,
          openId,
          load: 'ready',
          empty: <EmptyState title={word(nobody)} />,
          ...more,
        }}
        on={(event) => {
          if (event.type === 'sort.asked') setSort(nextSort(sort, event.column))
          if (event.type === 'page.turned') setPage(page + event.by)
          if (event.type === 'row.opened') setOpen(event.id)
          if (event.type === 'row.marked')
            setMarked(
              (known) =>
                new Set(known.has(event.id) ? [...known].filter((id) => id !== event.id) : [...known, event.id]),
            )
        }}
      />
    )
  }

/** Tables of facts. */
export const tableStories: PartStories = {
  id: 'data-table',
  title: 'DataTable',
  about: 'Heads stay and sort; rows are one tab stop: arrows, PageUp, PageDown, Home, End; Enter opens, Space marks.',
  stories: [
    { name: 'pages', View: Table(21) },
    { name: 'choosing several', View: Table(5, {}, true) },
    { name: 'loading', View: Table(5, { load: 'loading' }) },
    { name: 'failed', View: Table(5, { load: 'failed' }) },
    { name: 'empty', View: Table(0) },
    { name: 'ten thousand rows', View: Table(10_000) },
  ],
}
