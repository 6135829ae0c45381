import { Plus, X } from 'lucide-react'
import { startTransition, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { foundByName } from '../../core/kit/search'
import type { TestRow } from '../../core/prescription/prescriptionForm'
import { LONGEST_LINE_NOTE } from '../../core/prescription/prescription.limits'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { formOf, openedOf } from '../../machines/prescription/prescription.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { IconButton } from '../kit/IconButton'
import { SearchCombobox } from '../kit/search-combobox/SearchCombobox'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'
import { formLook } from './form.styles'
import { useLookup } from './useLookup'

const SHOWN = 8
const list = css({ display: 'grid', gap: '4', margin: '0', padding: '0', listStyle: 'none' })
const item = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', tablet: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  alignItems: 'center',
  gap: '8',
  '& > span': { overflowWrap: 'anywhere', lineHeight: 'caption' },
})
const tools = css({ marginInlineStart: '-12' })

export const nextTestId = (tests: readonly TestRow[]): string =>
  `t${Math.max(0, ...tests.map(({ id }) => Number(id.slice(1)) || 0)) + 1}`

interface TestLinesProps {
  readonly actor: PrescriptionActor
  readonly onDrawer: () => void
}

/** Tests that are asked for, each with a note. */
export const TestLines = ({ actor, onDrawer }: TestLinesProps) => {
  const say = useText()
  const tests = useView(actor, (snapshot) => formOf(snapshot).tests)
  const known = useView(actor, (snapshot) => openedOf(snapshot)?.tests)
  const [query, setQuery] = useState('')
  // The letter is there first: the list follows it.
  const [listed, setListed] = useState('')
  const type = (text: string) => {
    setQuery(text)
    startTransition(() => setListed(text))
  }
  const { found, isSearching } = useLookup(actor, 'medicineSearch', 'test', query)
  const hitsOf = (text: string) => {
    if (text.trim() === '') return []
    return foundByName(text, known ?? []).slice(0, SHOWN)
  }
  const hits = hitsOf(listed)
  const change = (next: readonly TestRow[]) => actor.send({ type: 'changed', change: { tests: next } })
  const add = (test: { readonly id: string; readonly name: string } | undefined) => {
    type('')
    if (!test || tests.some(({ testId }) => testId === test.id)) return
    change([...tests, { id: nextTestId(tests), name: test.name, testId: test.id, note: '' }])
  }
  return (
    <section className={formLook.section}>
      <SearchCombobox
        view={{
          label: say('prescription.tests'),
          placeholder: say('prescription.tests.example'),
          query,
          hits,
          found,
          isSearching,
          none: say('prescription.tests.none'),
        }}
        on={(event) => {
          if (event.type === 'query.typed') {
            type(event.query)
            actor.send({ type: 'looked', asked: { kind: 'test', text: event.query } })
            return
          }
          add([...hits, ...found].find(({ id }) => id === event.id))
        }}
        onSeek={() => flushSync(() => setListed(query))}
        onEnter={() => {
          add([...hitsOf(query), ...found][0])
        }}
      />
      {tests.length > 0 && (
        <ul className={list} aria-label={say('prescription.tests.chosen')}>
          {tests.map((test) => (
            <li key={test.id} className={item}>
              <span>{test.name}</span>
              <TextField
                label={say('prescription.tests.note', { name: test.name })}
                labelHidden
                placeholder={say('prescription.cell.note')}
                value={test.note}
                maxLength={LONGEST_LINE_NOTE}
                onChange={(note) => change(tests.map((each) => (each.id === test.id ? { ...each, note } : each)))}
              />
              <IconButton
                size="sm"
                label={say('kit.chips.remove', { name: test.name })}
                icon={<X size={16} aria-hidden />}
                onClick={() => change(tests.filter(({ id }) => id !== test.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={tools}>
        <Button tone="quiet" size="sm" onClick={onDrawer}>
          <Plus size={20} aria-hidden />
          {say('prescription.addTest')}
        </Button>
      </div>
    </section>
  )
}
