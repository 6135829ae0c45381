import type { StateValueFrom } from 'xstate'
import { DAY } from '../../../src/core/kit/dates'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import type { RecordLink } from '../../../src/core/records/recordLinks'
import type { SharedRecord } from '../../../src/machines/records/recordShare.machine'
import type { BrowserPlayer } from '../../kit/paths/browser'
import { recordNumber } from './recordFacts'
import { answers, atRecords, listed, type RecordScene } from './recordScene'
import { recordShareModel } from './recordShare.model'

/** Links of the model work by its own clock; here they have to by the browser's. */
const working = (link: RecordLink): RecordLink => ({ ...link, expiresAt: Math.floor(Date.now() / 1000) + DAY })
const linksArrive = async ({ gate }: RecordScene, output: unknown): Promise<void> => {
  const outcome = output as Outcome<SharedRecord>
  await gate.answer('links', outcome.ok ? done(outcome.value.links.map(working)) : outcome)
}

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
    'The links arrive': linksArrive,
    'The links cannot be loaded': linksArrive,
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
