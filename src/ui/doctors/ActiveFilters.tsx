import { X } from 'lucide-react'
import { css } from 'styled-system/css'
import { chip } from 'styled-system/recipes'
import type { DoctorQuery, Speciality } from '../../core/doctors/doctors'
import { ANY_DOCTOR } from '../../core/doctors/doctors.rules'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { useSpecialityName } from '../intl/useSpecialityName'
import { usePlace } from './usePlace'

interface ActiveFiltersProps {
  query: DoctorQuery
  specialities: readonly Speciality[]
  onChange: (query: DoctorQuery) => void
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })

/** The filters that are on, each with its way off. */
export function ActiveFilters({ query, specialities, onChange }: ActiveFiltersProps) {
  const say = useText()
  const nameOf = useSpecialityName()
  const { distance } = usePlace(query).counted
  const language = query.language as 'English' | null // the filter offers its languages from the same list as the texts
  const speciality = specialities.find(({ id }) => id === query.specialityId)?.name ?? query.specialityId
  const filters = [
    ['specialityId', speciality && nameOf(speciality)],
    ['consultation', query.consultation && say(`doctors.${query.consultation}`)],
    ['language', language && say(`doctors.language.${language}`)],
    ['distance', distance && say('doctors.within', { kilometres: distance })],
    ['experience', query.experience && say('doctors.yearsOrMore', { years: query.experience })],
  ] as const
  const named = filters.flatMap(([key, name]) => (name ? [{ key, name }] : []))
  if (named.length === 0) return null
  return (
    <div className={row} role="group" aria-label={say('doctors.activeFilters')}>
      {named.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          className={chip()}
          aria-label={say('doctors.remove', { name })}
          onClick={() => onChange({ ...query, [key]: null })}
        >
          {name}
          <X size={16} aria-hidden />
        </button>
      ))}
      <Button
        tone="quiet"
        size="sm"
        onClick={() => onChange({ ...ANY_DOCTOR, search: query.search, sort: query.sort })}
      >
        {say('doctors.clearAll')}
      </Button>
    </div>
  )
}
