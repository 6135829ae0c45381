import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import type { CapturedPage } from '../../../src/machines/prescription/capture.machine'
import { PDF } from '../../kit/sampleFiles'
import { type BaseScene, type BrowserPlayer, byItself } from '../../kit/paths/browser'
import { captureModel } from './capture.model'
import { opened } from './prescriptionFacts'
import { openPrescription, photographed, type PrescriptionScene } from './prescriptionPage'

type Place = Exclude<StateValueFrom<typeof captureModel.machine>, 'beginning'>

const open = async (base: BaseScene, more: Parameters<typeof openPrescription>[1] = {}): Promise<PrescriptionScene> =>
  openPrescription(base, { held: ['camera'], ...more })

/** The picture it is known by, then the whole frame. */
const pageUploaded = async ({ gate }: PrescriptionScene, output: unknown) => {
  const outcome = output as Outcome<CapturedPage>
  const at = (url: string) => (outcome.ok ? done({ url, thumbnailUrl: null }) : outcome)
  await gate.answer('upload', at(outcome.ok ? outcome.value.url : ''))
  await gate.answer('upload', at(outcome.ok ? outcome.value.fullUrl : ''))
}

const answers =
  (name: 'upload' | 'fromFile') =>
  ({ gate }: PrescriptionScene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

export const capturePlayer: BrowserPlayer<typeof captureModel, PrescriptionScene, Place> = {
  model: captureModel,
  arrive: {
    'Press Photo': async (base) => {
      const scene = await open(base)
      await scene.I.photograph()
      await scene.I.seeCamera()
      return scene
    },
    'Press Upload for a video consultation': async (base) => {
      const scene = await open(base, { with: { ...opened, patient: { ...opened.patient, consultation: 'video' } } })
      await scene.I.uploadInstead()
      return scene
    },
  },
  act: {
    'Photograph a page, and press Save': async (scene) => {
      await photographed(scene)
      await scene.I.keepPhoto()
    },
    'Press Back to the form, at the camera': async ({ I }) => {
      await I.backToForm()
      return 'gone'
    },
    'Press Don’t save': ({ I }) => I.dropPhoto(),
    'Press Yes, save': ({ I }) => I.savePhoto(),
    'The first page is uploaded': pageUploaded,
    'The second page is uploaded': pageUploaded,
    'The page is not uploaded': pageUploaded,
    'Choose an empty file': async ({ I }) => {
      await I.chooseFile('rx.pdf', 'application/pdf', new Uint8Array())
      await I.seeFileEmpty()
    },
    'Choose a PDF': ({ I }) => I.chooseFile('rx.pdf', 'application/pdf', PDF),
    'The file is uploaded': answers('upload'),
    'The file is refused': answers('upload'),
    'The file is not uploaded': answers('upload'),
    'Choose a health category': ({ I }) => I.chooseCategoryOfPaper(),
    'Declare that it names no narcotic': ({ I }) => I.declareNone(),
    'Press Add a page': ({ I }) => I.addPage(),
    'Remove the first page': ({ I }) => I.removePage(),
    'Remove the file': ({ I }) => I.removePage(),
    'Press End Consultation': ({ I }) => I.endPaper(),
    'Press Not yet': ({ I }) => I.notYet(),
    'Press Sign and end': ({ I }) => I.yesSend(),
    'The prescription is signed': async ({ gate }, output) => {
      await gate.answer('fromFile', output as Outcome<unknown>)
      return 'gone'
    },
    'It cannot be signed': answers('fromFile'),
    'Press Back to the form': async ({ I }) => {
      await I.backToForm()
      return 'gone'
    },
  },
  see: {
    photographing: ({ I }) => I.seeCamera(),
    confirming: ({ I }) => I.seePhotoQuestion(),
    uploading: ({ I }) => I.seeShot(),
    choosingFile: ({ I }) => I.seeChooseFile(),
    uploadingFile: ({ I }) => I.seeBusyPrescription(),
    finishing: ({ I }) => I.seePages(),
    asking: ({ I }) => I.seeSendingAsked(),
    ending: ({ I }) => I.seeSending(),
    signed: byItself,
    closed: byItself,
  },
}
