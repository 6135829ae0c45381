import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Practice } from './everyPage'
import type { Person } from './pages/person'
import type { Shown } from './shown'

/** Presses the first button of this name that is seen. */
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()
/** Leaves all that is open by its key, until the page is alone again. */
export const escape = async (page: Page): Promise<void> => {
  const open = page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=complementary]')
  const leaveOne = async (): Promise<boolean> => {
    const isOpen = (await open.filter({ visible: true }).count()) > 0
    if (isOpen) await page.keyboard.press('Escape')
    return isOpen
  }
  await expect.poll(leaveOne).toBe(false)
}
export const seeDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name }).waitFor()
/** The address of the doctor of a practice. */
export const profileOf = ({ params }: Practice) => `/doctor-profile${params.doctorProfile}`
export const home = { path: '/home', words: 'How can we help you today?' } as const
export const doctor = { path: profileOf, words: 'Patient reviews' } as const
export const desk = { who: 'DOCTOR', path: '/schedule', words: 'Today' } as const
/** A panel of the doctor's menu. */
export const panel = (entry: string, title: string): Shown => ({
  ...desk,
  name: `${title} of a doctor`,
  open: async (I, page) => {
    await I.openMenu()
    await press(page, entry)
    await seeDialog(page, title)
  },
  close: escape,
})
/** Chooses a slot on the page of a doctor. */
export const pickSlot = async (I: Person) => {
  await I.openPanel()
  await I.seeSlots()
  await I.chooseInClinic()
  await I.chooseSlot()
}
/** The review of what is booked. */
export const checkout: Shown = {
  name: 'checkout',
  who: 'PATIENT',
  ...doctor,
  open: async (I) => {
    await pickSlot(I)
    await I.goOn()
    await I.seeReview()
  },
  measures: [
    {
      holds: 'on a phone nothing leads away from a ticket but the way back',
      of: (page) => page.getByRole('navigation').filter({ visible: true }).count(),
      is: 0,
      at: ['phone'],
    },
  ],
}
/** A page of a doctor of its own. */
export const over = (words: Shown['words'], own: NonNullable<Shown['own']>) =>
  ({ who: 'DOCTOR', path: '/schedule', words, own }) as const
export const pressExactly = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
export const seeQuestion = (page: Page) => page.getByRole('alertdialog').waitFor()
