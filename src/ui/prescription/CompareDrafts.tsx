import { useState } from 'react'
import { css } from 'styled-system/css'
import { MEDICINE_CELLS } from '../../core/prescription/medicineRow.rules'
import { nextVisitOf } from '../../core/prescription/prescriptionForm.rules'
import { CHIP_FIELDS, type PrescriptionForm } from '../../core/prescription/prescriptionForm'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { type Say, useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { RadioCards } from '../kit/RadioCards'

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

const summaryOf = (say: Say, form: PrescriptionForm, field: Field): string => {
  const value = form[field]
  if (field === 'nextVisitNo') {
    const count = nextVisitOf(form.nextVisitNo) ?? 0
    return count === 0 ? '' : say(`prescription.nextVisit.${form.nextVisitType}`, { count })
  }
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (field === 'medicines')
    return form.medicines
      .map((row) =>
        MEDICINE_CELLS.map((cell) => row[cell].trim())
          .filter(Boolean)
          .join(' '),
      )
      .filter(Boolean)
      .join(', ')
  if (Array.isArray(value))
    return (value as readonly { readonly name: string; readonly note?: string }[])
      .map(({ name, note }) => [name, note].filter(Boolean).join(': '))
      .filter(Boolean)
      .join(', ')
  return Object.entries(form.vitals)
    .filter(([name, text]) => name !== 'heightUnit' && text !== '')
    .map(([, text]) => text)
    .join(' · ')
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
  const differing = FIELDS.filter((field) => summaryOf(say, mine, field) !== summaryOf(say, theirs, field))
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
            { id: 'mine', name: say('prescription.compare.mine'), text: summaryOf(say, mine, field) || '–' },
            { id: 'theirs', name: say('prescription.compare.theirs'), text: summaryOf(say, theirs, field) || '–' },
          ]}
          onChoose={(side) => setSides({ ...sides, [field]: side })}
        />
      ))}
      <Button onClick={choose}>{say('prescription.compare.choose')}</Button>
    </div>
  )
}
