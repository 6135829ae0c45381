import { desk } from '../../kit/screens'
import type { Shown } from '../../kit/shown'

export const staffOverlays: readonly Shown[] = [
  {
    name: 'menu of a doctor',
    ...desk,
    open: async (I, page) => {
      await I.openMenu()
      await page.getByRole('button', { name: 'Templates' }).filter({ visible: true }).waitFor()
    },
  },
  {
    name: 'logout of a doctor',
    ...desk,
    open: async (I) => {
      await I.openMenu()
      await I.askToLogOut()
    },
  },
]
