import { BedDouble, CalendarPlus, Plus } from 'lucide-react'
import type { StaffPanel } from '../../core/app/staffPanels'
import { useText } from '../intl/useText'
import { Menu } from '../app/frame/Menu'
import { entry, list } from '../app/frame/menu.styles'
import { opener, outlined } from './menu.styles'

interface AddPatientMenuProps {
  /** It is what the page is for. */
  readonly isMain: boolean
  readonly onOpen: (panel: StaffPanel) => void
}

/** The two ways a patient comes into a doctor's day. */
export const AddPatientMenu = ({ isMain, onOpen }: AddPatientMenuProps) => {
  const say = useText()
  return (
    <Menu
      side="end"
      label={say('staff.addPatient')}
      opener={
        <span className={isMain ? opener : outlined}>
          <Plus size={20} aria-hidden />
          {say('staff.addPatient')}
        </span>
      }
    >
      <ul className={list}>
        <li>
          <button type="button" data-choice className={entry} onClick={() => onOpen('makeAppointment')}>
            <CalendarPlus size={20} aria-hidden />
            {say('staff.addPatient.appointment')}
          </button>
        </li>
        <li>
          <button type="button" data-choice className={entry} onClick={() => onOpen('admitPatient')}>
            <BedDouble size={20} aria-hidden />
            {say('staff.addPatient.admit')}
          </button>
        </li>
      </ul>
    </Menu>
  )
}
