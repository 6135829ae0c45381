import type { GreyPicture } from '../../../core/kit/photo.rules'
import type { Shot } from '../../../machines/kit/documentCamera.machine'
import { CAPTURE_SIZE, drawn, jpegOf } from './CameraCapture'

/** How a photo is improved: brightness as a factor, what is cut off each side in per cent. */
export interface PhotoTouch {
  readonly brightness: number
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export const UNTOUCHED: PhotoTouch = { brightness: 1, top: 0, bottom: 0, left: 0, right: 0 }

/** Pixels across of the picture that is judged. */
const JUDGED = 240

/** The picture at an address, once it is loaded. */
export const pictureOf = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.src = address
  })

/** A photo cropped and brightened: the whole of it, and the picture it is known by. */
export const touched = (image: HTMLImageElement, touch: PhotoTouch): Shot => {
  const { brightness, top, bottom, left, right } = touch
  const { naturalWidth, naturalHeight } = image
  const width = Math.round((naturalWidth * (100 - left - right)) / 100)
  const height = Math.round((naturalHeight * (100 - top - bottom)) / 100)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) {
    context.filter = `brightness(${brightness})`
    const [x, y] = [(naturalWidth * left) / 100, (naturalHeight * top) / 100]
    context.drawImage(image, x, y, width, height, 0, 0, width, height)
  }
  const small = drawn(canvas, { width, height }, CAPTURE_SIZE)
  return { full: jpegOf(canvas), small: small.toDataURL('image/png') }
}

/** A photo in grey, as small as it can be judged. */
export const greyOf = (image: HTMLImageElement): GreyPicture => {
  const width = Math.min(JUDGED, image.naturalWidth)
  const height = Math.round((image.naturalHeight * width) / image.naturalWidth)
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const { data } = drawn(image, size, { width, height }).getContext('2d')!.getImageData(0, 0, width, height)
  const pixels = new Uint8Array(width * height)
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = 0.299 * data[4 * at]! + 0.587 * data[4 * at + 1]! + 0.114 * data[4 * at + 2]!
  return { width, height, pixels }
}
