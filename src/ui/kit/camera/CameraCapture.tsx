import { Camera, Check, RotateCcw, Upload } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { css } from 'styled-system/css'
import type { CameraProblem } from '../../../core/kit/camera.ports'
import { useText } from '../../intl/useText'
import { Button } from '../Button'
import { EmptyState } from '../EmptyState'
import { Spinner } from '../Spinner'
import { TorchButton } from './TorchButton'

/** A frame as JPEG, and the picture of 328 × 584 a document is known by. Data addresses. */
export interface Photo {
  readonly full: string
  readonly small: string
}

export interface CaptureView {
  /** What the camera shows; null while it starts. */
  readonly stream: MediaStream | null
  /** The photo that was just taken, as a data address. */
  readonly shot: string | null
  /** How many were kept already. */
  readonly kept: number
  readonly problem: CameraProblem | null
  /** How the shot is shown: brightness as a factor, what is cut off each side in per cent. */
  readonly touch?: Readonly<Record<'brightness' | 'top' | 'bottom' | 'left' | 'right', number>>
  /** False where a photo cannot be uploaded in its place. */
  readonly canUpload?: boolean
}

export type CaptureEvent =
  | { readonly type: 'photo.taken'; readonly photo: Photo }
  | { readonly type: 'photo.kept' | 'photo.retaken' | 'upload.wanted' | 'camera.retried' | 'camera.stuck' }

export interface CameraCaptureProps {
  readonly view: CaptureView
  readonly on: (event: CaptureEvent) => void
}

const QUALITY = 0.9
/** Pixels of the longer side of a kept frame: enough to read the smallest print, and what a phone can hold ten of. */
const LONGEST_SIDE = 2400
/** CSS pixels of the picture a document is known by. */
export const CAPTURE_SIZE = { width: 328, height: 584 } as const

const room = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // On a phone it is as high as the window leaves it: a page stands upright.
  minHeight: { base: '[max(20rem, calc(100dvh - var(--around-camera, 16rem)))]', tablet: '320' },
  borderRadius: '12',
  overflow: 'hidden',
  background: '[#14110F]',
  color: '[#F7F1EB]',
})
const picture = css({
  position: { base: 'absolute', tablet: 'static' },
  inset: '0',
  width: 'full',
  height: { base: 'full', tablet: 'auto' },
  maxHeight: { tablet: '[70dvh]' },
  objectFit: 'contain',
})
/** Where an A4 page goes. */
const sheet = css({
  position: 'absolute',
  insetBlock: '16',
  aspectRatio: '[210 / 297]',
  maxWidth: '[calc(100% - 32px)]',
  marginBlock: 'auto',
  border: '[2px dashed rgba(255, 255, 255, 0.85)]',
  borderRadius: '8',
  pointerEvents: 'none',
})
const advice = css({
  position: 'absolute',
  insetBlockEnd: '24',
  margin: '0',
  maxWidth: '[calc(100% - 64px)]',
  paddingInline: '12',
  paddingBlock: '4',
  borderRadius: 'full',
  background: '[rgba(20, 17, 15, 0.75)]',
  fontSize: '14',
  lineHeight: 'caption',
  textAlign: 'center',
})
const shotLook = css({ display: 'block', maxWidth: 'full', maxHeight: '[70dvh]' })
const controls = css({ display: 'flex', justifyContent: 'center', gap: '16', paddingBlock: '16' })
const shutter = css({
  display: 'grid',
  placeContent: 'center',
  width: '64',
  height: '64',
  border: '[4px solid {colors.primary}]',
  borderRadius: 'full',
  background: 'surface',
  color: 'primary',
  cursor: 'pointer',
  _hover: { background: 'tint' },
  _disabled: { borderColor: 'line', color: 'edge', cursor: 'not-allowed' },
})

