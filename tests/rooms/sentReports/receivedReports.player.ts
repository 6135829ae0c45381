import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { sentReportsApi } from '../../../src/core/sentReports/sentReports.api'
import type { Received } from '../../../src/machines/sentReports/receivedReports.machine'
import { changeReport } from '../../kit/notificationEvents'
import { newPatient, type Session } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { receivedReportsModel } from './receivedReports.model'

const rows = {
  load: { endpoint: sentReportsApi.received },
  accept: { endpoint: sentReportsApi.accept },
  refuse: { endpoint: sentReportsApi.refuse },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly patient: Session
}

/** The family comes from the practice. */
const arrive = ({ gate }: Scene, output: unknown) => {
  const outcome = output as Outcome<Received>
  return gate.answer('load', outcome.ok ? done(outcome.value.reports) : outcome)
}
/** What is refused was asked about. */
const answers = async ({ page, gate }: Scene, output: unknown) =>
  gate.answer((await page.getByRole('alertdialog').count()) > 0 ? 'refuse' : 'accept', output as Outcome<unknown>)

export const receivedReportsPlayer: BrowserPlayer<
  typeof receivedReportsModel,
  Scene,
  StateValueFrom<typeof receivedReportsModel.machine>
> = {
  model: receivedReportsModel,
  arrive: {
    'Open medical records': async (base) => {
      const gate = await gateOn(base.page, rows)
      const patient = await newPatient(base.served)
      await openAs(base, patient, '/medical-records')
      await base.inspection.hearing()
      return { ...base, gate, patient }
    },
  },
  act: {
    'A report arrives': arrive,
    'Something changes': ({ served, patient }) => changeReport(served, patient),
    'No report is left': arrive,
    'The reports cannot be loaded': arrive,
    'Press Try again': ({ I }) => I.retryRecords(),
    'Choose Asha': ({ I }) => I.sayWhoseReport('Asha Patel'),
    'Press Add to records': ({ I }) => I.addReceivedReport(),
    'Press Refuse': ({ I }) => I.refuseReceivedReport(),
    'Press Keep it': ({ I }) => I.keepReceivedReport(),
    'Press Refuse once more': ({ I }) => I.confirmRefusal(),
    'It is answered': answers,
    'Somebody was first': answers,
  },
  see: {
    loading: ({ page }) => page.getByRole('main').waitFor(),
    failed: ({ page }) => page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor(),
    shown: ({ page }) => page.getByRole('main').waitFor(),
    asking: ({ I }) => I.seeRefusalAsked(),
    answering: ({ I }) => I.seeReceivedAnswering(),
  },
}
