import type { StaffPanel } from '../../core/app/staffPanels'
import type { PageView } from '../app/pages'
import { loadStyles } from '../app/onDemand'
import { loadTexts, type TextRoom } from '../intl/texts'

interface PanelSource {
  readonly load: () => Promise<PageView>
  readonly texts: readonly TextRoom[]
}

/** Where the content of each panel comes from; a room that is not built yet says so inside its panel. */
const sources: Partial<Record<StaffPanel, PanelSource>> = {
  help: { load: async () => (await import('../support/HelpPanel')).HelpPanel, texts: ['support'] },
  search: { load: async () => (await import('./SearchPanel')).SearchPanel, texts: [] },
}

const loaded = new Map<StaffPanel, PageView>()

/** Fetches a panel's content and its texts; a second time it answers at once. */
export const loadStaffPanel = async (panel: StaffPanel): Promise<void> => {
  const source = sources[panel]
  if (source === undefined || loaded.has(panel)) return
  const [view] = await Promise.all([source.load(), loadTexts(source.texts), loadStyles()])
  loaded.set(panel, view)
}

/** The content of a panel that was loaded. */
export const staffPanelViewOf = (panel: StaffPanel): PageView | undefined => loaded.get(panel)
