import { css } from 'styled-system/css'
// The letters in which advice is read, whatever language the doctor works in; a browser fetches those that it meets.
import '../intl/others.css'
import { standardAdvice } from '../../core/inpatient/advice'
import type { SummaryText } from '../../core/inpatient/summary'
import type { CalendarDay } from '../../core/kit/dates'
import { languageCodes, languages, tagOf } from '../../core/language/languages'
import type { DischargeMedicinesActor } from '../../machines/inpatient/dischargeMedicines.machine'
import type { DischargeView } from '../../machines/inpatient/discharge.view'
import { useText } from '../intl/useText'
import { Checkbox } from '../kit/Checkbox'
import { DatePicker } from '../kit/date-picker/DatePicker'
import { RefusedFields } from '../kit/refusedFields'
import { SelectField } from '../kit/SelectField'
import { TextField } from '../kit/TextField'
import { DischargeMedicines } from './DischargeMedicines'

const look = css({ display: 'grid', gap: '16' })
const heading = css({ margin: '0', fontSize: '16', fontWeight: 'semibold' })
const sentences = css({ display: 'grid', gap: '4' })
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'auto minmax(0, 1fr)' },
  gap: '16',
})

interface SummaryFieldsProps {
  readonly view: DischargeView
  readonly medicines: DischargeMedicinesActor | undefined
  readonly today: CalendarDay
  readonly onChange: (change: Partial<SummaryText>) => void
}

/** What a summary says, field by field. */
export const SummaryFields = ({ view, medicines, today, onChange }: SummaryFieldsProps) => {
  const say = useText()
  const { text } = view
  const lang = tagOf(text.adviceLanguage)
  return (
    <RefusedFields of={view.fault?.fields}>
      <div className={look}>
        <TextField
          label={say('inpatient.summary.diagnosis')}
          asSent="diagnosis"
          lines={2}
          value={text.diagnosis}
          maxLength={4000}
          onChange={(diagnosis) => onChange({ diagnosis })}
        />
        <TextField
          label={say('inpatient.summary.course')}
          asSent="course"
          lines={5}
          value={text.course}
          maxLength={4000}
          onChange={(course) => onChange({ course })}
        />
        <h3 className={heading}>{say('inpatient.summary.medicines')}</h3>
        {medicines && <DischargeMedicines actor={medicines} />}
        <h3 className={heading}>{say('inpatient.summary.advice')}</h3>
        <SelectField
          label={say('inpatient.summary.language')}
          asSent="adviceLanguage"
          options={languageCodes.map((id) => ({ id, name: languages[id].name }))}
          value={text.adviceLanguage}
          onChange={(id) => onChange({ adviceLanguage: languageCodes.find((each) => each === id) ?? 'eng' })}
        />
        <div className={sentences} role="group" aria-label={say('inpatient.summary.standard')} lang={lang}>
          {standardAdvice.map(({ id, text: words }) => (
            <Checkbox
              key={id}
              label={words[text.adviceLanguage]}
              checked={text.standardAdvice.includes(id)}
              onChange={(isChosen) =>
                onChange({
                  standardAdvice: isChosen
                    ? [...text.standardAdvice, id]
                    : text.standardAdvice.filter((each) => each !== id),
                })
              }
            />
          ))}
        </div>
        <TextField
          label={say('inpatient.summary.ownAdvice')}
          asSent="advice"
          lines={3}
          lang={lang}
          value={text.advice}
          maxLength={4000}
          onChange={(advice) => onChange({ advice })}
        />
        <div className={pair}>
          <DatePicker
            view={{
              label: say('inpatient.summary.followUpOn'),
              value: text.followUpOn,
              min: today,
              max: null,
              asSent: 'followUpOn',
            }}
            on={({ day }) => onChange({ followUpOn: day })}
          />
          <TextField
            label={say('inpatient.summary.followUp')}
            asSent="followUp"
            value={text.followUp}
            maxLength={400}
            onChange={(followUp) => onChange({ followUp })}
          />
        </div>
      </div>
    </RefusedFields>
  )
}
