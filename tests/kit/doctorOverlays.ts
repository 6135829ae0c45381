import type { Page } from 'playwright-core'
import { inpatientApi } from '../../src/core/inpatient/inpatient.api'
import {
  atAdmission,
  atCancelled,
  atPrescription,
  atSchedule,
  atStay,
  atWrittenStay,
  withTemplate,
} from './chaos/doctorOpenings'
import { isCallOf } from './chaos/proxy'
import type { Shown } from './shown'
import { pointer } from './pages/actions'
import type { Person } from './pages/person'

const over = (words: Shown['words'], own: NonNullable<Shown['own']>) =>
  ({ who: 'DOCTOR', path: '/schedule', words, own }) as const

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
const seeDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name }).waitFor()
/** Of the demonstration patient, who is looked for and nothing more. */
const KNOWN = '9000000001'
const seeQuestion = (page: Page) => page.getByRole('alertdialog').waitFor()

const schedule = over('Today', atSchedule)

/** Opens a slot of tomorrow, the only day with hours, of which the first is taken. */
const openSlot = async (page: Page, place: number) => {
  await pointer.choose(page.getByRole('radio').nth(1))
  await page.locator('[role=gridcell][data-id]').filter({ visible: true }).nth(place).click()
}
const openNumber = async (page: Page) => {
  await openSlot(page, 1)
  await press(page, 'Book this slot')
  await page.getByRole('dialog').getByLabel('Mobile number').waitFor()
}
const openHours = async (I: Person, page: Page) => {
  await I.openHours()
  await page.getByRole('dialog').getByRole('button', { name: /1\/5/ }).click()
  await I.seeDay()
}
const stay = over('Shift bed', atStay)
const templates = over('Today', withTemplate)
const prescription = over('Vitals', atPrescription)

const openTemplates = async (I: Person) => {
  await I.openFromMenu('Templates')
  await I.seeTemplatesPanel()
}
const openSummary = async (I: Person) => {
  await I.endStay()
  await I.seeSummary()
}
/** On a phone a part of the form is unfolded first. */
const unfold = async (page: Page) => {
  await page.locator('#prescription-complaint').waitFor()
  for (const part of await page.locator('main details').all())
    if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
}
/** What is saved was written on a summary that is no more. */
const writeOver = (page: Page) =>
  page.route('**/*', (route) => {
    const request = route.request()
    const isSaving = isCallOf({ endpoint: inpatientApi.saveSummary }, request.method(), new URL(request.url()))
    if (!isSaving) return route.fallback()
    return route.continue({ postData: JSON.stringify({ ...(request.postDataJSON() as object), revision: 0 }) })
  })

