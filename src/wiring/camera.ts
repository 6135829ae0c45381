import { browserCamera } from '../adapters/browser/camera'
import { documentCameraMachine } from '../machines/kit/documentCamera.machine'
import { fromFeed } from '../machines/kit/fromFeed'

/** The camera of this device, for pages of paper. */
export const plugCamera = () =>
  documentCameraMachine.provide({ actors: { camera: fromFeed((_, on) => browserCamera.subscribe(on)) } })
