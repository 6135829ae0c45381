import { useState } from 'react'
import { css } from 'styled-system/css'
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

const summaryOf = (form: PrescriptionForm, field: Field): string => {
  const value = form[field]
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value))
    return (value as readonly { readonly name: string }[])
      .map(({ name }) => name)
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
  const differing = FIELDS.filter((field) => summaryOf(mine, field) !== summaryOf(theirs, field))
  const choose = () => {
    const taken = Object.fromEntries(
      FIELDS.filter((field) => sides[field] === 'theirs').map((field) => [field, theirs[field]]),
    )
    actor.send({ type: 'sides.chosen', form: { ...mine, ...taken } })
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
            { id: 'mine', name: say('prescription.compare.mine'), text: summaryOf(mine, field) || '–' },
            { id: 'theirs', name: say('prescription.compare.theirs'), text: summaryOf(theirs, field) || '–' },
          ]}
          onChoose={(side) => setSides({ ...sides, [field]: side })}
        />
      ))}
      <Button onClick={choose}>{say('prescription.compare.choose')}</Button>
    </div>
  )
}
