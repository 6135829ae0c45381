import { type KeyboardEvent, memo } from 'react'
import { css, cx } from 'styled-system/css'
import { LONGEST_TEXT } from '../../core/prescription/prescription.limits'
import { nextVisitOf } from '../../core/prescription/prescriptionForm.rules'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { formOf, openedOf } from '../../machines/prescription/prescription.view'
import { useText } from '../intl/useText'
import { Chip } from '../kit/Chip'
import { SelectField } from '../kit/SelectField'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'
import { formLook } from './form.styles'

const visit = css({ display: 'grid', gridTemplateColumns: '8rem 10rem', gap: '8', alignItems: 'end' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })
/** A phone's fold and the bar of a desktop say it already. */
const categoryTitle = cx(formLook.title, css({ tabletDown: { srOnly: true }, desktop: { srOnly: true } }))
const row = css({
  desktop: {
    flexWrap: 'nowrap',
    gap: '4',
    overflowX: 'auto',
    scrollbarWidth: '[thin]',
    padding: '4',
    margin: '-4',
    '& > button': { paddingInline: '8', fontSize: '12' },
  },
})
const digit = css({ color: 'muted', fontSize: '12', fontVariantNumeric: 'tabular-nums', _touch: { display: 'none' } })

interface PartProps {
  readonly actor: PrescriptionActor
}

/** Free text: diet and exercise, and a note. */
export const Texts = memo(({ actor, field }: PartProps & { readonly field: 'dietAndExercise' | 'note' }) => {
  const say = useText()
  const value = useView(actor, (snapshot) => formOf(snapshot)[field])
  return (
    <TextField
      label={say(`prescription.${field}`)}
      asSent={field}
      lines={2}
      maxLength={LONGEST_TEXT}
      value={value}
      onChange={(text) => actor.send({ type: 'changed', change: { [field]: text } })}
    />
  )
})

/** When the patient comes again: zero or nothing is no next visit. */
export const NextVisit = ({ actor }: PartProps) => {
  const say = useText()
  const number = useView(actor, (snapshot) => formOf(snapshot).nextVisitNo)
  const type = useView(actor, (snapshot) => formOf(snapshot).nextVisitType)
  const types = useView(actor, (snapshot) => openedOf(snapshot)?.config.nextVisitTypes)
  return (
    <div className={visit}>
      <TextField
        label={say('prescription.nextVisit')}
        asSent="nextVisitNo"
        numeric="digits"
        value={number}
        error={nextVisitOf(number) === null ? say('prescription.nextVisit.wrong') : undefined}
        onChange={(text) => actor.send({ type: 'changed', change: { nextVisitNo: text } })}
      />
      <SelectField
        label={say('prescription.nextVisit.unit')}
        asSent="nextVisitType"
        labelHidden
        value={type}
        options={types?.map(({ id, name }) => ({ id, name })) ?? []}
        onChange={(id) => {
          const chosen = types?.find((each) => each.id === id)
          if (chosen) actor.send({ type: 'changed', change: { nextVisitType: chosen.id } })
        }}
      />
    </div>
  )
}

/** The health category, without which nothing is saved: digits choose while the focus is here. */
export const Categories = ({ actor }: PartProps) => {
  const say = useText()
  const chosen = useView(actor, (snapshot) => formOf(snapshot).healthCategoryId)
  const categories = useView(actor, (snapshot) => openedOf(snapshot)?.config.healthCategories) ?? []
  const choose = (id: string) => actor.send({ type: 'changed', change: { healthCategoryId: id } })
  const press = (event: KeyboardEvent) => {
    const category = /^[1-9]$/.test(event.key) ? categories[Number(event.key) - 1] : undefined
    if (!category || event.ctrlKey || event.altKey) return
    event.preventDefault()
    choose(category.id)
  }
  return (
    <section className={formLook.section} aria-labelledby="prescription-category-title">
      <h2 id="prescription-category-title" className={categoryTitle}>
        {say('prescription.category')}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- digits choose among the chips in it */}
      <div
        id="prescription-category"
        className={cx(chips, row)}
        role="group"
        aria-labelledby="prescription-category-title"
        tabIndex={-1}
        onKeyDown={press}
      >
        {categories.map(({ id, name }, index) => (
          <Chip key={id} chosen={id === chosen} aria-keyshortcuts={String(index + 1)} onChange={() => choose(id)}>
            {index < 9 && (
              <span className={digit} aria-hidden>
                {index + 1}
              </span>
            )}
            {name}
          </Chip>
        ))}
      </div>
    </section>
  )
}
