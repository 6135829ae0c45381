import { useState } from 'react'
import { css } from 'styled-system/css'
import { sentenceCase } from '../../core/kit/text'
import { wholeNumber } from '../../core/kit/typedNumber'
import { isEmptyRow } from '../../core/prescription/medicineRow.rules'
import { type Frequency, Route } from '../../core/prescription/prescription'
import { routesFor } from '../../core/prescription/routes.rules'
import { incompleteSteps, stepsOf, type TouchedDose, touchedText } from '../../core/prescription/touched.rules'
import { rowOfLine } from '../../core/prescription/prescriptionForm.rules'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { formOf, medicinesOf, openedOf } from '../../machines/prescription/prescription.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Chip } from '../kit/Chip'
import { Modal } from '../kit/Modal'
import { NumberStepper } from '../kit/NumberStepper'
import { SelectField } from '../kit/SelectField'
import { SearchCombobox } from '../kit/search-combobox/SearchCombobox'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'
import { DrawerDose } from './DrawerDose'
import { DrawerSteps, type TouchedCourse } from './DrawerSteps'
import { formLook } from './form.styles'
import { brandsOf, medicineHits, soughtName } from './medicineHits'
import { useLookup } from './useLookup'

const form = css({ display: 'grid', gap: '16' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

/** Days that are written most, one press each. */
const USUAL_DAYS = [3, 5, 7, 10, 15, 30] as const

interface MedicineDrawerProps {
  readonly actor: PrescriptionActor
  readonly onClose: () => void
}

/** A medicine put together by touch: name, times, how it is given, meal, days, and what follows. */
export const MedicineDrawer = ({ actor, onClose }: MedicineDrawerProps) => {
  const say = useText()
  const opened = useView(actor, openedOf)
  const [name, setName] = useState('')
  const [medicineId, setMedicineId] = useState<string | null>(null)
  const [dose, setDose] = useState<TouchedDose>({ times: [], amount: 1 })
  const [chosenRoute, setRoute] = useState<string>('')
  const [course, setCourse] = useState<TouchedCourse>({ steps: [], isStopped: false })
  const [meal, setMeal] = useState<string | null>(null)
  const [frequency, setFrequency] = useState<readonly Frequency[]>([])
  const [days, setDays] = useState('')
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const sought = soughtName(name)
  const { found, isSearching } = useLookup(actor, 'medicineSearch', 'medicine', sought ?? '')
  const hits = medicineHits(sought, opened?.medicines ?? [], found)
  if (opened === null) return null
  const { config } = opened
  const [least, most] = [config.frequencyDays[0] ?? 1, config.frequencyDays.at(-1) ?? 180]
  const toggle = <A,>(all: readonly A[], one: A): readonly A[] =>
    all.includes(one) ? all.filter((each) => each !== one) : [...all, one]
  const isLong = (text: string): boolean => (wholeNumber(text, most) ?? 0) >= least
  const areDaysRight = days === '' ? course.steps.length === 0 : isLong(days)
  const incomplete = incompleteSteps(course, isLong)
  const chosen = [...hits.flatMap((hit) => hit.medicine ?? []), ...opened.medicines].find(({ id }) => id === medicineId)
  const routes = (chosen && routesFor(chosen.form, chosen.generic)) ?? Route.literals
  // Of another form the one that was chosen may be none.
  const route = routes.find((each) => each === chosenRoute)
  const isDaily = frequency.includes('daily')
  const save = () => {
    setTried(true)
    if (name.trim() === '' || !areDaysRight || incomplete.includes(true)) return
    const snapshot = actor.getSnapshot()
    const [medicines, written] = [medicinesOf(snapshot), formOf(snapshot)]
    const medicine = [...hits.flatMap((hit) => hit.medicine ?? []), ...medicines].find(({ id }) => id === medicineId)
    const line = {
      name: name.trim(),
      medicineId,
      note,
      mealType: config.mealTypes.find(({ id }) => id === meal)?.id ?? null,
      mealTypeTime: dose.times,
      whenText: touchedText(dose),
      frequency,
      frequencyDays: days === '' ? null : Number(days),
      frequencyText: '',
      ...(route !== undefined && { route }),
      ...stepsOf(course),
    }
    const last = written.medicines.at(-1)
    const id = `m${Math.max(0, ...written.medicines.map((row) => Number(row.id.slice(1)) || 0)) + 1}`
    actor.send({
      type: 'medicine',
      act: {
        type: 'placed',
        row: rowOfLine(id, line, medicine ? [...medicines, medicine] : medicines, null),
        over: last !== undefined && isEmptyRow(last) ? last.id : null,
      },
    })
    onClose()
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={say('prescription.addMedicine')}
      closeLabel={say('app.close')}
      side="end"
      sticky
      footer={<Button onClick={save}>{say('prescription.add')}</Button>}
    >
      <div className={form}>
        <SearchCombobox
          view={{
            label: say('prescription.cell.name'),
            query: name,
            hits: hits.map((hit) => ({
              id: hit.id,
              name: hit.name,
              note: brandsOf(hit),
            })),
            found: [],
            isSearching,
            error: isTried && name.trim() === '' ? say('prescription.emptyFields') : undefined,
          }}
          on={(event) => {
            if (event.type === 'query.typed') {
              setName(event.query)
              setMedicineId(null)
              actor.send({ type: 'looked', asked: { kind: 'medicine', text: soughtName(event.query) ?? '' } })
              return
            }
            const hit = hits.find(({ id }) => id === event.id)
            setMedicineId(event.id)
            setName(hit?.name ?? name)
          }}
        />
        <div className={formLook.section}>
          <h3 className={formLook.title}>{say('prescription.cell.dose')}</h3>
          <DrawerDose mealTimes={config.mealTimes} dose={dose} onChange={setDose} />
        </div>
        <SelectField
          label={say('prescription.cell.route')}
          placeholder={say('prescription.route.unsaid')}
          value={route ?? ''}
          options={routes.map((each) => ({ id: each, name: sentenceCase(say(`prescription.route.${each}`)) }))}
          onChange={setRoute}
        />
        <div className={formLook.section}>
          <h3 className={formLook.title}>{say('prescription.cell.meal')}</h3>
          <div className={chips}>
            {config.mealTypes.map(({ id, name: words }) => (
              <Chip key={id} chosen={id === meal} onChange={(isChosen) => setMeal(isChosen ? id : null)}>
                {sentenceCase(words)}
              </Chip>
            ))}
          </div>
        </div>
        <div className={formLook.section}>
          <h3 className={formLook.title}>{say('prescription.frequency')}</h3>
          <div className={chips}>
            {config.frequencies.map(({ id, name: words }) => (
              <Chip
                key={id}
                chosen={frequency.includes(id)}
                disabled={id === 'daily' ? frequency.length > 0 && !isDaily : isDaily}
                onChange={() => setFrequency(toggle(frequency, id))}
              >
                {sentenceCase(words)}
              </Chip>
            ))}
          </div>
        </div>
        <NumberStepper
          label={say('prescription.cell.days')}
          unit={say('prescription.days.unit')}
          value={days}
          min={least}
          max={most}
          presets={USUAL_DAYS}
          error={isTried && !areDaysRight ? say('prescription.line.days', { most }) : undefined}
          onChange={setDays}
        />
        <DrawerSteps
          mealTimes={config.mealTimes}
          first={dose}
          course={course}
          range={[least, most]}
          incomplete={isTried ? incomplete : []}
          onChange={setCourse}
        />
        <TextField label={say('prescription.cell.note')} value={note} onChange={setNote} />
      </div>
    </Modal>
  )
}
