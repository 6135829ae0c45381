import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { type BaseScene, type BrowserPlayer, nobody } from '../../kit/paths/browser'
import { PNG } from '../../kit/sampleFiles'
import { aRecord } from './recordFacts'
import { recordFormModel } from './recordForm.model'
import { answers, atRecords, familyArrives, listed, type RecordScene } from './recordScene'

const PICTURE = { name: 'mri.png', mimeType: 'image/png', buffer: Buffer.from(PNG) }

const opened = async (base: BaseScene): Promise<RecordScene> => {
  const scene = await atRecords(base)
  await listed(scene.gate)
  await familyArrives(scene)
  return scene
}
interface Scene extends RecordScene {
  /** The row that Save calls. */
  readonly saving: 'save' | 'update'
}

const saves = ({ gate, saving }: Scene, output: unknown) => gate.answer(saving, output as Outcome<unknown>)
const uploads = async ({ gate }: RecordScene, output: unknown) => {
  const outcome = output as Outcome<{ readonly url: string }>
  await gate.answer('upload', outcome.ok ? done({ url: outcome.value.url, thumbnailUrl: null }) : outcome)
}

export const recordFormPlayer: BrowserPlayer<
  typeof recordFormModel,
  Scene,
  StateValueFrom<typeof recordFormModel.machine>
> = {
  model: recordFormModel,
  arrive: {
    'Press Add record': async (base) => {
      const scene = await opened(base)
      await base.I.addRecord()
      return { ...scene, saving: 'save' }
    },
    'Press Add record before the family is known': async (base) => {
      const scene = await atRecords(base, '/medical-records?step=add')
      await listed(scene.gate)
      return { ...scene, saving: 'save' }
    },
    'Come back to the camera': async (base) => {
      const scene = await atRecords(base, '/medical-records?step=photo')
      await listed(scene.gate)
      await familyArrives(scene)
      return { ...scene, saving: 'save' }
    },
    'Press Edit on a record of the family': async (base) => {
      const scene = await opened(base)
      await base.I.openRecord('MRI of the back 1')
      await scene.gate.answer('one', done(aRecord))
      await base.I.editRecord()
      return { ...scene, saving: 'update' }
    },
  },
  act: {
    'The categories arrive': answers('categories'),
    'The categories cannot be loaded': answers('categories'),
    'Press Retry': ({ I }) => I.retryRecordForm(),
    'The family arrives': familyArrives,
    'A day is chosen': ({ I }) => I.typeRecordDay('01/11/2025'),
    'Tomorrow is chosen': ({ I }) => I.typeRecordDay('01/01/2090'),
    'A category is chosen': ({ I }) => I.chooseRecordCategory('Spine'),
    'A file is chosen': ({ I }) => I.chooseRecordFile(PICTURE),
    'An empty file is chosen': ({ I }) => I.chooseRecordFile({ ...PICTURE, buffer: Buffer.alloc(0) }),
    'The file is uploaded': uploads,
    'The file is of another type': uploads,
    'The file is not taken': uploads,
    'Press Camera, or Photograph another page': ({ I }) => I.photographRecord(),
    'Photograph a page, and press Save': async ({ I }) => {
      await I.takeRecordPhoto()
      await I.keepRecordPhoto()
    },
    'Leave the camera': ({ page }) => page.keyboard.press('Escape'),
    'The page is uploaded': uploads,
    'The second page is uploaded': uploads,
    'The page is not taken': uploads,
    'Press Cancel beside the file': nobody,
    'Move the first page down': ({ I }) => I.moveRecordPageDown(),
    'The file is removed': ({ I }) => I.removeRecordFile(),
    'Press Save record': ({ I }) => I.saveRecord(),
    'It is saved': saves,
    'It is refused': saves,
    'Press Close': ({ I }) => I.closeRecordForm(),
  },
  see: {
    loading: ({ I }) => I.seeRecordFormLoading(),
    failed: ({ I }) => I.seeRecordFormFailed(),
    editing: ({ I }) => I.seeRecordForm(),
    uploading: ({ I }) => I.seeRecordUploading(),
    photographing: ({ I }) => I.seeRecordCamera(),
    uploadingPhoto: ({ I }) => I.seeRecordUploading(),
    saving: ({ I }) => I.seeRecordSaving(),
    saved: ({ I }) => I.seeNoRecordForm(),
    closed: ({ I }) => I.seeNoRecordForm(),
  },
}
