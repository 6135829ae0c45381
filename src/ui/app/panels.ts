import type { PanelRequest } from '../../machines/app/panel.machine'
import { loadTexts, type TextRoom } from '../intl/texts'
import { loadStyles } from './onDemand'
import type { PageView } from './pages'

interface PanelSource {
  readonly load: () => Promise<PageView>
  readonly texts: readonly TextRoom[]
}

/** Where each panel's view and texts come from. */
const sources: Readonly<Record<PanelRequest['name'], PanelSource>> = {
  settings: { load: async () => (await import('../settings/SettingsPanel')).SettingsPanel, texts: ['settings'] },
}

const loaded = new Map<PanelRequest['name'], PageView>()

/** Fetches a panel's view and its texts; a second time it answers at once. */
export const loadPanel = async (name: PanelRequest['name']): Promise<void> => {
  const { load, texts } = sources[name]
  const [view] = await Promise.all([load(), loadTexts(texts), loadStyles()])
  loaded.set(name, view)
}

/** The view of a panel that was loaded. */
export const panelViewOf = (name: PanelRequest['name']): PageView | undefined => loaded.get(name)