/** A picture on a canvas of this size, the middle of it where the sides differ. */
export const drawn = (
  source: CanvasImageSource,
  from: { readonly width: number; readonly height: number },
  size: { readonly width: number; readonly height: number },
): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const scale = Math.max(size.width / from.width, size.height / from.height)
  const [width, height] = [size.width / scale, size.height / scale]
  const context = canvas.getContext('2d')
  if (context) {
    const [left, top] = [(from.width - width) / 2, (from.height - height) / 2]
    context.drawImage(source, left, top, width, height, 0, 0, size.width, size.height)
  }
  return canvas
}

export const jpegOf = (canvas: HTMLCanvasElement): string => canvas.toDataURL('image/jpeg', QUALITY)

/** The frame that a video shows now. */
const takeFrame = (video: HTMLVideoElement): Photo => {
  const from = { width: video.videoWidth, height: video.videoHeight }
  const scale = Math.min(1, LONGEST_SIDE / Math.max(from.width, from.height))
  const size = { width: Math.round(from.width * scale), height: Math.round(from.height * scale) }
  return {
    full: jpegOf(drawn(video, from, size)),
    small: drawn(video, from, CAPTURE_SIZE).toDataURL('image/png'),
  }
}

/** Takes photos one after the other: Space or Enter takes, each is kept or taken again. Refused: a photo is uploaded. */
export const CameraCapture = ({ view, on }: CameraCaptureProps) => {
  const { stream, shot, kept, problem, touch, canUpload = true } = view
  const say = useText()
  const video = useRef<HTMLVideoElement>(null)
  const show = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element
      if (!element || element.srcObject === stream) return
      element.srcObject = stream
      // A video that is taken away while it starts is no fault; one that stands there still would stay black.
      element.play().catch(() => {
        if (video.current === element && element.srcObject === stream) on({ type: 'camera.stuck' })
      })
    },
    [stream, on],
  )
  const take = () => {
    if (video.current) on({ type: 'photo.taken', photo: takeFrame(video.current) })
  }
  const upload = canUpload && (
    <Button tone="secondary" onClick={() => on({ type: 'upload.wanted' })}>
      <Upload size={20} aria-hidden />
      {say('kit.camera.upload')}
    </Button>
  )
  if (problem !== null)
    return (
      <div role="alert">
        <EmptyState
          title={say('kit.camera.view')}
          text={say(`kit.camera.problem.${problem}`)}
          action={
            <>
              {upload}
              {problem !== 'tooOld' && (
                <Button tone="quiet" onClick={() => on({ type: 'camera.retried' })}>
                  {say('app.retry')}
                </Button>
              )}
            </>
          }
        />
      </div>
    )
  return (
    <div>
      <div className={room}>
        {shot !== null ? (
          <img
            src={shot}
            className={shotLook}
            alt={say('kit.camera.shot', { number: kept + 1 })}
            style={
              touch && {
                filter: `brightness(${touch.brightness})`,
                clipPath: `inset(${touch.top}% ${touch.right}% ${touch.bottom}% ${touch.left}%)`,
              }
            }
          />
        ) : stream === null ? (
          <span role="status">
            <Spinner /> {say('kit.camera.starting')}
          </span>
        ) : (
          <>
            <video ref={show} className={picture} muted playsInline aria-label={say('kit.camera.view')} />
            <span className={sheet} aria-hidden />
            <p className={advice}>{say('kit.camera.advice')}</p>
            <TorchButton key={stream.id} stream={stream} />
          </>
        )}
      </div>
      <div className={controls}>
        {shot !== null ? (
          <>
            <Button tone="secondary" onClick={() => on({ type: 'photo.retaken' })}>
              <RotateCcw size={20} aria-hidden />
              {say('kit.camera.retake')}
            </Button>
            <Button onClick={() => on({ type: 'photo.kept' })}>
              <Check size={20} aria-hidden />
              {say('kit.camera.done')}
            </Button>
          </>
        ) : (
          <button
            type="button"
            className={shutter}
            aria-label={say('kit.camera.take')}
            title={say('kit.camera.take')}
            disabled={stream === null}
            onClick={take}
          >
            <Camera size={24} aria-hidden />
          </button>
        )}
      </div>
    </div>
  )
}
