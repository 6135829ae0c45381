import type { StateValue, StateValueFrom } from 'xstate'
import { demonstrationProviders } from '../../../server/seed/accounts'
import { filesApi } from '../../../src/core/files/files.api'
import type { Outcome } from '../../../src/core/kit/outcome'
import { sentReportsApi } from '../../../src/core/sentReports/sentReports.api'
import { changeReport } from '../../kit/notificationEvents'
import type { Session } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { leavesOf } from '../../kit/paths/model'
import { openAs } from '../../kit/paths/people'
import { newStaff } from '../../kit/staff'
import { PDF } from '../../kit/sampleFiles'
import { NAME, NUMBER, sentReportsModel } from './sentReports.model'

const rows = {
  load: { endpoint: sentReportsApi.sent },
  upload: { endpoint: filesApi.upload },
  send: { endpoint: sentReportsApi.send },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly centre: Session
}

const answers =
  (name: keyof typeof rows) =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

const see: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'open.form.ready': ({ I }) => I.seeSentReports(),
  'open.form.uploading': ({ I }) => I.seeSentReportUploading(),
  'open.form.sending': ({ I }) => I.seeSentReportBeingSent(),
}
const seeAll = async (scene: Scene, value: StateValue) => {
  for (const leaf of leavesOf(value)) await see[leaf]?.(scene)
}

export const sentReportsPlayer: BrowserPlayer<
  typeof sentReportsModel,
  Scene,
  Extract<StateValueFrom<typeof sentReportsModel.machine>, string>
> = {
  model: sentReportsModel,
  arrive: {
    'Open reports without an order': async (base) => {
      const gate = await gateOn(base.page, rows)
      const works = { providerId: demonstrationProviders.centre, name: 'Kiran' }
      const centre = await newStaff(base.served, 'DIAGNOSTIC_CENTER', works)
      await openAs(base, centre, '/sent-reports')
      await base.inspection.hearing()
      return { ...base, gate, centre }
    },
  },
  act: {
    'The reports arrive': answers('load'),
    'The reports cannot be loaded': answers('load'),
    'The family answers': ({ served, centre }) => changeReport(served, centre),
    'The answer arrives': answers('load'),
    'The answer does not arrive': answers('load'),
    'Press Try again': ({ I }) => I.retrySentReports(),
    'Type the number': ({ I }) => I.typeFamilyNumber(NUMBER),
    'Type the name': ({ I }) => I.typeNameOnReport(NAME),
    'Choose a file': ({ I }) =>
      I.chooseSentReport({ name: 'eeg.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) }),
    'The file is uploaded': answers('upload'),
    'The file cannot be uploaded': answers('upload'),
    'Press Send report': ({ I }) => I.sendSentReport(),
    'It is sent': answers('send'),
    'It has another name': answers('send'),
    'It cannot be sent': answers('send'),
  },
  see: {
    loading: ({ I }) => I.seeSentReportsLoading(),
    failed: ({ I }) => I.seeSentReportsFailed(),
    open: seeAll,
  },
}
