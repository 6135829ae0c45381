import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { PNG } from '../../kit/sampleFiles'
import { aRecord, recordNumber } from './recordFacts'
import { recordDeskModel } from './recordDesk.model'
import { answers, atRecords, categories, familyArrives, listed, type RecordScene } from './recordScene'

const TITLE = 'MRI of the back 1'

const opened = async (base: BaseScene): Promise<RecordScene> => {
  const scene = await atRecords(base)
  await listed(scene.gate)
  await base.I.seeRecord(TITLE)
  return scene
}
const read = ({ gate }: RecordScene) => gate.answer('one', done(recordNumber(1)))
const endsAndList = (row: 'remove' | 'restore') => async (scene: RecordScene, output: unknown) => {
  const outcome = output as Outcome<unknown>
  await scene.gate.answer(row, outcome)
  if (outcome.ok) await listed(scene.gate)
  // What could not be taken away is read again.
  else if (row === 'remove') await read(scene)
}

export const recordDeskPlayer: BrowserPlayer<
  typeof recordDeskModel,
  RecordScene,
  Exclude<StateValueFrom<typeof recordDeskModel.machine>, 'deciding'>
> = {
  model: recordDeskModel,
  arrive: {
    'Open the medical records': opened,
    'Open a record by its address': async (base) => {
      const scene = await atRecords(base, `/medical-records?record=${aRecord.id}`)
      await listed(scene.gate)
      await read(scene)
      return scene
    },
    'Press Share on a prescription': async (base) => {
      const scene = await atRecords(base, `/medical-records?record=${aRecord.id}&step=share`)
      await listed(scene.gate)
      await read(scene)
      await scene.gate.answer('links', done([]))
      return scene
    },
    'Reload while a record is added': async (base) => {
      const scene = await atRecords(base, '/medical-records?step=add')
      await listed(scene.gate)
      await scene.gate.answer('categories', done(categories))
      return scene
    },
  },
  act: {
    'The family arrives': familyArrives,
    'Choose the view by month': ({ I }) => I.chooseRecordView('By month'),
    'Press a record': async (scene) => {
      await scene.I.openRecord(TITLE)
      await read(scene)
    },
    'Press Active prescription': async (scene) => {
      await scene.I.openActivePrescription()
      await read(scene)
    },
    'Press Add record': async (scene) => {
      await scene.I.addRecord()
      await scene.gate.answer('categories', done(categories))
    },
    'Close the record': ({ I }) => I.closeRecord(),
    'Press Share': async (scene) => {
      await scene.I.shareRecord()
      await scene.gate.answer('links', done([]))
    },
    'Close the links': async (scene) => {
      await scene.I.closeRecordShare()
      await read(scene)
    },
    'Press Edit': async (scene) => {
      await scene.I.editRecord()
      await scene.gate.answer('categories', done(categories))
    },
    'Press Delete': ({ I }) => I.removeRecord(),
    'It is deleted': endsAndList('remove'),
    'An order uses it': endsAndList('remove'),
    'Press Undo': ({ I }) => I.undoRemoval(),
    'It is back': endsAndList('restore'),
    'It cannot be brought back': answers('restore'),
    'Ten seconds pass': ({ page }) => page.waitForTimeout(10_000),
    'The form is saved': async (scene) => {
      const { I, gate, inspection } = scene
      if ((await inspection.oneOf('recordDesk', ['adding', 'editing'])) === 'editing') {
        await I.saveRecord()
        await gate.answer('update', done(aRecord))
        await listed(gate)
        return read(scene)
      }
      await I.typeRecordDay('01/11/2025')
      await I.chooseRecordCategory('Spine')
      await I.chooseRecordFile({ name: 'mri.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })
      await gate.answer('upload', done({ url: '/files/token/mri.png', thumbnailUrl: null }))
      await I.saveRecord()
      await gate.answer('save', done(aRecord))
      await listed(gate)
    },
    'The form is closed': async (scene) => {
      const at = await scene.inspection.oneOf('recordDesk', ['adding', 'editing'])
      await scene.I.closeRecordForm()
      // The record is read again.
      if (at === 'editing') await read(scene)
    },
  },
  see: {
    resting: ({ I }) => I.seeNothingOverRecords(),
    viewing: ({ I }) => I.seeRecordOpen(),
    adding: ({ I }) => I.seeRecordForm(),
    editing: ({ I }) => I.seeRecordForm(),
    sharing: ({ I }) => I.seeRecordShare(),
    // The record is closed at once, and opens again where it could not be deleted.
    removing: ({ I }) => I.seeNothingOverRecords(),
    removed: ({ I }) => I.seeRecordRemoved(),
    restoring: ({ I }) => I.seeUndoBusy(),
  },
}
