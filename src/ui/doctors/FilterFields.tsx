import { css } from 'styled-system/css'
import type { DoctorQuery, DoctorSort, Speciality } from '../../core/doctors/doctors'
import { DISTANCES, EXPERIENCES, LANGUAGES, SORTS } from '../../core/doctors/doctors.rules'
import { useText } from '../intl/useText'
import { useSpecialityName } from '../intl/useSpecialityName'
import { Chip } from '../kit/Chip'
import { SelectField } from '../kit/SelectField'
import { usePlace } from './usePlace'

interface FilterFieldsProps {
  query: DoctorQuery
  specialities: readonly Speciality[]
  onChange: (query: DoctorQuery) => void
}

interface ChipsProps<Value> {
  label: string
  options: readonly { value: Value; name: string }[]
  chosen: Value | null
  onChoose: (value: Value | null) => void
}

const fields = css({ display: 'flex', flexDirection: 'column', gap: '24' })
const group = css({ margin: '0', padding: '0', border: 'none', minWidth: '0' })
const legend = css({ padding: '0', marginBlockEnd: '8', fontSize: '14', fontWeight: 'medium', lineHeight: 'caption' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

/** One of several or none; a press on the chosen one lets it go. */
function Chips<Value extends string | number>({ label, options, chosen, onChoose }: ChipsProps<Value>) {
  return (
    <fieldset className={group}>
      <legend className={legend}>{label}</legend>
      <div className={chips}>
        {options.map(({ value, name }) => (
          <Chip key={value} chosen={value === chosen} onChange={(isOn) => onChoose(isOn ? value : null)}>
            {name}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

/** Everything that narrows the list of doctors, and its order. */
export function FilterFields({ query, specialities, onChange }: FilterFieldsProps) {
  const say = useText()
  const nameOf = useSpecialityName()
  const { isPlaced, counted, ask } = usePlace(query)
  const change = (part: Partial<DoctorQuery>) => {
    const needsPlace = part.sort === 'nearest' || (part.distance ?? null) !== null
    if (needsPlace && !isPlaced) ask()
    else onChange({ ...query, ...part })
  }
  return (
    <div className={fields}>
      <SelectField
        label={say('doctors.sort')}
        options={SORTS.map((sort) => ({ id: sort, name: say(`doctors.sort.${sort}`) }))}
        value={counted.sort}
        onChange={(sort) => change({ sort: sort as DoctorSort /* its options are the sorts */ })}
      />
      <Chips
        label={say('doctors.consultation')}
        options={(['video', 'inClinic'] as const).map((value) => ({ value, name: say(`doctors.${value}`) }))}
        chosen={query.consultation}
        onChoose={(consultation) => change({ consultation })}
      />
      <SelectField
        label={say('doctors.speciality')}
        placeholder={say('doctors.anySpeciality')}
        options={specialities.map(({ id, name }) => ({ id, name: nameOf(name) }))}
        value={query.specialityId ?? ''}
        onChange={(id) => change({ specialityId: id === '' ? null : id })}
      />
      <SelectField
        label={say('doctors.language')}
        placeholder={say('doctors.anyLanguage')}
        options={LANGUAGES.map((language) => ({ id: language, name: say(`doctors.language.${language}`) }))}
        value={query.language ?? ''}
        onChange={(language) => change({ language: language === '' ? null : language })}
      />
      <Chips
        label={say('doctors.distance')}
        options={DISTANCES.map((value) => ({ value, name: say('doctors.kilometres', { kilometres: value }) }))}
        chosen={counted.distance}
        onChoose={(distance) => change({ distance })}
      />
      <Chips
        label={say('doctors.experience')}
        options={EXPERIENCES.map((value) => ({ value, name: say('doctors.yearsOrMore', { years: value }) }))}
        chosen={query.experience}
        onChoose={(experience) => change({ experience })}
      />
    </div>
  )
}
