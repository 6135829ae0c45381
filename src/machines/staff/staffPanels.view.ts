import type { SnapshotFrom } from 'xstate'
import { isLocked } from '../../core/app/staffPanels'
import type { staffPanelsMachine } from './staffPanels.machine'

/** The panel over the page: which, how far it is, and whether it can be closed now. */
export const viewStaffPanels = (snapshot: SnapshotFrom<typeof staffPanelsMachine>) => {
  const { panel, content, creating } = snapshot.context
  return {
    panel: snapshot.matches('closed') ? null : panel,
    content,
    isOpening: snapshot.hasTag('opening'),
    hasFailed: snapshot.hasTag('failed'),
    isLocked: snapshot.hasTag('open') && panel !== null && isLocked(panel, creating),
  }
}
