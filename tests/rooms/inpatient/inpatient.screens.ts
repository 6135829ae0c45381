import type { Page } from 'playwright-core'
import { inpatientApi } from '../../../src/core/inpatient/inpatient.api'
import { atAdmission, atStay, atWrittenStay } from '../../kit/chaos/doctorOpenings'
import { isCallOf } from '../../kit/chaos/proxy'
import type { Person } from '../../kit/pages/person'
import { escape, over, pressExactly, seeDialog } from '../../kit/screens'
import { type Areas, type Look, opensFrom, type Shown } from '../../kit/shown'

/** Of the demonstration patient, who is looked for and nothing more. */
const KNOWN = '9000000001'
const stay: Shown = {
  name: 'a stay',
  ...over('Shift bed', atStay),
  open: (_, page) => page.getByText('Right MCA infarct').filter({ visible: true }).last().waitFor(),
}
const openSummary = async (I: Person) => {
  await I.endStay()
  await I.seeSummary()
}
/** What is saved was written on a summary that is no more. */
const writeOver = (page: Page) =>
  page.route('**/*', (route) => {
    const request = route.request()
    const isSaving = isCallOf({ endpoint: inpatientApi.saveSummary }, request.method(), new URL(request.url()))
    if (!isSaving) return route.fallback()
    return route.continue({ postData: JSON.stringify({ ...(request.postDataJSON() as object), revision: 0 }) })
  })

const end = opensFrom(stay, { name: 'the end of a stay', open: openSummary })

export const inpatientOverlays: readonly Shown[] = [
  stay,
  opensFrom(stay, {
    name: 'another bed',
    open: async (I) => {
      await I.shiftPatient()
      await I.seeBedsToChoose()
    },
    close: escape,
  }),
  end,
  opensFrom(end, {
    name: 'the question before a stay ends',
    open: async (I) => {
      await I.askToDischargeNow()
      await I.seeDischargeAsked()
    },
    close: escape,
  }),
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
      await pressExactly(page, 'Check number')
      // It can be filled in once the beds are there.
      await page.locator('option', { hasText: 'Ward A' }).waitFor({ state: 'attached' })
    },
  },
  opensFrom(stay, {
    name: 'the form of a stay',
    sizes: ['desktop'],
    open: async (_, page) => {
      await pressExactly(page, 'Edit')
      await seeDialog(page, 'Admission')
    },
    close: escape,
  }),
]

export const inpatientLooks: readonly Look[] = [
  { name: 'beds of a doctor', who: 'DOCTOR', path: '/ip-dash', words: 'Neuro ICU' },
  { name: 'in-patients of a junior doctor', who: 'JR_DOCTOR', path: '/ip-dash?navItem=1', words: 'Discharged' },
  { name: 'admission by a doctor', who: 'DOCTOR', path: '/admit-patient', words: 'Enter patient contact' },
]

export const inpatientAreas: Areas = { ipDash: 'doctor', admitPatient: 'doctor' }
