import type { StateValueFrom } from 'xstate'
import { MOST_BETWEEN_LOOKS } from '../../../src/machines/kit/document.machine'
import { type Outcome } from '../../../src/core/kit/outcome'
import { holdTime } from '../../kit/browser'
import { speakInAnotherTab } from '../../kit/paths/anotherLanguage'
import type { BrowserPlayer } from '../../kit/paths/browser'
import { atRecords, listed, type RecordScene } from './recordScene'
import { recordViewerModel } from './recordViewer.model'

const answer = async ({ gate }: RecordScene, output: unknown) => {
  const outcome = output as Outcome<unknown>
  const isGone = outcome.ok && outcome.value === null
  await gate.answer('one', isGone ? { ok: false, failure: { kind: 'notFound', message: '' } } : outcome)
}
const awaits = async (scene: RecordScene, output: unknown) => {
  await holdTime(scene.page)
  await answer(scene, output)
}

export const recordViewerPlayer: BrowserPlayer<
  typeof recordViewerModel,
  RecordScene,
  StateValueFrom<typeof recordViewerModel.machine>
> = {
  model: recordViewerModel,
  arrive: {
    'Open a record': async (base) => {
      await base.page.clock.install()
      const scene = await atRecords(base)
      await listed(scene.gate)
      await base.I.openRecord('MRI of the back 1')
      await base.inspection.reached('recordViewer', 'loading', 0)
      return scene
    },
  },
  act: {
    'The record arrives': answer,
    'It arrives without its file': answer,
    'It arrives while its document is being made': awaits,
    'The document is looked for': async ({ page }) => {
      await page.clock.runFor(MOST_BETWEEN_LOOKS)
      await page.clock.resume()
    },
    'It is made': answer,
    'It is not made yet': awaits,
    'It is gone': answer,
    'It cannot be loaded': answer,
    'Press Retry': ({ I }) => I.askForRecordAgain(),
    'Another language is chosen': speakInAnotherTab,
  },
  see: {
    loading: ({ I }) => I.seeRecordDialog(),
    shown: ({ I }) => I.seeRecordOpenOrLost(),
    awaited: ({ I }) => I.seeRecordMade(),
    looking: ({ I }) => I.seeRecordMade(),
    overdue: ({ I }) => I.seeRecordLate(),
    empty: ({ I }) => I.seeRecordGone(),
    failed: ({ I }) => I.seeRecordFailed(),
  },
}
