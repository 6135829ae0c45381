import { press, seeDialog, home, doctor, checkOut } from '../../kit/screens'
import type { Shown } from '../../kit/shown'

export const membersOverlays: readonly Shown[] = [
  {
    name: 'profile prompt',
    who: 'NEWCOMER',
    ...home,
    open: (_, page) => seeDialog(page, 'Complete your profile'),
  },
  {
    name: 'choosing a patient',
    who: 'PATIENT',
    ...doctor,
    open: async (I) => {
      await checkOut(I)
      await I.changePatient()
      await I.seeChooser()
    },
  },
  {
    name: 'adding a patient',
    who: 'PATIENT',
    ...doctor,
    open: async (I, page) => {
      await checkOut(I)
      await I.changePatient()
      await I.seeChooser()
      await press(page, /Add/)
      await page.getByRole('dialog').getByLabel('Full name').waitFor()
    },
  },
]
