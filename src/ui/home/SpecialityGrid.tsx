import { css, cx } from 'styled-system/css'
import { card } from 'styled-system/recipes'
import type { Speciality } from '../../core/doctors/doctors'
import { doctorsPath } from '../../core/doctors/specialities'
import type { Fault } from '../../machines/kit/fault.view'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { useSpecialityName } from '../intl/useSpecialityName'
import { ServerDown } from '../kit/art'
import { ErrorState } from '../kit/ErrorState'
import { Skeleton } from '../kit/Skeleton'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { iconOfSpeciality } from '../kit/specialityIcons'

const section = css({ display: 'grid', gap: '16' })
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16',
  '& > h2': { margin: '0', textStyle: 'heading' },
})
const all = css({ display: 'inline-flex', alignItems: 'center', minHeight: '44', fontWeight: 'medium', fontSize: '14' })
const list = css({
  display: 'grid',
  gap: { base: '8', tablet: '16' },
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    tablet: 'repeat(3, minmax(0, 1fr))',
    desktop: 'repeat(4, minmax(0, 1fr))',
  },
  margin: '0',
  padding: '0',
  listStyle: 'none',
  '& > li': { display: 'grid' },
})
const tile = css({
  '&:is(a)': { display: 'flex', flexDirection: 'column', gap: '8', padding: { base: '12', tablet: '16' } },
  '& > svg': { color: 'primary' },
})
const name = css({
  flexGrow: '1',
  fontSize: '14',
  fontWeight: 'semibold',
  lineHeight: 'caption',
  overflowWrap: 'anywhere',
})
const count = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })
const waiting = css({ height: '120' })

const TILES = 10

export interface SpecialityGridProps {
  readonly specialities: readonly Speciality[]
  readonly isArriving: boolean
  readonly fault: Fault | null
  readonly onRetry: () => void
}

/** The specialities of the practice, each leading to its doctors. */
export const SpecialityGrid = ({ specialities, isArriving, fault, onRetry }: SpecialityGridProps) => {
  const say = useText()
  const nameOf = useSpecialityName()
  return (
    <section className={section} aria-busy={isArriving}>
      <div className={head}>
        <h2>{say('home.specialities.title')}</h2>
        <Link href="/find-doctor?type=speciality" className={all}>
          {say('home.specialities.all')}
        </Link>
      </div>
      {isArriving && <VisuallyHidden>{say('home.specialities.loading')}</VisuallyHidden>}
      {fault ? (
        <ErrorState
          drawing={<ServerDown />}
          message={say.fault(fault)}
          retryLabel={say('app.retry')}
          onRetry={onRetry}
        />
      ) : (
        <ul className={list}>
          {isArriving &&
            Array.from({ length: TILES }, (_, tile) => (
              <li key={tile}>
                <Skeleton shape="block" className={waiting} />
              </li>
            ))}
          {specialities.map((speciality) => {
            const Icon = iconOfSpeciality(speciality.id)
            return (
              <li key={speciality.id}>
                <Link href={doctorsPath({ speciality: speciality.id })} className={cx(card({ raised: true }), tile)}>
                  <Icon size={24} aria-hidden />
                  <span className={name}>{nameOf(speciality.name)}</span>
                  <span className={count}>{say('home.specialities.doctors', { count: speciality.doctorCount })}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
