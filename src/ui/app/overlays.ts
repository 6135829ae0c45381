import type { Overlay } from '../../machines/app/page'
import { loadTexts, type TextRoom } from '../intl/texts'
import { loadStyles } from './onDemand'
import type { PageView } from './pages'

interface OverlaySource {
  readonly load: () => Promise<PageView>
  readonly texts: readonly TextRoom[]
}

/** Where each overlay's view and texts come from. */
const sources: Readonly<Record<Overlay['name'], OverlaySource>> = {
  locationPicker: {
    load: async () => (await import('../location/LocationPicker')).LocationPicker,
    texts: ['location'],
  },
  locationPrompt: {
    load: async () => (await import('../location/LocationPrompt')).LocationPrompt,
    texts: ['location'],
  },
  settings: { load: async () => (await import('../settings/SettingsPanel')).SettingsPanel, texts: ['settings'] },
}

const loaded = new Map<Overlay['name'], PageView>()

/** Fetches an overlay's view and its texts; a second time it answers at once. */
export const loadOverlay = async (name: Overlay['name']): Promise<void> => {
  const { load, texts } = sources[name]
  const [view] = await Promise.all([load(), loadTexts(texts), loadStyles()])
  loaded.set(name, view)
}

/** The view of an overlay that was loaded. */
export const overlayViewOf = (name: Overlay['name']): PageView | undefined => loaded.get(name)
