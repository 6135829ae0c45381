import type { Page } from 'playwright-core'
import { inpatientApi } from '../../../src/core/inpatient/inpatient.api'
import { sessionApi } from '../../../src/core/session/session.api'
import { teamApi } from '../../../src/core/team/team.api'
import { atAdmission, atList, atStay, atWard } from '../../kit/chaos/doctorOpenings'
import { atEndedStay } from '../../kit/chaos/recordOpenings'
import { button, type ChaosScreen, choose, type Practice, press, retry } from '../../kit/chaos/screen'
import { personAt } from '../../kit/pages/person'
import { newNumber, newPatient } from '../../kit/patients'

const SIZE = 'desktop'
const shift = (page: Page) => page.getByRole('dialog', { name: /^Shift / })
const summary = (page: Page) => page.getByRole('dialog', { name: /^Discharge / })
const question = (page: Page) => page.getByRole('alertdialog', { name: /^Discharge / })
const edited = (page: Page) => page.getByRole('dialog').getByLabel('Case history')

const chooseBed = async (page: Page) => {
  const I = personAt(page, SIZE)
  await I.shiftPatient()
  await I.chooseRoom('Neuro ICU')
  await I.chooseBed('1')
}
/** By its label: what is open over it hides it from its role. */
const diagnosis = (page: Page) => page.getByLabel('Diagnosis', { exact: true })
const openSummary = async (page: Page) => {
  await personAt(page, SIZE).endStay()
  await diagnosis(page).waitFor()
}

const number = (page: Page) => page.getByLabel('Mobile number')
const check = (page: Page) => page.getByRole('main').locator('button[type=submit]')
/** Of somebody who is known, but was never ill. */
const typeNumber = async (page: Page, { served }: Practice) =>
  number(page).fill((await newPatient(served)).login.phoneNumber ?? '')
const history = (page: Page) => page.getByLabel('Case history')
const bedOfWard = async (page: Page) => {
  await page.getByLabel('ICU/Ward').selectOption({ label: 'Ward A' })
  await page.getByLabel('Bed number').selectOption({ label: '1' })
}
const fillAdmission = async (page: Page, practice: Practice) => {
  await typeNumber(page, practice)
  await check(page).click()
  await page.getByLabel('Who is admitted').selectOption(' ')
  await page.getByLabel('Name', { exact: true }).fill('Kavita Rao')
  await page.getByLabel('Age').fill('34')
  await choose('Female')(page)
  await bedOfWard(page)
  await page.getByLabel('Sponsor').selectOption('CGHS')
  await page.getByLabel('Hospital UHID number').fill('SH-9')
  await history(page).fill('Sciatica on the left')
}

/** A doctor's in-patients, an open stay and what is done with it, and the form of an admission. */
export const inpatientScreens: readonly ChaosScreen[] = [
  {
    name: 'the in-patients',
    size: SIZE,
    open: atWard,
    calls: {
      'the hospitals': { row: { endpoint: inpatientApi.hospitals }, wayOn: retry },
      'the beds': { row: { endpoint: inpatientApi.rooms }, wayOn: retry },
    },
  },
  {
    name: 'the list of in-patients',
    size: SIZE,
    open: atList,
    calls: { 'the stays': { row: { endpoint: inpatientApi.stays }, wayOn: retry } },
  },
  {
    name: 'a stay',
    size: SIZE,
    open: atStay,
    calls: {
      'the stay': { row: { endpoint: inpatientApi.stay }, wayOn: retry },
      'who looks after it': { row: { endpoint: teamApi.members }, wayOn: button('Shift bed'), isQuiet: true },
      'free beds': {
        row: { endpoint: inpatientApi.rooms, query: { admit: 'true' } },
        fill: (page) => button('Shift bed')(page).waitFor(),
        provoke: (page) => personAt(page, SIZE).shiftPatient(),
        wayOn: (page) => shift(page).getByRole('button', { name: 'Try again' }),
      },
      'another bed': {
        row: { endpoint: inpatientApi.update },
        fill: chooseBed,
        provoke: (page) => personAt(page, SIZE).saveBed(),
        typed: (page) => shift(page).locator('select'),
        wayOn: (page) => shift(page).getByRole('button', { name: 'Save' }),
      },
      'correcting it': {
        row: { endpoint: inpatientApi.update },
        fill: async (page) => {
          await press('Edit')(page)
          await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
          await edited(page).fill('Left MCA infarct')
        },
        provoke: (page) => page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click(),
        typed: edited,
        wayOn: (page) => page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }),
      },
      'the summary': {
        row: { endpoint: inpatientApi.summary },
        fill: (page) => button('Shift bed')(page).waitFor(),
        provoke: (page) => personAt(page, SIZE).endStay(),
        wayOn: (page) => summary(page).getByRole('button', { name: 'Try again' }),
      },
      'a draft of the summary': {
        row: { endpoint: inpatientApi.saveSummary },
        fill: openSummary,
        provoke: (page) => diagnosis(page).fill('Infarct'),
        typed: diagnosis,
        wayOn: (page) => summary(page).getByRole('button', { name: 'Discharge now, summary due' }),
        isQuiet: true,
      },
      discharging: {
        row: { endpoint: inpatientApi.admission },
        fill: async (page) => {
          await openSummary(page)
          await diagnosis(page).fill('Infarct')
          await personAt(page, SIZE).askToDischargeNow()
          await question(page).waitFor()
        },
        provoke: (page) => personAt(page, SIZE).confirmDischarge(),
        typed: diagnosis,
        wayOn: (page) =>
          question(page)
            .or(summary(page))
            .getByRole('button', { name: /^Discharge/ }),
      },
    },
  },
  {
    name: 'an admission',
    size: 'phone',
    open: atAdmission,
    calls: {
      'looking for the number': {
        row: { endpoint: sessionApi.searchPatient },
        fill: typeNumber,
        provoke: (page) => check(page).click(),
        typed: number,
        // A bad request is nobody's number: a code is sent to it.
        endedBy: /with 400|no text/,
        wayOn: check,
      },
      'the code of somebody new': {
        row: { endpoint: sessionApi.createPatientOtp },
        fill: (page) => number(page).fill(newNumber()),
        provoke: (page) => check(page).click(),
        typed: number,
        wayOn: check,
      },
      'where there are beds': {
        row: { endpoint: inpatientApi.rooms },
        fill: typeNumber,
        provoke: (page) => check(page).click(),
        wayOn: retry,
      },
      admitting: {
        row: { endpoint: inpatientApi.admission },
        fill: fillAdmission,
        provoke: press('Admit'),
        typed: history,
        wayOn: button('Admit'),
      },
    },
  },
  {
    name: 'a stay that has ended',
    size: SIZE,
    open: atEndedStay,
    calls: {
      'its summary': {
        row: { endpoint: inpatientApi.summaryLink },
        wayOn: (page) => page.getByText('Right MCA infarct').filter({ visible: true }).last(),
        isQuiet: true,
      },
    },
  },
]
