import { escape, press, seeDialog, home, checkout } from '../../kit/screens'
import { opensFrom, type Shown } from '../../kit/shown'

const family: Shown = {
  name: 'the family',
  who: 'PATIENT',
  ...home,
  open: async (I) => {
    await I.openMenu()
    await I.chooseFamily()
    await I.seeInFamily('Asha Patel')
  },
}
const choosing = opensFrom(checkout, {
  name: 'choosing a patient',
  open: async (I) => {
    await I.changePatient()
    await I.seeChooser()
  },
})

export const membersOverlays: readonly Shown[] = [
  {
    name: 'profile prompt',
    who: 'NEWCOMER',
    ...home,
    open: (_, page) => seeDialog(page, 'Complete your profile'),
  },
  family,
  opensFrom(family, {
    name: "a member's form",
    open: async (I) => {
      await I.editMember('Asha Patel')
      await I.seeMemberForm()
    },
    close: escape,
  }),
  choosing,
  opensFrom(choosing, {
    name: 'adding a patient',
    open: async (_, page) => {
      await press(page, /Add/)
      await page.getByRole('dialog').getByLabel('Full name').waitFor()
    },
  }),
]
