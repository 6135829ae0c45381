import { escape, press, home, desk } from '../../kit/screens'
import type { Shown } from '../../kit/shown'

export const settingsOverlays: readonly Shown[] = [
  { name: 'settings of a guest', who: 'GUEST', ...home, open: (I) => I.openSettings(), close: escape },
  {
    name: 'settings of a doctor',
    ...desk,
    open: async (I, page) => {
      await I.openMenu()
      await press(page, /^Settings$/)
      await I.seeSettings()
    },
    close: escape,
  },
]
