import { press, seeDialog, home, doctor, checkOut } from '../../kit/screens'
import type { Person } from '../../kit/pages/person'
import type { Shown } from '../../kit/shown'

const openFamily = async (I: Person) => {
  await I.openMenu()
  await I.chooseFamily()
  await I.seeInFamily('Asha Patel')
}

export const membersOverlays: readonly Shown[] = [
  {
    name: 'profile prompt',
    who: 'NEWCOMER',
    ...home,
    open: (_, page) => seeDialog(page, 'Complete your profile'),
  },
  {
    name: 'the family',
    who: 'PATIENT',
    ...home,
    open: (I) => openFamily(I),
  },
  {
    name: "a member's form",
    who: 'PATIENT',
    ...home,
    open: async (I) => {
      await openFamily(I)
      await I.editMember('Asha Patel')
      await I.seeMemberForm()
    },
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
