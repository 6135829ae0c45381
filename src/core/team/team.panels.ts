import { panel, type Panel } from '../kit/panel'
import { DOCTORS } from '../session/roles'

/** What staff open of this room over their pages. */
export const teamPanels = { team: panel(DOCTORS, 'user.viewDoctorTeam', { menu: 40 }) } as const satisfies Record<
  string,
  Panel
>
