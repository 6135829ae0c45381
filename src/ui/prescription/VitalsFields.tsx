import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import {
  bmiOf,
  feetInCentimetres,
  judgeVital,
  tidyHeight,
  type TypedVitals,
  type VitalField,
  VITAL_FIELDS,
  type VitalVerdict,
} from '../../core/prescription/vitals.rules'
import { type Say, useText } from '../intl/useText'
import { SelectField } from '../kit/SelectField'
import { TextField } from '../kit/TextField'
import { formLook } from './form.look'

const grid = css({
  display: 'grid',
  gap: '8',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', tablet: 'repeat(4, minmax(0, 1fr))' },
  alignItems: 'start',
  '& [data-verdict=unusual] input': { background: 'brand.tint' },
})
const height = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 5.5rem', gap: '4', alignItems: 'start' })
const bmi = css({
  display: 'grid',
  gap: '4',
  fontSize: '14',
  lineHeight: 'caption',
  '& > output': {
    fontWeight: 'medium',
    minHeight: '36',
    display: 'flex',
    alignItems: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
})

const problemOf = (say: Say, verdict: VitalVerdict): string | undefined => {
  if (verdict.kind === 'unread') return say('prescription.vital.unread')
  if (verdict.kind === 'impossible')
    return say('prescription.vital.impossible', { least: verdict.least, most: verdict.most })
  if (verdict.kind === 'fahrenheit') return say('prescription.vital.fahrenheit', { celsius: verdict.celsius })
  return undefined
}

/** What was measured: units beside the fields, the impossible refused in words, the body-mass index by itself. */
export const VitalsFields = ({ actor }: { readonly actor: PrescriptionActor }) => {
  const say = useText()
  const vitals = useSelector(actor, ({ context }) => context.form.vitals)
  const lastWeight = useSelector(actor, ({ context }) => context.opened?.patient.lastWeight ?? null)
  const change = (changed: Partial<TypedVitals>) =>
    actor.send({ type: 'changed', change: { vitals: { ...vitals, ...changed } } })
  const field = (name: VitalField) => {
    const verdict = judgeVital(name, vitals, lastWeight)
    return (
      <div key={name} data-verdict={verdict.kind}>
        <TextField
          label={say(`prescription.vital.${name}`)}
          value={vitals[name]}
          inputMode={name === 'bp' || name === 'height' ? 'text' : 'decimal'}
          autoComplete="off"
          placeholder={name === 'bp' ? '120/80' : undefined}
          help={verdict.kind === 'unusual' ? say('prescription.vital.unusual') : undefined}
          error={problemOf(say, verdict)}
          onChange={(text) => change({ [name]: text })}
          onBlur={() => {
            if (name !== 'height') return
            const tidy = tidyHeight(vitals.height, vitals.heightUnit)
            if (tidy !== vitals.height) change({ height: tidy })
          }}
        />
      </div>
    )
  }
  const centimetres = feetInCentimetres(vitals)
  return (
    <fieldset className={formLook.section}>
      <legend className={formLook.title}>{say('prescription.vitals')}</legend>
      <div className={grid}>
        {VITAL_FIELDS.filter((name) => name !== 'height').map(field)}
        <div>
          <div className={height}>
            {field('height')}
            <SelectField
              label={say('prescription.vital.unit')}
              value={vitals.heightUnit}
              options={[
                { id: 'cm', name: say('prescription.vital.cm') },
                { id: 'feet', name: say('prescription.vital.feet') },
              ]}
              onChange={(unit) => change({ heightUnit: unit === 'feet' ? 'feet' : 'cm' })}
            />
          </div>
          {centimetres !== null && (
            <p className={formLook.note}>
              {say('prescription.vital.feetAre', { feet: tidyHeight(vitals.height, 'feet'), cm: centimetres })}
            </p>
          )}
        </div>
        <p className={bmi}>
          <span>{say('prescription.vital.bmi')}</span>
          <output>{bmiOf(vitals) ?? '–'}</output>
        </p>
      </div>
    </fieldset>
  )
}
