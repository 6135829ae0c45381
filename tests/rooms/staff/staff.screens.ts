import { desk, escape } from '../../kit/screens'
import { opensFrom, type Shown } from '../../kit/shown'

const menu: Shown = {
  name: 'menu of a doctor',
  ...desk,
  open: async (I, page) => {
    await I.openMenu()
    await page.getByRole('button', { name: 'Templates' }).filter({ visible: true }).waitFor()
  },
}

export const staffOverlays: readonly Shown[] = [
  menu,
  opensFrom(menu, { name: 'logout of a doctor', open: (I) => I.askToLogOut(), close: escape }),
]
