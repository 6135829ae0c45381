import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { loseNetworkForAMoment } from '../../kit/paths/network'
import { recordNumber } from './recordFacts'
import { atRecords, type RecordScene } from './recordScene'
import { recordsModel } from './records.model'

const page = Array.from({ length: 50 }, (_, index) => recordNumber(index + 1))

const arriving =
  (path: string, state: object | null = null) =>
  async (base: BaseScene): Promise<RecordScene> => {
    const scene = await atRecords(base, path, state)
    await base.inspection.reached('records', 'loading', 0)
    return scene
  }

export const recordsPlayer: BrowserPlayer<
  typeof recordsModel,
  RecordScene,
  Exclude<StateValueFrom<typeof recordsModel.machine>, 'deciding'>
> = {
  model: recordsModel,
  arrive: {
    'Open the medical records': arriving('/medical-records'),
    'Come back to records that were scrolled to their second page': arriving('/medical-records', { listed: 52 }),
    'Open the reports by their address': arriving('/medical-records?type=report'),
  },
  act: {
    'A full page of records arrives': ({ gate }) => gate.answer('family', done(page)),
    'No more records arrive': ({ gate }) => gate.answer('family', done([])),
    'The records cannot be loaded': async ({ gate }, output) =>
      void (await gate.end('family', output as Outcome<unknown>)),
    'The network is back': loseNetworkForAMoment,
    'Scroll near the end or press Retry': async ({ I, inspection }) =>
      (await inspection.oneOf('records', ['ready', 'failed'])) === 'ready' ? I.scrollDown() : I.retryRecords(),
    'Words are typed': ({ I }) => I.searchRecords('mri'),
    'Half a second passes': ({ page: tab }) => tab.waitForTimeout(500),
    'Prescriptions are chosen': ({ I }) => I.choosePrescriptions(),
  },
  see: {
    settling: ({ I }) => I.seeRecordsLoading(),
    loading: ({ I }) => I.seeRecordsLoading(),
    ready: ({ I }) => I.seeRecord('MRI of the back 1'),
    empty: ({ I }) => I.seeNoRecords(),
    failed: ({ I }) => I.seeRecordsFailed(),
  },
}
