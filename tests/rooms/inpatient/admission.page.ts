import type { Page } from 'playwright-core'
import type { Size } from '../../kit/browser'
import type { Actions } from '../../kit/pages/actions'

/** The form of an admission, in a dialog or on a page of its own. */
export const admissionPage = (page: Page, { press, type }: Actions, size: Size) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const choose = async (name: string, choice: string) => void (await field(name).selectOption({ label: choice }))
  const busy = page.locator('[aria-busy=true]')
  const question = page.getByRole('alertdialog')
  const leaving = page.getByRole('alertdialog', { name: 'Discard changes?' })
  const history = field('Case history')
  return {
    /** From the bar; a phone has a button on the page. */
    admitPatient: async () => {
      if (size === 'phone') return press(button('Admit patient').filter({ visible: true }).first())
      await press(page.locator('summary').filter({ hasText: 'Add Patient' }))
      await press(button('Admit Patient'))
    },
    seeAdmissionLoading: () => history.waitFor({ state: 'detached' }),
    seeAdmissionFailed: () => button('Try again').waitFor(),
    askForAdmissionAgain: () => press(button('Try again')),
    seeAdmissionLocked: () => button('Edit').waitFor(),
    editAdmission: () => press(button('Edit')),
    seeAdmissionToCorrect: () => button('Save Changes').and(page.locator(':not([aria-busy])')).waitFor(),
    /** In a field, or in the line of somebody who is known. */
    seePatientToAdmit: (name: string) =>
      page.locator(`input[value="${name}"]`).or(page.locator('form strong').getByText(name)).first().waitFor(),
    seeAdmissionRefused: () => page.getByRole('alert').filter({ visible: true }).first().waitFor(),
    seeAdmissionBusy: (name: 'Admit' | 'Save Changes') => button(name).and(busy).waitFor(),
    writeCaseHistory: (words: string) => type(history, words),
    saveAdmission: () => press(button('Save Changes')),
    seeRoomsToAdmitLoading: () => field('ICU/Ward').and(page.locator(':disabled')).waitFor(),
    seeRoomsToAdmit: () => field('ICU/Ward').and(page.locator(':enabled')).waitFor(),
    chooseBedToAdmit: async (room: string, bed: string) => {
      await choose('ICU/Ward', room)
      await choose('Bed number', bed)
    },
    fillInAdmission: async ({ sponsor, caseHistory, uhid }: Readonly<Record<string, string>>) => {
      if (sponsor !== undefined) await choose('Sponsor', sponsor)
      if (caseHistory !== undefined) await type(history, caseHistory)
      if (uhid !== undefined) await type(field('Hospital UHID number'), uhid)
    },
    chooseHospitalToAdmit: (name: string) => choose('Hospital name', name),
    chooseWhoIsAdmitted: (name: string) => choose('Who is admitted', name),
    admit: () => press(button('Admit')),
    openStayOfPatient: () => press(button('Open this stay')),
    switchChat: () => press(button(/^(?:Enable|Disable) Chat$/)),
    seeChatOffered: (way: 'Enable' | 'Disable') => button(`${way} Chat`).waitFor(),
    seeChatAsked: () => question.getByRole('button', { name: 'yes' }).waitFor(),
    seeChatBeingSwitched: () => question.getByRole('button', { name: 'yes' }).and(busy).waitFor(),
    switchChatNow: () => press(question.getByRole('button', { name: 'yes' })),
    leaveChat: () => press(question.getByRole('button', { name: 'no' })),
    /** With the cross or Cancel; where a question stands before the form, with Back. */
    closeAdmission: async () => {
      if (await question.isVisible()) {
        await page.goBack()
        await question.waitFor({ state: 'detached' })
      } else await press(page.getByRole('dialog').getByRole('button', { name: 'Close' }).or(button('Cancel')).first())
    },
    seeDiscardingAsked: () => leaving.getByRole('button', { name: 'Discard' }).waitFor(),
    goOnAdmitting: async () => {
      await press(leaving.getByRole('button', { name: 'Go on editing' }))
      await leaving.waitFor({ state: 'detached' })
    },
    discardAdmission: () => press(leaving.getByRole('button', { name: 'Discard' })),
    seeAdmissionClosed: () => history.waitFor({ state: 'detached' }),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly admission: ReturnType<typeof admissionPage>
  }
}
