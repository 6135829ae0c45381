import type { StateValueFrom } from 'xstate'
import { done } from '../../../src/core/kit/outcome'
import type { BrowserPlayer } from '../../kit/paths/browser'
import { recordNumber } from './recordFacts'
import { answers, atRecords, listed, type RecordScene } from './recordScene'
import { recordShareModel } from './recordShare.model'

export const recordSharePlayer: BrowserPlayer<
  typeof recordShareModel,
  RecordScene,
  StateValueFrom<typeof recordShareModel.machine>
> = {
  model: recordShareModel,
  arrive: {
    'Press Share': async (base) => {
      const scene = await atRecords(base)
      await listed(scene.gate)
      await base.I.openRecord('MRI of the back 1')
      await scene.gate.answer('one', done(recordNumber(1)))
      await base.I.shareRecord()
      return scene
    },
  },
  act: {
    'The links arrive': answers('links'),
    'The links cannot be loaded': answers('links'),
    'Press Try again': ({ I }) => I.retryRecordShare(),
    'Say for whom': ({ I }) => I.nameReceiver('Aunt Meena'),
    'Press Make a link': ({ I }) => I.makeRecordLink(),
    'The link is made': answers('make'),
    'It cannot be made': answers('make'),
    'Press Revoke beside Dr Shah': ({ I }) => I.revokeRecordLinkOf('Dr Shah'),
    'It is revoked': answers('revoke'),
    'It cannot be revoked': answers('revoke'),
    'Close the dialog': ({ I }) => I.closeRecordShare(),
  },
  see: {
    loading: ({ I }) => I.seeRecordShareLoading(),
    failed: ({ I }) => I.seeRecordShareFailed(),
    listing: ({ I }) => I.seeRecordShare(),
    making: ({ I }) => I.seeRecordLinkBeingMade(),
    revoking: ({ I }) => I.seeRecordLinkBeingRevoked(),
    closed: ({ I }) => I.seeNoRecordShare(),
  },
}
