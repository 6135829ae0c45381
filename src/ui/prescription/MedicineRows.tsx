import { X } from 'lucide-react'
import { memo, useDeferredValue, useEffect, useId, useState } from 'react'
import {
  isEmptyRow,
  MEDICINE_CELLS,
  type MedicineCell,
  type MedicineRow,
  type RowQuestion,
  type RowReading,
} from '../../core/prescription/medicineRow.rules'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { type ConfirmedWord, viewRow } from '../../machines/prescription/prescription.view'
import { useText } from '../intl/useText'
import { useDates } from '../intl/format'
import { useView } from '../kit/useView'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import type { Recognised } from '../../machines/prescription/prescription.reading'
import { echoOf, problemWords, questionWords, recognisedWords } from './lineWords'
import { gridLook } from './medicineGrid.styles'
import { soughtName } from './medicineHits'
import { MedicineNameCell } from './MedicineNameCell'
import { RememberName } from './RememberName'
import { RowChoices } from './RowChoices'

/** Milliseconds of rest before a line is read out. */
const READ_OUT_AFTER = 500

/** A text once it has stayed the same for a moment. */
const useSpoken = (text: string): string => {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const waiting = setTimeout(() => setRested(text), READ_OUT_AFTER)
    return () => clearTimeout(waiting)
  }, [text])
  return rested
}

interface CellProps {
  readonly actor: PrescriptionActor
  readonly row: string
  readonly place: number
  readonly cell: MedicineCell
  readonly value: string
  readonly tone: 'missing' | 'wrong' | undefined
  readonly isAsked: boolean
  readonly isCarried: boolean
  readonly placeholder: string | undefined
  /** What is said of the row below it. */
  readonly notes: string
}

/** One cell: a key changes this one, and its neighbours stay as they are. */
const Cell = memo(({ actor, row, place, cell, value, tone, isAsked, isCarried, placeholder, notes }: CellProps) => {
  const say = useText()
  const column = say(`prescription.cell.${cell}`)
  const type = (typed: string) => actor.send({ type: 'medicine', act: { type: 'typed', row, cell, value: typed } })
  const shared = {
    className: gridLook.input,
    'data-place': `${place}.${MEDICINE_CELLS.indexOf(cell)}`,
    'data-tone': tone,
    'aria-label': say('kit.grid.cell', { column, row: place + 1 }),
    'aria-invalid': tone === 'wrong' || undefined,
    'aria-describedby': tone ? notes : undefined,
    autoComplete: 'off',
    spellCheck: false,
    value,
  } as const
  return (
    <td className={gridLook.cell} data-cell={cell}>
      <span className={gridLook.cellName} aria-hidden>
        {column}
      </span>
      {cell === 'name' ? (
        <MedicineNameCell actor={actor} row={row} input={shared} isAsked={isAsked} onType={type} />
      ) : (
        // As high as what is written needs: a dose is read whole. It is one line all the same.
        <span className={gridLook.whole} data-written={value || placeholder}>
          <textarea
            {...shared}
            rows={1}
            data-carried={isCarried || undefined}
            placeholder={placeholder}
            onChange={({ target }) => type(target.value.replaceAll(/\s*\n\s*/g, ' '))}
          />
        </span>
      )}
    </td>
  )
})

interface EchoProps {
  readonly actor: PrescriptionActor
  readonly row: MedicineRow
  readonly reading: RowReading | undefined
  /** What own words name. */
  readonly known: Recognised | undefined
  readonly isTyped: boolean
  readonly isSought: boolean
  readonly notes: string
  readonly question: RowQuestion | null
  readonly confirmed: ConfirmedWord | null
  readonly isAsking: boolean
  readonly onChoose: (choice: number) => void
  readonly onLeave: () => void
}

