import { useState } from 'react'
import { css } from 'styled-system/css'
import { wholeNumber } from '../../core/kit/typedNumber'
import { Condition } from '../../core/members/members'
import { statedOf } from '../../core/members/facts.rules'
import type { PatientContext } from '../../machines/prescription/prescription.context'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Checkbox } from '../kit/Checkbox'
import { Chip } from '../kit/Chip'
import { ChipInput, type InputChip } from '../kit/chip-input/ChipInput'
import { Modal } from '../kit/Modal'
import { TextField } from '../kit/TextField'
import { formLook } from './form.styles'
import { currentMedicinesIn } from './lineWords'
import { useAside } from './useAside'

const form = css({ display: 'grid', gap: '16' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })
const problem = css({ margin: '0', color: 'bad', fontSize: '14', lineHeight: 'caption' })

const MOST_EGFR = 200

/** Kidney function as it is typed: undefined for what is none. */
const egfrOf = (text: string): number | null | undefined => {
  if (text.trim() === '') return null
  const value = wholeNumber(text, MOST_EGFR)
  return value === null || value === 0 ? undefined : value
}

interface FactsDrawerProps {
  readonly actor: PrescriptionActor
  readonly patient: PatientContext
  readonly onClose: () => void
}

/** What the checks know of the patient: allergies, conditions, kidney function. Saved at once, for every doctor here. */
export const FactsDrawer = ({ actor, patient, onClose }: FactsDrawerProps) => {
  const { facts } = patient
  const say = useText()
  const [query, setQuery] = useState('')
  const [allergies, setAllergies] = useState<readonly InputChip[]>(
    (facts.allergies ?? []).map((name) => ({ id: null, name })),
  )
  const [conditions, setConditions] = useState<readonly Condition[]>(facts.conditions ?? [])
  const [refuted, setRefuted] = useState<readonly string[]>([])
  const [egfr, setEgfr] = useState(facts.egfr === null ? '' : String(facts.egfr))
  const { isSending, fault, save, dismiss } = useAside(actor, onClose)
  const kidneys = egfrOf(egfr)
  const close = () => {
    dismiss()
    onClose()
  }
  const send = () => {
    if (kidneys === undefined) return
    // What stands in the field and was not finished counts too.
    const names = [...allergies.map(({ name }) => name), query.trim()].filter(Boolean)
    save({ kind: 'facts', facts: { allergies: [...new Set(names)], conditions, egfr: kidneys, refuted } })
  }
  return (
    <Modal
      open
      onClose={close}
      title={say('prescription.facts')}
      closeLabel={say('app.close')}
      side="end"
      sticky
      footer={
        <Button busy={isSending} onClick={send}>
          {say('prescription.facts.save')}
        </Button>
      }
    >
      <div className={form}>
        {fault !== null && (
          <p className={problem} role="alert">
            {say.fault(fault)}
          </p>
        )}
        <p className={formLook.note}>{currentMedicinesIn(say, patient.currentMedicines)}</p>
        <ChipInput
          view={{
            label: say('prescription.facts.allergies'),
            placeholder: say('prescription.facts.allergies.example'),
            help: say('prescription.facts.allergies.help'),
            chips: allergies,
            query,
            hits: [],
            found: [],
            isSearching: false,
          }}
          on={(event) => {
            if (event.type === 'query.typed') setQuery(event.query)
            else if (event.type === 'chip.added') setAllergies([...allergies, event.chip])
            else setAllergies(allergies.filter((_, place) => place !== event.place))
          }}
        />
        {statedOf(facts.stated, 'allergy').length > 0 && (
          <section className={formLook.section} aria-labelledby="facts-stated">
            <h3 id="facts-stated" className={formLook.title}>
              {say('prescription.facts.stated')}
            </h3>
            {statedOf(facts.stated, 'allergy').map((name) => (
              <Checkbox
                key={name}
                label={say('prescription.facts.refute', { name })}
                checked={refuted.includes(name)}
                onChange={(isOn) => setRefuted(isOn ? [...refuted, name] : refuted.filter((each) => each !== name))}
              />
            ))}
          </section>
        )}
        <section className={formLook.section} aria-labelledby="facts-conditions">
          <h3 id="facts-conditions" className={formLook.title}>
            {say('prescription.facts.conditions')}
          </h3>
          <div className={chips}>
            {Condition.literals.map((id) => (
              <Chip
                key={id}
                chosen={conditions.includes(id)}
                onChange={(isOn) =>
                  setConditions(isOn ? [...conditions, id] : conditions.filter((each) => each !== id))
                }
              >
                {say(`prescription.condition.${id}`)}
              </Chip>
            ))}
          </div>
        </section>
        <TextField
          label={say('prescription.facts.egfr')}
          numeric="digits"
          value={egfr}
          error={kidneys === undefined ? say('prescription.facts.egfr.wrong') : undefined}
          onChange={setEgfr}
        />
      </div>
    </Modal>
  )
}
