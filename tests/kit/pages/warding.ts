import type { Page } from 'playwright-core'
import type { Actions } from './actions'

/** A doctor's in-patients: what is done with an open stay. */
export const warding = (page: Page, { press }: Actions) => {
  const shift = page.getByRole('dialog', { name: /^Shift / })
  const room = shift.getByLabel('ICU/Ward')
  const save = shift.getByRole('button', { name: 'Save' })
  return {
    shiftPatient: () => press(page.getByRole('button', { name: 'Shift bed' }).filter({ visible: true })),
    seeBedsLoading: () => room.waitFor({ state: 'detached' }),
    seeBedsFailed: () => shift.getByRole('button', { name: 'Try again' }).waitFor(),
    askForBedsAgain: () => press(shift.getByRole('button', { name: 'Try again' })),
    seeBedsToChoose: () => room.waitFor(),
    chooseRoom: async (name: string) => void (await room.selectOption({ label: name })),
    chooseBed: async (number: string) => void (await shift.getByLabel('Bed number').selectOption({ label: number })),
    saveBed: () => press(save),
    seeBedBeingSaved: () => save.and(page.locator('[aria-busy=true]')).waitFor(),
    seeStayOver: (words: string) => shift.getByText(words).waitFor(),
    seeBedsClosed: () => shift.waitFor({ state: 'detached' }),
    closeBeds: () => press(shift.getByRole('button', { name: 'Close' }).first()),
  }
}