/** How a row was understood, and what is missing or wrong. */
const Echo = memo((props: EchoProps) => {
  const say = useText()
  const dates = useDates()
  const { actor, row, reading, known, isTyped, isSought, notes, question, confirmed, isAsking, onChoose, onLeave } =
    props
  const isBlank = isEmptyRow(row)
  const echo = reading && !isBlank ? echoOf(say, reading) : []
  const faults = isBlank || isSought ? [] : Object.values(reading?.problems ?? {})
  const recognised = known && !isSought && question === null ? recognisedWords(say, known) : null
  const spoken = useSpoken(
    isTyped
      ? [
          ...echo.map(({ words }) => words),
          ...(recognised === null ? [] : [recognised]),
          ...faults.map((problem) => problemWords(say, problem)),
        ].join(', ')
      : '',
  )
  return (
    <td colSpan={MEDICINE_CELLS.length + 1} className={gridLook.echoCell}>
      <p id={notes} className={gridLook.echo}>
        {row.from !== null && <span>{say('prescription.from', { day: dates.day(Number(row.from)) })}</span>}
        {echo.map(({ part, words, isCarried }, index) => (
          <span key={part} data-carried={isCarried || undefined}>
            {index > 0 && '· '}
            {words}
          </span>
        ))}
        {recognised !== null && !isBlank && (
          <span data-tone={known?.isWhole ? undefined : 'missing'}>{recognised}</span>
        )}
        {faults.map((problem) => (
          <span key={problem.kind} data-tone={problem.tone}>
            {problemWords(say, problem)}
          </span>
        ))}
      </p>
      {question !== null && (
        <RowChoices
          key={questionWords(say, question)}
          question={question}
          isWanted={isAsking}
          onChoose={onChoose}
          onLeave={onLeave}
        />
      )}
      {confirmed !== null && (
        <RememberName actor={actor} confirmed={confirmed} medicineId={reading?.product?.id ?? null} />
      )}
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </td>
  )
})

interface MedicineRowsProps {
  readonly actor: PrescriptionActor
  readonly id: string
  readonly place: number
  /** Whether its question is gone to. */
  readonly isAsking: boolean
  readonly onChoose: (place: number, choice: number) => void
  readonly onLeave: (place: number) => void
}

/** One medicine: its cells, and below them how the line was understood and what is missing or wrong. */
export const MedicineRows = memo(({ actor, id, place, isAsking, onChoose, onLeave }: MedicineRowsProps) => {
  const say = useText()
  const notes = useId()
  const { row, reading, known, isTyped, confirmed } = useView(actor, (snapshot) => viewRow(snapshot, id, place))
  const echoed = useDeferredValue(row)
  const shown = useDeferredValue(reading)
  if (row === undefined) return null
  /** While its name is still being looked for nothing is missing. */
  const isSought = isTyped && soughtName(row.name) !== null
  const isBlank = isEmptyRow(row)
  const question = reading?.question ?? null
  const choose = (choice: number) => onChoose(place, choice)
  const leave = () => onLeave(place)
  const problems = isSought || isBlank ? {} : (reading?.problems ?? {})
  const placeholderOf = (cell: MedicineCell): string | undefined => {
    if (isBlank) return undefined
    if (cell === 'days') return reading?.isCarried ? say('prescription.asAbove') : undefined
    return cell === 'meal' && reading?.isUsualMeal ? (reading.meal ?? undefined) : undefined
  }
  return (
    <tbody className={gridLook.body}>
      <tr className={gridLook.row}>
        {MEDICINE_CELLS.map((cell) => (
          <Cell
            key={cell}
            actor={actor}
            row={id}
            place={place}
            cell={cell}
            value={row[cell]}
            tone={problems[cell]?.tone}
            isAsked={problems[cell]?.kind === 'question'}
            isCarried={cell === 'days' && (reading?.isCarried ?? false)}
            placeholder={placeholderOf(cell)}
            notes={notes}
          />
        ))}
        <td className={gridLook.removal}>
          <button
            data-removes
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
        <Echo
          actor={actor}
          confirmed={confirmed}
          question={isSought ? null : question}
          isAsking={isAsking}
          onChoose={choose}
          onLeave={leave}
          row={echoed ?? row}
          reading={shown}
          known={known}
          isTyped={isTyped}
          isSought={isSought}
          notes={notes}
        />
      </tr>
    </tbody>
  )
})
