import { BedDouble, CalendarPlus, Plus } from 'lucide-react'
import { useText } from '../intl/useText'
import { Menu } from '../app/Menu'
import { entry, list } from '../app/menu.look'
import { opener } from './menu.look'
import type { PanelsActor } from './usePanels'

/** The two ways a patient comes into a doctor's day. */
export const AddPatientMenu = ({ panels }: { readonly panels: PanelsActor }) => {
  const say = useText()
  return (
    <Menu
      side="end"
      label={say('staff.addPatient')}
      opener={
        <span className={opener}>
          <Plus size={20} aria-hidden />
          {say('staff.addPatient')}
        </span>
      }
    >
      <ul className={list}>
        <li>
          <button
            type="button"
            data-choice
            className={entry}
            onClick={() => panels.send({ type: 'open', panel: 'makeAppointment' })}
          >
            <CalendarPlus size={20} aria-hidden />
            {say('staff.addPatient.appointment')}
          </button>
        </li>
        <li>
          <button
            type="button"
            data-choice
            className={entry}
            onClick={() => panels.send({ type: 'open', panel: 'admitPatient' })}
          >
            <BedDouble size={20} aria-hidden />
            {say('staff.addPatient.admit')}
          </button>
        </li>
      </ul>
    </Menu>
  )
}
