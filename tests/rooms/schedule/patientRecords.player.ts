import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { recordsApi } from '../../../src/core/records/records.api'
import { scheduleApi } from '../../../src/core/schedule/schedule.api'
import { appointmentAt, dayWith, scheduleAt } from '../../kit/scheduleDays'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { patientRecordsModel } from './patientRecords.model'
import { aRecord } from '../records/recordFacts'
import { asha, now, TODAY } from './scheduleFacts'
import { speakInAnotherTab } from '../../kit/paths/anotherLanguage'
import { beginAt } from '../../kit/paths/modelTime'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'

const rows = {
  days: { endpoint: scheduleApi.list },
  records: { endpoint: recordsApi.list },
  one: { endpoint: recordsApi.one },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

const answer = ({ gate }: Scene, output: unknown) => gate.answer('records', output as Outcome<unknown>)
const withRecords = appointmentAt(TODAY, 5, { patient: { ...asha.patient, records: ['p1'] } })

export const patientRecordsPlayer: BrowserPlayer<
  typeof patientRecordsModel,
  Scene,
  StateValueFrom<typeof patientRecordsModel.machine>
> = {
  model: patientRecordsModel,
  arrive: {
    'Press Show beside Medical records': async (base) => {
      const { page, I, served, inspection } = base
      await beginAt(page, now)
      const gate = await gateOn(page, rows)
      await openAs(base, await newDoctor(served), '/schedule')
      await gate.answer('days', done([dayWith(TODAY, scheduleAt(TODAY, [withRecords]))]))
      await I.openEntryOf('Asha Patel')
      await I.showRecords()
      await inspection.reached('patientRecords', 'loading', 0)
      return { ...base, gate }
    },
  },
  act: {
    'The records arrive': answer,
    'There are none': answer,
    'The records cannot be loaded': answer,
    'Choose Reports': ({ I }) => I.chooseRecordsOfKind('Reports'),
    'Choose the category Spine': ({ I }) => I.chooseRecordsAbout('Spine'),
    'Press the record': async ({ page, gate }) => {
      await page.getByRole('button', { name: 'MRI of the back' }).first().click()
      await gate.answer('one', done(aRecord))
    },
    'Close the record': ({ I }) => I.closeRecord(),
    'Press Try again': ({ I }) => I.askForRecordsAgain(),
    'Choose another language': speakInAnotherTab,
  },
  see: {
    loading: ({ I }) => I.seePatientRecordsLoading(),
    shown: ({ I }) => I.seeRecords('MRI of the back'),
    reading: ({ I }) => I.seeRecordOpen(),
    empty: ({ I }) => I.seeNoPatientRecords(),
    failed: ({ I }) => I.seePatientRecordsFailed(),
  },
}
