import { memo } from 'react'
import { css, cx } from 'styled-system/css'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import {
  tidyHeight,
  type TypedVitals,
  type VitalField,
  VITAL_FIELDS,
  type VitalVerdict,
} from '../../core/prescription/vitals.rules'
import { bodyMassOf, formOf, viewHeight, viewVital } from '../../machines/prescription/prescription.view'
import { type Say, useText } from '../intl/useText'
import { SelectField } from '../kit/SelectField'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'
import { formLook } from './form.styles'

const grid = css({
  display: 'grid',
  gap: '8',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    tablet: 'repeat(4, minmax(0, 1fr))',
    // All six in one row.
    desktop: '5.5fr 4.5fr 5fr 5fr 10fr 3fr',
  },
  alignItems: 'start',
  '& [data-verdict=unusual] input': { background: 'brand.tint' },
})
/** The unit is a word, longer in some languages. */
const twoWide = css({ gridColumn: { desktopDown: 'span 2' } })
const height = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 6rem', gap: '4', alignItems: 'start' })
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

/** On a desktop the row says what it is. */
const legend = cx(formLook.title, css({ desktop: { srOnly: true } }))

const asSent: Readonly<Record<VitalField, readonly string[]>> = {
  bp: ['vitals.bpSystolic', 'vitals.bpDiastolic'],
  pulse: ['vitals.pulse'],
  temperature: ['vitals.temp'],
  weight: ['vitals.weight'],
  height: ['vitals.height'],
}

const problemOf = (say: Say, verdict: VitalVerdict): string | undefined => {
  if (verdict.kind === 'unread') return say('prescription.vital.unread')
  if (verdict.kind === 'impossible')
    return say('prescription.vital.impossible', { least: verdict.least, most: verdict.most })
  if (verdict.kind === 'fahrenheit') return say('prescription.vital.fahrenheit', { celsius: verdict.celsius })
  return undefined
}

interface VitalProps {
  readonly actor: PrescriptionActor
  readonly name: VitalField
}

const changeVitals = (actor: PrescriptionActor, changed: Partial<TypedVitals>): void => {
  const { vitals } = formOf(actor.getSnapshot())
  actor.send({ type: 'changed', change: { vitals: { ...vitals, ...changed } } })
}

/** One value that was measured. */
const Vital = memo(({ actor, name }: VitalProps) => {
  const say = useText()
  const { value, verdict, last } = useView(actor, (snapshot) => viewVital(snapshot, name))
  return (
    <div data-verdict={verdict.kind}>
      <TextField
        label={say(`prescription.vital.${name}`)}
        asSent={asSent[name]}
        value={value}
        // A height in feet may have words; a pressure has a slash.
        {...(name !== 'height' && { numeric: 'digits' })}
        inputMode={name === 'bp' || name === 'height' ? 'text' : 'decimal'}
        autoComplete="off"
        placeholder={name === 'bp' ? '120/80' : last}
        help={verdict.kind === 'unusual' ? say('prescription.vital.unusual') : undefined}
        error={problemOf(say, verdict)}
        onChange={(text) => changeVitals(actor, { [name]: text })}
        onBlur={() => {
          if (name !== 'height') return
          const { height: typed, heightUnit } = formOf(actor.getSnapshot()).vitals
          const tidy = tidyHeight(typed, heightUnit)
          if (tidy !== typed) changeVitals(actor, { height: tidy })
        }}
      />
    </div>
  )
})

const Height = ({ actor }: Pick<VitalProps, 'actor'>) => {
  const say = useText()
  const { unit, centimetres, feet } = useView(actor, viewHeight)
  return (
    <div className={twoWide}>
      <div className={height}>
        <Vital actor={actor} name="height" />
        <SelectField
          label={say('prescription.vital.unit')}
          value={unit}
          options={[
            { id: 'cm', name: say('prescription.vital.cm') },
            { id: 'feet', name: say('prescription.vital.feet') },
          ]}
          onChange={(chosen) => changeVitals(actor, { heightUnit: chosen === 'feet' ? 'feet' : 'cm' })}
        />
      </div>
      {centimetres !== null && (
        <p className={formLook.note}>{say('prescription.vital.feetAre', { feet, cm: centimetres })}</p>
      )}
    </div>
  )
}

/** What was measured: units beside the fields, the impossible refused in words, the body-mass index by itself. */
export const VitalsFields = ({ actor }: { readonly actor: PrescriptionActor }) => {
  const say = useText()
  const index = useView(actor, bodyMassOf)
  return (
    <fieldset className={formLook.section}>
      <legend className={legend}>{say('prescription.vitals')}</legend>
      <div className={grid}>
        {VITAL_FIELDS.filter((name) => name !== 'height').map((name) => (
          <Vital key={name} actor={actor} name={name} />
        ))}
        <Height actor={actor} />
        <p className={bmi}>
          <span>{say('prescription.vital.bmi')}</span>
          <output>{index ?? '–'}</output>
        </p>
      </div>
    </fieldset>
  )
}
