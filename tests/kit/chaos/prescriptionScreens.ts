import type { Page } from 'playwright-core'
import { prescriptionApi } from '../../../src/core/prescription/prescription.api'
import { templatesApi } from '../../../src/core/templates/templates.api'
import { personAt } from '../pages/person'
import { atPrescription } from './doctorOpenings'
import { type ChaosScreen, press, retry } from './screen'

const SIZE = 'desktop'
/** By its label: what is open over it hides it from its role. */
const note = (page: Page) => page.locator('textarea').and(page.getByLabel('Note', { exact: true }))
const medicine = (page: Page) => page.getByRole('main').getByLabel('Medicine, row 1', { exact: true })
const complaint = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Complaint' })
const drawer = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')

const seeForm = (page: Page) => medicine(page).waitFor()
const writeNote = async (page: Page) => {
  await seeForm(page)
  await note(page).fill('Never stop suddenly.')
}
const writeMedicine = async (page: Page) => {
  await seeForm(page)
  await medicine(page).pressSequentially('levet 500 101 af 10d')
  await medicine(page).press('Enter')
}
/** Written, and asked whether it is to be. */
const askTo = (name: 'Save' | 'End Consultation') => async (page: Page) => {
  await writeNote(page)
  await writeMedicine(page)
  await personAt(page, SIZE).choosePrescriptionCategory()
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
  await question(page).waitFor()
}
const sending = (name: 'Save' | 'End Consultation', yes: string) => ({
  row: { endpoint: prescriptionApi.create },
  fill: askTo(name),
  provoke: (page: Page) => question(page).getByRole('button', { name: yes }).click(),
  typed: note,
  // What is stored already is compared with what is written here.
  wayOn: (page: Page) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).or(question(page).getByRole('button')),
})
/** What is a help alone may be missing. */
const help = { wayOn: medicine, isQuiet: true } as const

const alias = (page: Page) => drawer(page).getByLabel('Short word')

/** The form on which a doctor prescribes. */
export const prescriptionScreens: readonly ChaosScreen[] = [
  {
    name: 'a prescription',
    size: SIZE,
    open: atPrescription,
    calls: {
      'who it is for': { row: { endpoint: prescriptionApi.context }, wayOn: retry },
      'its lists': { row: { endpoint: prescriptionApi.config }, wayOn: retry },
      'the one there is': { row: { endpoint: prescriptionApi.active }, wayOn: retry },
      'the last one': { row: { endpoint: prescriptionApi.last }, ...help },
      'the usual medicines': { row: { endpoint: prescriptionApi.usual }, ...help },
      favourites: { row: { endpoint: prescriptionApi.favourites }, ...help },
      'own sentences': { row: { endpoint: prescriptionApi.sentences }, ...help },
      'own templates': { row: { endpoint: templatesApi.list }, ...help },
      'the draft': { row: { endpoint: prescriptionApi.draft }, ...help },
      'keeping a draft': {
        row: { endpoint: prescriptionApi.saveDraft },
        fill: seeForm,
        provoke: (page) => note(page).fill('Never stop suddenly.'),
        typed: note,
        wayOn: (page) => retry(page).or(note(page)),
        isQuiet: true,
      },
      'looking for a medicine': {
        row: { endpoint: prescriptionApi.searchMedicine },
        fill: writeNote,
        provoke: (page) => medicine(page).pressSequentially('zonisam'),
        typed: medicine,
        wayOn: medicine,
        isQuiet: true,
      },
      'looking for a complaint': {
        row: { endpoint: prescriptionApi.searchAttribute },
        fill: writeNote,
        provoke: (page) => complaint(page).pressSequentially('head'),
        typed: complaint,
        wayOn: complaint,
        isQuiet: true,
      },
      'what is known of the patient': {
        row: { endpoint: prescriptionApi.saveFacts },
        fill: async (page) => {
          await writeNote(page)
          await press('Allergies and conditions')(page)
          await drawer(page).getByRole('button', { name: 'Asthma' }).click()
        },
        provoke: (page) => drawer(page).getByRole('button', { name: 'Save', exact: true }).click(),
        typed: note,
        wayOn: (page) => drawer(page).getByRole('button', { name: 'Save', exact: true }),
      },
      'a favourite': {
        row: { endpoint: prescriptionApi.saveFavourite },
        fill: async (page) => {
          await writeMedicine(page)
          await press('Favourites')(page)
          await alias(page).fill('lev')
        },
        provoke: (page) =>
          drawer(page)
            .getByRole('button', { name: /^(?:Keep|Save)/ })
            .last()
            .click(),
        typed: alias,
        wayOn: (page) => drawer(page).getByRole('button', { name: /^(?:Keep|Save)/ }),
      },
      'a sentence': {
        row: { endpoint: prescriptionApi.saveSentence },
        fill: async (page) => {
          await writeNote(page)
          await press('Own sentences')(page)
        },
        provoke: (page) => drawer(page).getByRole('button', { name: /^Keep/ }).first().click(),
        typed: note,
        wayOn: (page) => drawer(page).getByRole('button', { name: /^Keep/ }),
      },
      saving: sending('Save', 'Yes, save'),
      signing: sending('End Consultation', 'Sign and end'),
    },
  },
]
