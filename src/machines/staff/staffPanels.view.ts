import type { SnapshotFrom } from 'xstate'
import type { staffPanelsMachine } from './staffPanels.machine'

/** The panel over the page: which, and how far it is. */
export const viewStaffPanels = (snapshot: SnapshotFrom<typeof staffPanelsMachine>) => {
  const { panel, content } = snapshot.context
  return {
    panel: snapshot.matches('closed') ? null : panel,
    content,
    isOpening: snapshot.hasTag('opening'),
    hasFailed: snapshot.hasTag('failed'),
  }
}
