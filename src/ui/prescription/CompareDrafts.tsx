import { useState } from 'react'
import { css } from 'styled-system/css'
import { type SnapshotFrom } from 'xstate'
import {
  isEmptyRow,
  MEDICINE_CELLS,
  type MedicineRow,
  type RowReading,
} from '../../core/prescription/medicineRow.rules'
import { nextVisitOf } from '../../core/prescription/prescriptionForm.rules'
import { CHIP_FIELDS, type PrescriptionForm } from '../../core/prescription/prescriptionForm'
import { type TypedVitals, VITAL_FIELDS } from '../../core/prescription/vitals.rules'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { openedOf, readingsIn } from '../../machines/prescription/prescription.view'
import { type Say, useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { RadioCards } from '../kit/RadioCards'
import { echoOf } from './lineWords'

const page = css({
  display: 'grid',
  gap: '16',
  width: 'full',
  maxWidth: '[52rem]',
  marginInline: 'auto',
  padding: '16',
  '& h1': { margin: '0', fontSize: '22', lineHeight: 'heading' },
  '& > p': { margin: '0', color: 'muted' },
})

const FIELDS = [
  'vitals',
  ...CHIP_FIELDS,
  'medicines',
  'tests',
  'dietAndExercise',
  'note',
  'nextVisitNo',
  'healthCategoryId',
] as const
type Field = (typeof FIELDS)[number]

type Known = SnapshotFrom<PrescriptionActor>

/** A line as it is understood; as it was typed where it is not. */
const lineIn = (say: Say, row: MedicineRow, reading: RowReading): string => {
  if (isEmptyRow(row)) return ''
  return Object.values(reading.problems).some(({ tone, kind }) => tone === 'wrong' || kind === 'question')
    ? MEDICINE_CELLS.map((cell) => row[cell].trim())
        .filter(Boolean)
        .join(' ')
    : echoOf(say, { ...reading, isCarried: false })
        .map(({ words }) => words)
        .join(' · ')
}

const medicinesIn = (say: Say, form: PrescriptionForm, known: Known): string => {
  const readings = readingsIn(known, form)
  return form.medicines
    .map((row, index) => lineIn(say, row, readings[index]!))
    .filter(Boolean)
    .join('; ')
}

const vitalsIn = (say: Say, vitals: TypedVitals): string =>
  VITAL_FIELDS.filter((name) => vitals[name] !== '')
    .map((name) => {
      const unit = name === 'height' ? ` ${say(`prescription.vital.${vitals.heightUnit}`)}` : ''
      return `${say(`prescription.vital.${name}`)} ${vitals[name]}${unit}`
    })
    .join(' · ')

/** What stands in a part of a form, in words. */
const summaryOf = (say: Say, form: PrescriptionForm, field: Field, known: Known): string => {
  switch (field) {
    case 'vitals':
      return vitalsIn(say, form.vitals)
    case 'medicines':
      return medicinesIn(say, form, known)
    case 'tests':
      return form.tests.map(({ name, note }) => [name, note].filter(Boolean).join(': ')).join(', ')
    case 'dietAndExercise':
    case 'note':
      return form[field]
    case 'nextVisitNo': {
      const count = nextVisitOf(form.nextVisitNo) ?? 0
      return count === 0 ? '' : say(`prescription.nextVisit.${form.nextVisitType}`, { count })
    }
    case 'healthCategoryId':
      return openedOf(known)?.config.healthCategories.find(({ id }) => id === form.healthCategoryId)?.name ?? ''
    case 'complaint':
    case 'diagnosis':
    case 'tags':
    case 'otherHealthProblems':
      return form[field].map(({ name }) => name).join(', ')
  }
}

const labelOf = (say: Say, field: Field): string =>
  field === 'healthCategoryId'
    ? say('prescription.category')
    : field === 'nextVisitNo'
      ? say('prescription.nextVisit')
      : say(`prescription.${field}`)

interface CompareDraftsProps {
  readonly actor: PrescriptionActor
  readonly mine: PrescriptionForm
  readonly theirs: PrescriptionForm
}

/** It was written on another device meanwhile: the doctor chooses field by field, nothing is lost. */
export const CompareDrafts = ({ actor, mine, theirs }: CompareDraftsProps) => {
  const say = useText()
  const [sides, setSides] = useState<Readonly<Partial<Record<Field, 'mine' | 'theirs'>>>>({})
  const known = actor.getSnapshot()
  const inWords = (form: PrescriptionForm, field: Field) => summaryOf(say, form, field, known)
  const differing = FIELDS.filter((field) => inWords(mine, field) !== inWords(theirs, field))
  const choose = () => {
    const taken = Object.fromEntries(
      FIELDS.filter((field) => sides[field] === 'theirs').map((field) => [field, theirs[field]]),
    )
    // The number of a next visit means nothing without its unit.
    const visit = sides.nextVisitNo === 'theirs' ? { nextVisitType: theirs.nextVisitType } : {}
    actor.send({ type: 'sides.chosen', form: { ...mine, ...taken, ...visit } })
  }
  return (
    <div className={page}>
      <h1>{say('prescription.compare')}</h1>
      <p>{say('prescription.compare.text')}</p>
      {differing.map((field) => (
        <RadioCards
          key={field}
          label={labelOf(say, field)}
          chosen={sides[field] ?? 'mine'}
          options={[
            { id: 'mine', name: say('prescription.compare.mine'), text: inWords(mine, field) || '–' },
            { id: 'theirs', name: say('prescription.compare.theirs'), text: inWords(theirs, field) || '–' },
          ]}
          onChoose={(side) => setSides({ ...sides, [field]: side })}
        />
      ))}
      <Button onClick={choose}>{say('prescription.compare.choose')}</Button>
    </div>
  )
}
