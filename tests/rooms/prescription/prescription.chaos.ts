import type { Page } from 'playwright-core'
import { filesApi } from '../../../src/core/files/files.api'
import { prescriptionApi } from '../../../src/core/prescription/prescription.api'
import { templatesApi } from '../../../src/core/templates/templates.api'
import { atPrescription } from '../../kit/chaos/doctorOpenings'
import { atKept, atSaved, atOwnPrescription } from '../../kit/chaos/recordOpenings'
import { type ChaosScreen, press, retry } from '../../kit/chaos/screen'
import { personAt } from '../../kit/pages/person'
import { PDF } from '../../kit/sampleFiles'

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
  await medicine(page).pressSequentially('levetiracetam 500 101 af 10d')
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

const tests = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Tests' })
const openKept = (name: 'Favourites' | 'My phrases') => async (page: Page) => {
  await seeForm(page)
  await press(name)(page)
  await drawer(page).waitFor()
}
const chooseFile = async (page: Page) => {
  const I = personAt(page, SIZE)
  await seeForm(page)
  await I.uploadInstead()
  await I.chooseFile('rx.pdf', 'application/pdf', PDF)
}
const alias = (page: Page) => drawer(page).getByLabel('Short word')

/** What is gone, or not theirs, is not asked for again. */
const GONE = /with 404/

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
        provoke: (page) => drawer(page).getByRole('button', { name: 'Save allergies' }).click(),
        typed: note,
        wayOn: (page) => drawer(page).getByRole('button', { name: 'Save allergies' }),
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
          await press('My phrases')(page)
        },
        provoke: (page) => drawer(page).getByRole('button', { name: /^Keep/ }).first().click(),
        typed: note,
        wayOn: (page) => drawer(page).getByRole('button', { name: /^Keep/ }),
      },
      'looking for a test': {
        row: { endpoint: prescriptionApi.searchTest },
        fill: writeNote,
        provoke: (page) => tests(page).pressSequentially('nerve'),
        typed: tests,
        wayOn: tests,
        isQuiet: true,
      },
      'a file in its place': {
        row: { endpoint: prescriptionApi.fromFile },
        fill: async (page) => {
          await chooseFile(page)
          await personAt(page, SIZE).seePages()
          await page.getByRole('main').getByRole('button', { name: 'Epilepsy' }).click()
        },
        provoke: async (page) => {
          const I = personAt(page, SIZE)
          await I.endPaper()
          await I.yesSend()
        },
        wayOn: (page) => page.getByRole('main').getByRole('button', { name: 'End Consultation' }),
      },
      'uploading a file': {
        row: { endpoint: filesApi.upload },
        fill: async (page) => {
          await seeForm(page)
          await personAt(page, SIZE).uploadInstead()
        },
        provoke: (page) => personAt(page, SIZE).chooseFile('rx.pdf', 'application/pdf', PDF),
        wayOn: (page) => page.getByRole('main').getByRole('button', { name: 'Choose a file' }),
      },
      saving: sending('Save', 'Yes, save'),
      signing: sending('End Consultation', 'Sign and end'),
    },
  },
  {
    name: 'a prescription that was saved',
    size: SIZE,
    open: atSaved,
    calls: {
      'saving it again': {
        row: { endpoint: prescriptionApi.update },
        fill: async (page) => {
          await writeNote(page)
          await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
          await question(page).waitFor()
        },
        provoke: (page) => question(page).getByRole('button', { name: 'Yes, save' }).click(),
        typed: note,
        wayOn: (page) =>
          page
            .getByRole('main')
            .getByRole('button', { name: 'Save', exact: true })
            .or(question(page).getByRole('button')),
      },
    },
  },
  {
    name: 'what a doctor keeps for prescriptions',
    size: SIZE,
    open: atKept,
    calls: {
      'the names of the medicines in it': { row: { endpoint: prescriptionApi.medicines }, ...help },
      'dropping a favourite': {
        row: { endpoint: prescriptionApi.dropFavourite },
        fill: openKept('Favourites'),
        provoke: (page) =>
          drawer(page)
            .getByRole('button', { name: /^Remove/ })
            .click(),
        // There is nothing to say of what is gone.
        endedBy: /an empty result/,
        wayOn: (page) => drawer(page).getByRole('button', { name: /^(?:Remove|Keep)/ }),
      },
      'dropping a sentence': {
        row: { endpoint: prescriptionApi.dropSentence },
        fill: openKept('My phrases'),
        provoke: (page) =>
          drawer(page)
            .getByRole('button', { name: /^Remove/ })
            .click(),
        // There is nothing to say of what is gone.
        endedBy: /an empty result/,
        wayOn: (page) => drawer(page).getByRole('button', { name: /^(?:Remove|Keep)/ }),
      },
    },
  },
  {
    name: 'a prescription of a patient',
    size: 'phone',
    open: atOwnPrescription,
    calls: {
      'the prescription': { row: { endpoint: prescriptionApi.read }, endedBy: GONE, wayOn: retry },
      'its paper': { row: { endpoint: prescriptionApi.link }, wayOn: retry },
    },
  },
]