/** What opens over the pages of a doctor, each with people of their own. */
export const doctorOverlays: readonly Shown[] = [
  {
    name: 'an appointment',
    ...schedule,
    open: async (_, page) => {
      await openSlot(page, 0)
      await page.getByText('Queued Person').filter({ visible: true }).last().waitFor()
      await page.getByRole('button', { name: 'Cancel appointment' }).waitFor()
    },
  },
  {
    name: 'the question before an appointment is cancelled',
    ...schedule,
    open: async (I, page) => {
      await openSlot(page, 0)
      await I.cancelAppointments()
      await I.seeCancellingAsked()
    },
  },
  {
    name: 'the question before a patient is blocked',
    ...schedule,
    open: async (I, page) => {
      await openSlot(page, 0)
      await I.askToBlock()
      await seeQuestion(page)
    },
  },
  {
    name: 'another slot for an appointment',
    ...over('Today', atCancelled),
    open: async (I, page) => {
      await openSlot(page, 0)
      await I.openReschedule()
      await page.getByRole('dialog').getByRole('radio').first().waitFor({ state: 'attached' })
    },
  },
  {
    name: 'the number of a patient',
    ...schedule,
    open: (_, page) => openNumber(page),
  },
  {
    name: 'an appointment for somebody',
    ...schedule,
    open: async (_, page) => {
      await openNumber(page)
      await page.getByRole('dialog').getByLabel('Mobile number').fill(KNOWN)
      await press(page, 'Check number')
      await page.getByRole('button', { name: 'Save appointment' }).waitFor()
    },
  },
  {
    name: 'the report of a day',
    ...schedule,
    open: async (I) => {
      await I.openDayReport()
      await I.seeDayReport()
    },
  },
  {
    name: 'keys of the schedule',
    ...schedule,
    sizes: ['desktop'],
    open: async (_, page) => {
      await press(page, 'Keyboard shortcuts')
      await seeDialog(page, 'Keyboard shortcuts')
    },
  },
  {
    name: 'the hours of one day',
    ...schedule,
    open: openHours,
  },
  {
    name: 'appointments that lose their slot',
    ...schedule,
    open: async (I, page) => {
      await openHours(I, page)
      await I.deleteHours()
      await I.confirmHoursDeletion()
      await I.seeLostAppointments()
    },
  },
  {
    name: 'a new template',
    ...templates,
    open: async (I) => {
      await openTemplates(I)
      await I.makeTemplate()
      await I.seeNewTemplate()
    },
  },
  {
    name: 'a template',
    ...templates,
    open: async (I) => {
      await openTemplates(I)
      await I.chooseTemplate('Migraine')
      await I.seeTemplate()
    },
  },
  {
    name: 'the question before a template is deleted',
    ...templates,
    open: async (I) => {
      await openTemplates(I)
      await I.chooseTemplate('Migraine')
      await I.deleteTemplate()
      await I.seeTemplateDeletionAsked()
    },
  },
  {
    name: 'a stay',
    ...stay,
    open: (_, page) => page.getByText('Right MCA infarct').filter({ visible: true }).last().waitFor(),
  },
  {
    name: 'another bed',
    ...stay,
    open: async (I) => {
      await I.shiftPatient()
      await I.seeBedsToChoose()
    },
  },
  { name: 'the end of a stay', ...stay, open: openSummary },
  {
    name: 'the question before a stay ends',
    ...stay,
    open: async (I) => {
      await openSummary(I)
      await I.askToDischargeNow()
      await I.seeDischargeAsked()
    },
  },
  {
    name: 'a summary that somebody else wrote too',
    ...over('Shift bed', atWrittenStay),
    open: async (I, page) => {
      await writeOver(page)
      await openSummary(I)
      await page.getByRole('textbox', { name: 'Diagnosis', exact: true }).fill('Right MCA infarct')
      await page.getByRole('button', { name: 'Keep mine' }).waitFor()
    },
  },
  {
    name: 'the form of an admission',
    ...over('Mobile number', atAdmission),
    sizes: ['phone', 'tablet'],
    open: async (_, page) => {
      await page.getByLabel('Mobile number').fill(KNOWN)
      await press(page, 'Check number')
      // It can be filled in once the beds are there.
      await page.locator('option', { hasText: 'Ward A' }).waitFor({ state: 'attached' })
    },
  },
  {
    name: 'the form of a stay',
    ...stay,
    sizes: ['desktop'],
    open: async (_, page) => {
      await press(page, 'Edit')
      await seeDialog(page, 'Admission')
    },
  },
  {
    name: 'allergies and conditions',
    ...prescription,
    open: async (_, page) => {
      await press(page, 'Allergies and conditions')
      await page.getByRole('dialog').getByRole('button', { name: 'Save allergies' }).waitFor()
    },
  },
  {
    name: 'favourites of a doctor',
    ...prescription,
    open: async (_, page) => {
      await press(page, 'Favourites')
      await seeDialog(page, 'Favourites')
    },
  },
  {
    name: 'own sentences of a doctor',
    ...prescription,
    open: async (_, page) => {
      await unfold(page)
      await press(page, 'My phrases')
      await seeDialog(page, 'My phrases')
    },
  },
  {
    name: 'a medicine put together by touch',
    ...prescription,
    open: async (_, page) => {
      await press(page, 'Add Medicine')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'a test',
    ...prescription,
    open: async (_, page) => {
      await unfold(page)
      await press(page, 'Add Test')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'the question before a consultation ends',
    ...prescription,
    open: async (I, page) => {
      await I.typeMedicineName('levet 500 101 af 10d')
      await I.finishMedicine()
      await I.choosePrescriptionCategory()
      await press(page, 'End Consultation')
      await seeQuestion(page)
    },
  },
]
