import { css } from 'styled-system/css'
import { RecordType } from '../../core/records/records'
import type { PatientRecordsActor, RecordFilter } from '../../machines/schedule/patientRecords.machine'
import type { PatientRecordsView } from '../../machines/schedule/patientRecords.view'
import { useText } from '../intl/useText'
import { Chip } from '../kit/Chip'
import { SelectField } from '../kit/SelectField'

const look = css({ display: 'grid', gap: '12' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

interface RecordFiltersProps {
  readonly actor: PatientRecordsActor
  readonly view: PatientRecordsView
}

/** Which records of a patient are read: of which kind, and about what. */
export const RecordFilters = ({ actor, view: { filter, categories } }: RecordFiltersProps) => {
  const say = useText()
  const choose = (chosen: Partial<RecordFilter>) => actor.send({ type: 'filter.chosen', filter: chosen })
  return (
    <search className={look} aria-label={say('records.filters')}>
      <div className={chips}>
        <Chip chosen={filter.type === null} onChange={() => choose({ type: null })}>
          {say('records.all')}
        </Chip>
        {RecordType.literals.map((type) => (
          <Chip key={type} chosen={filter.type === type} onChange={() => choose({ type })}>
            {say(`records.type.${type}`)}
          </Chip>
        ))}
      </div>
      {categories.length > 0 && (
        <SelectField
          label={say('records.category')}
          placeholder={say('records.all')}
          options={categories}
          value={filter.healthCategoryId ?? ''}
          onChange={(id) => choose({ healthCategoryId: id === '' ? null : id })}
        />
      )}
    </search>
  )
}
