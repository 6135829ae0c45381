import type { SnapshotFrom } from 'xstate'
import { type MenuEntry, staffMenu } from '../../core/app/staffPanels'
import type { appMachine } from '../app/app.machine'

/** Everything that belongs to who works here, in its order. */
export const viewStaffMenu = ({ context: { login } }: SnapshotFrom<typeof appMachine>): readonly MenuEntry[] =>
  staffMenu(login)
