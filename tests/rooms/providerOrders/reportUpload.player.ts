import type { StateValueFrom } from 'xstate'
import { demonstrationProviders } from '../../../server/seed/accounts'
import { filesApi } from '../../../src/core/files/files.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { orderReportsApi } from '../../../src/core/orders/orderReports.api'
import { providerOrdersApi } from '../../../src/core/orders/providerOrders.api'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { beginAt } from '../../kit/paths/modelTime'
import { openAs } from '../../kit/paths/people'
import { newStaff } from '../../kit/staff'
import { PDF } from '../../kit/sampleFiles'
import { now, pageOf, sampled } from './providerOrdersFacts'
import { reportUploadModel } from './reportUpload.model'

const rows = {
  list: { endpoint: providerOrdersApi.centreList },
  one: { endpoint: providerOrdersApi.centreOne },
  upload: { endpoint: filesApi.upload },
  check: { endpoint: orderReportsApi.check },
  attach: { endpoint: orderReportsApi.attach },
  retract: { endpoint: orderReportsApi.retract },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

const FILE = { name: 'eeg.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) }

const answers =
  (name: keyof typeof rows) =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)
/** What is answered is the whole order. */
const answersOrder = (name: 'attach' | 'retract') => (scene: Scene, output: unknown) => {
  const outcome = output as Outcome<unknown>
  return scene.gate.answer(name, outcome.ok ? done(sampled, outcome.message) : outcome)
}

export const reportUploadPlayer: BrowserPlayer<
  typeof reportUploadModel,
  Scene,
  StateValueFrom<typeof reportUploadModel.machine>
> = {
  model: reportUploadModel,
  arrive: {
    'Open a test order': async (base) => {
      const { page, served, I } = base
      await beginAt(page, now)
      const gate = await gateOn(page, rows)
      const centre = { providerId: demonstrationProviders.centre, name: 'Kiran' }
      await openAs(base, await newStaff(served, 'DIAGNOSTIC_CENTER', centre), '/orders?order=t1')
      await gate.answer('list', done(pageOf([])))
      await gate.answer('one', done(sampled))
      await I.seeReports()
      return { ...base, gate }
    },
  },
  act: {
    'Choose a file': ({ I }) => I.chooseReport(FILE),
    'The file is uploaded': answers('upload'),
    'The file is not taken': answers('upload'),
    'It names the patient': answers('check'),
    'It names somebody else': answers('check'),
    'Another patient has it': answers('check'),
    'Nobody can say whom it names': answers('check'),
    'Press Send report': ({ I }) => I.sendReport(),
    'The report is attached': answersOrder('attach'),
    'The report is not taken': answersOrder('attach'),
    'It was attached for another patient meanwhile': answersOrder('attach'),
    'It names somebody else, as the server reads': answersOrder('attach'),
    'The answer about the report is lost': answersOrder('attach'),
    'Press Take back': ({ I }) => I.takeReportBack('mri.pdf'),
    'Say why it is taken back': ({ I }) => I.sayWhyTakenBack('It is of somebody else'),
    'The report is taken back': answersOrder('retract'),
    'It cannot be taken back': answersOrder('retract'),
    'Press Choose another, Keep or Close': ({ I }) => I.leaveReport(),
  },
  see: {
    resting: ({ I }) => I.seeReports(),
    sending: ({ I }) => I.seeReportSending(),
    checkingName: ({ I }) => I.seeReportSending(),
    confirming: ({ I }) => I.seeWhoseReport(),
    attaching: ({ I }) => I.seeReportBusy(),
    givingReason: ({ I }) => I.seeTakingBack(),
    retracting: ({ I }) => I.seeReportBusy(),
  },
}
