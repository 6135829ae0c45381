import type { SnapshotFrom } from 'xstate'
import { hasPanel, mayOpen, type StaffPanel, staffPanelNames } from '../../core/app/staffPanels'
import type { appMachine } from '../app/app.machine'

/** Panels whoever works here can open by name; leaving is none of them. */
export const viewPalettePanels = ({ context: { login } }: SnapshotFrom<typeof appMachine>): readonly StaffPanel[] =>
  login === null
    ? []
    : staffPanelNames.filter((panel) => panel !== 'logout' && hasPanel(login.role, panel) && mayOpen(login, panel))
