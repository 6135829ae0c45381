import type { Page } from 'playwright-core'
import { inpatientApi } from '../../../src/core/inpatient/inpatient.api'
import { prescriptionApi } from '../../../src/core/prescription/prescription.api'
import { receptionApi } from '../../../src/core/reception/reception.api'
import { personAt } from '../pages/person'
import { afterStay, atEndedStay, atOwnPrescription, atRecords, inQueue } from './recordOpenings'
import { openAppointment } from './scheduleScreens'
import { type ChaosScreen, press, retry } from './screen'

const SIZE = 'desktop'

/** What is gone, or not theirs, is not asked for again. */
const GONE = /with 404/

const records = (page: Page) => page.getByRole('dialog', { name: /^Medical records of/ })
const stay = (page: Page) => page.getByRole('dialog', { name: /Get Update|in hospital$/ })
const openStay = press('Discharge summary')
const stayAgain = (page: Page) => stay(page).getByRole('button', { name: 'Try again' })

/** What is kept of a patient: prescriptions, stays, and the place in a queue. */
export const recordScreens: readonly ChaosScreen[] = [
  {
    name: 'the records of a patient',
    size: SIZE,
    open: atRecords,
    calls: {
      'the prescriptions': {
        row: { endpoint: prescriptionApi.list },
        fill: openAppointment,
        provoke: (page) => personAt(page, SIZE).showRecords(),
        wayOn: (page) => records(page).getByRole('button', { name: 'Try again' }),
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
  {
    name: 'the queue of a patient',
    size: 'phone',
    open: inQueue,
    calls: {
      'the place in it': {
        row: { endpoint: receptionApi.positions },
        // The appointment stands there without it.
        wayOn: (page) => page.getByRole('main').getByText(/^Queued Person/),
        isQuiet: true,
      },
    },
  },
  {
    name: 'a stay of a patient',
    size: 'phone',
    open: afterStay,
    calls: {
      'the stay': { row: { endpoint: inpatientApi.ownStay }, provoke: openStay, endedBy: GONE, wayOn: stayAgain },
      'its summary': { row: { endpoint: inpatientApi.summaryLink }, provoke: openStay, wayOn: stayAgain },
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
