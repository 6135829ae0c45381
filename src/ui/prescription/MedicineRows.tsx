import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { memo, useDeferredValue, useEffect, useId, useState } from 'react'
import { MEDICINE_CELLS, type MedicineCell } from '../../core/prescription/medicineRow.rules'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { readingsOf } from '../../machines/prescription/prescription.reading'
import { useText } from '../intl/useText'
import { useDates } from '../intl/format'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { echoOf, problemWords } from './lineWords'
import { gridLook } from './medicineGrid.look'
import { soughtName } from './medicineHits'
import { MedicineNameCell } from './MedicineNameCell'

/** Milliseconds of rest before a line is read out. */
const READ_OUT_AFTER = 500

/** A text once it has stayed the same for a moment. */
const useRested = (text: string): string => {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const waiting = setTimeout(() => setRested(text), READ_OUT_AFTER)
    return () => clearTimeout(waiting)
  }, [text])
  return rested
}

interface MedicineRowsProps {
  readonly actor: PrescriptionActor
  readonly id: string
  readonly place: number
}

/** One medicine: its cells, and below them how the line was understood and what is missing or wrong. */
export const MedicineRows = memo(({ actor, id, place }: MedicineRowsProps) => {
  const say = useText()
  const dates = useDates()
  const notes = useId()
  const row = useSelector(actor, ({ context }) => context.form.medicines.find((each) => each.id === id))
  const reading = useSelector(actor, ({ context }) => readingsOf(context)[place])
  const isTyped = useSelector(actor, ({ context }) => context.activeRow === id)
  const shown = useDeferredValue(reading)
  /** While its name is still being looked for nothing is missing. */
  const isSought = isTyped && row !== undefined && soughtName(row.name) !== null
  const problems = isSought ? {} : (reading?.problems ?? {})
  const isBlank = row === undefined || MEDICINE_CELLS.every((cell) => row[cell].trim() === '')
  const echo = shown && !isBlank ? echoOf(say, shown) : []
  const faults = isBlank || isSought ? [] : Object.values(shown?.problems ?? {})
  const spoken = useRested(
    isTyped
      ? [...echo.map(({ words }) => words), ...faults.map((problem) => problemWords(say, problem))].join(', ')
      : '',
  )
  if (row === undefined) return null
  const type = (cell: MedicineCell, value: string) =>
    actor.send({ type: 'medicine', act: { type: 'typed', row: id, cell, value } })
  return (
    <tbody className={gridLook.body}>
      <tr className={gridLook.row}>
        {MEDICINE_CELLS.map((cell, column) => {
          const problem = isBlank ? undefined : problems[cell]
          const shared = {
            className: gridLook.input,
            'data-place': `${place}.${column}`,
            'data-tone': problem?.tone,
            'aria-label': say('kit.grid.cell', { column: say(`prescription.cell.${cell}`), row: place + 1 }),
            'aria-invalid': problem?.tone === 'wrong' || undefined,
            'aria-describedby': problem ? notes : undefined,
            autoComplete: 'off',
            spellCheck: false,
            value: row[cell],
          } as const
          return (
            <td key={cell} className={gridLook.cell} data-cell={cell}>
              <span className={gridLook.cellName} aria-hidden>
                {say(`prescription.cell.${cell}`)}
              </span>
              {cell === 'name' ? (
                <MedicineNameCell
                  actor={actor}
                  row={id}
                  input={shared}
                  isAsked={problem?.kind === 'question'}
                  onType={(value) => type('name', value)}
                />
              ) : (
                <input
                  {...shared}
                  data-carried={(cell === 'days' && reading?.isCarried) || undefined}
                  placeholder={
                    isBlank
                      ? undefined
                      : cell === 'days' && reading?.isCarried
                        ? say('prescription.asAbove')
                        : cell === 'meal' && reading?.isUsualMeal
                          ? (reading.meal ?? undefined)
                          : undefined
                  }
                  onChange={({ target }) => type(cell, target.value)}
                />
              )}
            </td>
          )
        })}
        <td className={gridLook.removal}>
          <button
            type="button"
            className={gridLook.remove}
            tabIndex={-1}
            aria-label={say('kit.grid.remove', { row: place + 1 })}
            onClick={() => actor.send({ type: 'medicine', act: { type: 'removed', row: id } })}
          >
            <X size={16} aria-hidden />
          </button>
        </td>
      </tr>
      <tr>
        <td colSpan={MEDICINE_CELLS.length + 1} className={gridLook.echoCell}>
          <p id={notes} className={gridLook.echo}>
            {row.from !== null && <span>{say('prescription.from', { day: dates.day(Number(row.from)) })}</span>}
            {echo.map(({ part, words, isCarried }, index) => (
              <span key={part} data-carried={isCarried || undefined}>
                {index > 0 && '· '}
                {words}
              </span>
            ))}
            {row.isOwn && !isBlank && <span>· {say('prescription.notChecked')}</span>}
            {faults.map((problem) => (
              <span key={problem.kind} data-tone={problem.tone}>
                {problemWords(say, problem)}
              </span>
            ))}
          </p>
          <VisuallyHidden>
            <span role="status">{spoken}</span>
          </VisuallyHidden>
        </td>
      </tr>
    </tbody>
  )
})
