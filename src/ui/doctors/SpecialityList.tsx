import { ChevronRight } from 'lucide-react'
import { createElement } from 'react'
import { css, cx } from 'styled-system/css'
import { card } from 'styled-system/recipes'
import type { Speciality } from '../../core/doctors/doctors'
import type { Failure } from '../../core/kit/outcome'
import { faultOf } from '../../machines/kit/fault.view'
import { useText } from '../intl/useText'
import { useSpecialityName } from '../intl/useSpecialityName'
import { Spine } from '../kit/art'
import { cardGrid } from '../kit/cardGrid'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { iconOfSpeciality } from '../kit/specialityIcons'

const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '16',
  width: 'full',
  height: 'full',
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { flexShrink: 0 },
  '& > svg:first-child': {
    width: '48',
    height: '48',
    padding: '12',
    borderRadius: '12',
    background: 'tint',
    color: 'primary',
  },
})
const words = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0', flexGrow: '1' })
const name = css({ fontWeight: 'semibold', lineHeight: 'caption' })
const text = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })
const count = css({ color: 'primary', fontSize: '14', fontWeight: 'medium', lineHeight: 'caption' })

/** The specialities as a way into the list. */
export function SpecialityList({
  specialities,
  failure,
  onRetry,
  onChoose,
}: {
  specialities: readonly Speciality[]
  failure: Failure | null
  onRetry: () => void
  onChoose: (specialityId: string) => void
}) {
  const say = useText()
  const nameOf = useSpecialityName()
  if (failure)
    return <ErrorState message={say.fault(faultOf(failure))} retryLabel={say('doctors.retry')} onRetry={onRetry} />
  if (specialities.length === 0) return <EmptyState drawing={<Spine />} title={say('doctors.noSpecialities')} />
  return (
    <ul className={cardGrid}>
      {specialities.map((speciality) => (
        <li key={speciality.id}>
          <button
            type="button"
            className={cx(card({ raised: true, space: 'sm' }), choice)}
            onClick={() => onChoose(speciality.id)}
          >
            {createElement(iconOfSpeciality(speciality.id), { size: 24, 'aria-hidden': true })}
            <span className={words}>
              <span className={name}>{nameOf(speciality.name)}</span>
              <span className={text}>{speciality.summary}</span>
              <span className={count}>{say('doctors.specialityDoctors', { count: speciality.doctorCount })}</span>
            </span>
            <ChevronRight size={20} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
