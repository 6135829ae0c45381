import { Plus } from 'lucide-react'
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { gridMove } from '../../core/kit/editableGrid.rules'
import { MEDICINE_CELLS, type MedicineCell } from '../../core/prescription/medicineRow.rules'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { useRemovals } from '../kit/useRemovals'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { formLook } from './form.styles'
import { gridLook } from './medicineGrid.styles'
import { MedicineRows } from './MedicineRows'
import { formOf, readingsIn } from '../../machines/prescription/prescription.view'
import { useView } from '../kit/useView'

/** On a desktop the table says it. */
const heading = cx(formLook.title, css({ desktop: { srOnly: true } }))
const spoken = css({ srOnly: true })
const foot = css({ display: 'flex', flexWrap: 'wrap', gap: '8', marginInlineStart: '-12' })
const widths: Readonly<Record<MedicineCell, string>> = {
  name: '26%',
  strength: '20%',
  dose: '15%',
  meal: '10%',
  days: '13%',
  note: '16%',
}

type CellField = HTMLInputElement | HTMLTextAreaElement
const isCell = (target: EventTarget): target is CellField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const nextId = (ids: readonly string[]): string => `m${Math.max(0, ...ids.map((id) => Number(id.slice(1)) || 0)) + 1}`

interface MedicineGridProps {
  readonly actor: PrescriptionActor
  /** Opens the drawer in which a medicine is put together by touch. */
  readonly onDrawer: () => void
  /** What stands around it has a heading for the medicines. */
  readonly titleHidden?: boolean
}

/** Medicines, typed without a mouse: a whole line in the first cell, or cell by cell. */
export const MedicineGrid = ({ actor, onDrawer, titleHidden = false }: MedicineGridProps) => {
  const say = useText()
  const help = useId()
  const table = useRef<HTMLTableElement>(null)
  const wanted = useRef<string | null>(null)
  const before = useRef('')
  const ids = useView(actor, (snapshot) => formOf(snapshot).medicines.map(({ id }) => id))
  /** The row whose question is gone to. */
  const [asking, setAsking] = useState<string | null>(null)
  const go = (row: number, column: number): boolean => {
    const input = table.current?.querySelector<CellField>(`[data-place="${row}.${column}"]`)
    input?.focus()
    input?.select()
    return input != null
  }
  const readingAt = (row: number) => readingsIn(actor.getSnapshot())[row]
  useEffect(() => {
    const place = wanted.current?.split('.').map(Number)
    if (place && go(place[0]!, place[1]!)) wanted.current = null
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- a row came or went
  }, [ids])
  const finish = (row: number, isOwn: boolean) => {
    const id = ids[row]!
    const { name } = formOf(actor.getSnapshot()).medicines[row]!
    if (isOwn) actor.send({ type: 'medicine', act: { type: 'ownKept', row: id } })
    else {
      actor.send({ type: 'looked.now' })
      actor.send({ type: 'medicine', act: { type: 'finished', row: id } })
    }
    if (readingAt(row)?.question) setAsking(id)
    else goOn(row, name)
  }
  const goOn = (row: number, name: string) => {
    if (row + 1 < ids.length) go(row + 1, 0)
    else if (name.trim() !== '') {
      wanted.current = `${row + 1}.0`
      actor.send({ type: 'medicine', act: { type: 'added', id: nextId(ids) } })
    }
  }
  /** To the next question, to the dose where it is missing, or as Enter does. */
  const choose = (row: number, choice: number) => {
    actor.send({ type: 'medicine', act: { type: 'answered', row: ids[row]!, choice } })
    const after = readingAt(row)
    if (after?.question) return setAsking(ids[row]!)
    setAsking(null)
    const open = MEDICINE_CELLS.findIndex((cell) => cell !== 'meal' && cell !== 'days' && after?.problems[cell])
    if (open >= 0) go(row, open)
    else goOn(row, after?.name ?? '')
  }
  const leave = (row: number) => {
    setAsking(null)
    go(row, 0)
  }
  // What rows are handed stays the same while somebody types in another one.
  const acts = useRef({ choose, leave })
  acts.current = { choose, leave }
  const onChoose = useCallback((row: number, choice: number) => acts.current.choose(row, choice), [])
  const onLeave = useCallback((row: number) => acts.current.leave(row), [])
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, altKey: alt, shiftKey: shift } = event
    if (!isCell(target) || event.nativeEvent.isComposing || event.defaultPrevented) return
    const [row = 0, column = 0] = (target.dataset['place'] ?? '').split('.').map(Number)
    if (target.dataset['place'] === undefined || event.ctrlKey) return
    if (target.dataset['asked'] !== undefined) {
      const choice = alt && /^Digit[1-9]$/.test(event.code) ? Number(event.code.slice(-1)) - 1 : -1
      const count = readingAt(row)?.question?.choices.length ?? 0
      if (choice >= 0 && choice < count) choose(row, choice)
      else if (key === 'Tab' && !shift) setAsking(ids[row]!)
      if ((choice >= 0 && choice < count) || (key === 'Tab' && !shift)) {
        event.preventDefault()
        return
      }
    }
    if (key === 'Enter' && alt) {
      finish(row, true)
      event.preventDefault()
      return
    }
    const move = gridMove({ key, alt, shift }, { row, column }, ids.length)
    if (move === null) return
    if (move.type === 'restore') {
      if (target.value === before.current) return
      actor.send({
        type: 'medicine',
        act: { type: 'typed', row: ids[row]!, cell: MEDICINE_CELLS[column]!, value: before.current },
      })
    } else if (move.type === 'go') go(move.cell.row, move.cell.column)
    else if (move.type === 'finish') finish(row, false)
    else {
      if (move.next) wanted.current = `${move.next.row}.${move.next.column}`
      actor.send({ type: 'medicine', act: { type: 'removed', row: ids[row]! } })
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <section className={formLook.section} aria-labelledby={`${help}-title`} {...useRemovals<HTMLElement>()}>
      <h2 id={`${help}-title`} className={titleHidden ? spoken : heading}>
        {say('prescription.medicines')}
      </h2>
      <VisuallyHidden>
        <span id={help}>{say('prescription.medicines.help')}</span>
      </VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the inputs in it */}
      <table
        ref={table}
        className={gridLook.table}
        aria-label={say('prescription.medicines')}
        aria-describedby={help}
        onKeyDown={press}
        onFocus={({ target }) => {
          if (!isCell(target)) return
          before.current = target.value
          setAsking(null)
        }}
      >
        <thead className={gridLook.heads}>
          <tr>
            {MEDICINE_CELLS.map((cell) => (
              <th key={cell} scope="col" className={gridLook.head} style={{ width: widths[cell] }}>
                {say(`prescription.cell.${cell}`)}
              </th>
            ))}
            <th scope="col" className={gridLook.head} style={{ width: '2.5rem' }}>
              <VisuallyHidden>{say('kit.grid.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        {ids.map((id, place) => (
          <MedicineRows
            key={id}
            actor={actor}
            id={id}
            place={place}
            isAsking={asking === id}
            onChoose={onChoose}
            onLeave={onLeave}
          />
        ))}
      </table>
      <div className={foot}>
        <Button tone="quiet" size="sm" aria-keyshortcuts="Alt+M" onClick={onDrawer}>
          <Plus size={20} aria-hidden />
          {say('prescription.addMedicine')}
        </Button>
      </div>
    </section>
  )
}
