import { ChevronRight, Hospital } from 'lucide-react'
import { cx } from 'styled-system/css'
import type { TeamHospital } from '../../core/team/team'
import { useText } from '../intl/useText'
import { rows } from '../kit/rows.styles'

interface HospitalListProps {
  readonly hospitals: readonly TeamHospital[]
  readonly onChoose: (id: string) => void
}

/** The hospitals a doctor works at, each with the size of its team. */
export const HospitalList = ({ hospitals, onChoose }: HospitalListProps) => {
  const say = useText()
  return (
    <ul className={rows.list} aria-label={say('team.hospitals')}>
      {hospitals.map(({ id, name, area, city, memberCount }) => (
        <li key={id}>
          <button type="button" className={cx(rows.row, rows.pressable)} onClick={() => onChoose(id)}>
            <Hospital className={rows.icon} size={24} aria-hidden />
            <span className={rows.words}>
              <span className={rows.name}>{name}</span>
              <span className={rows.line}>
                {area}, {city}
              </span>
              <span className={rows.line}>{say('team.memberCount', { count: memberCount })}</span>
            </span>
            <ChevronRight size={20} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
