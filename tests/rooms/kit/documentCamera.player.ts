import type { StateValueFrom } from 'xstate'
import { type BaseScene, type BrowserPlayer, byItself, nobody } from '../../kit/paths/browser'
import {
  letGo,
  openPrescription,
  photographed,
  type PrescriptionScene,
  startCamera,
} from '../prescription/prescriptionPage'
import { documentCameraModel } from './documentCamera.model'

const open = (base: BaseScene) => openPrescription(base, { held: ['camera'] })

const photograph = async ({ I }: PrescriptionScene) => {
  await I.photograph()
  await I.seeCamera()
}

/** Walked on the paper of a doctor, whose page asks once more before a photo is sent. */
export const documentCameraPlayer: BrowserPlayer<
  typeof documentCameraModel,
  PrescriptionScene,
  Exclude<StateValueFrom<typeof documentCameraModel.machine>, 'beginning'>
> = {
  model: documentCameraModel,
  arrive: {
    // It is on the screen as soon as it is pressed.
    'Press Photo': open,
    'Look at the photo once more': async (base) => {
      const scene = await open(base)
      await photograph(scene)
      await photographed(scene)
      await scene.I.keepPhoto()
      await scene.I.dropPhoto()
      await scene.I.seeShot()
      return scene
    },
  },
  act: {
    'The camera is on the screen': photograph,
    'The camera starts': startCamera,
    'The camera is refused': ({ page }) => letGo(page, 'camera', 'denied'),
    'Press Try again': ({ I }) => I.retryCamera(),
    'Press the shutter': photographed,
    'Make the photo brighter': nobody,
    'Press Retake': ({ I }) => I.retake(),
    'Press Save on the photo': ({ I }) => I.keepPhoto(),
    'Press Back': async ({ I }) => {
      await I.backToForm()
      return 'gone'
    },
  },
  see: {
    arriving: byItself,
    photographing: ({ I }) => I.seeCamera(),
    withoutCamera: ({ I }) => I.seeNoCamera(),
    previewing: ({ I }) => I.seeShot(),
    taken: ({ I }) => I.seePhotoQuestion(),
    closed: byItself,
  },
}
