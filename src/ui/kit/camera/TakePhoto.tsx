import { useCallback, useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import { type PhotoHint, photoHints } from '../../../core/kit/photo.rules'
import type { DocumentCameraActor } from '../../../machines/kit/documentCamera.machine'
import { viewDocumentCamera } from '../../../machines/kit/documentCamera.view'
import { useText } from '../../intl/useText'
import { useView } from '../useView'
import { CameraCapture, type CaptureEvent } from './CameraCapture'
import { greyOf, type PhotoTouch, pictureOf, touched, UNTOUCHED } from './photoTouch'

const BRIGHTEST = 1.8
/** Per cent of a side that can be cut off. */
const MOST_CUT = 45
const SIDES = ['top', 'bottom', 'left', 'right'] as const
const section = css({ display: 'grid', gap: '8', minWidth: '0' })
const tools = css({
  display: 'grid',
  gap: '8',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
})
const slider = css({ width: 'full', minHeight: '44', accentColor: '[{colors.primary}]' })
const hintList = css({
  margin: '0',
  marginBlock: '8',
  color: 'primary.pressed',
  fontWeight: 'medium',
  lineHeight: 'caption',
})

interface TakePhotoProps {
  readonly actor: DocumentCameraActor
  /** A file can be chosen in place of a photo, once the camera is closed. */
  readonly canUpload?: boolean
}

/** What should be better in the photo that was just taken. */
const useHints = (shot: string | null): readonly PhotoHint[] => {
  const [judged, setJudged] = useState<{ readonly shot: string; readonly hints: readonly PhotoHint[] } | null>(null)
  useEffect(() => {
    if (shot === null) return undefined
    let isCurrent = true
    const judge = async () => {
      const hints = photoHints(greyOf(await pictureOf(shot)))
      if (isCurrent) setJudged({ shot, hints })
    }
    void judge()
    return () => {
      isCurrent = false
    }
  }, [shot])
  return judged !== null && judged.shot === shot ? judged.hints : []
}

/** The camera, and the photo that was just taken: taken again, cropped, made brighter, or kept. */
export const TakePhoto = ({ actor, canUpload = false }: TakePhotoProps) => {
  const say = useText()
  const { shot, kept, problem } = useView(actor, viewDocumentCamera)
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [touch, setTouch] = useState<PhotoTouch>(UNTOUCHED)
  const hints = useHints(shot?.full ?? null)
  useEffect(() => {
    const watching = actor.on('stream', (event) => setStream(event.stream as MediaStream))
    actor.send({ type: 'shown' })
    return () => watching.unsubscribe()
  }, [actor])
  const keep = useCallback(async () => {
    if (shot !== null && touch !== UNTOUCHED)
      actor.send({ type: 'photo.taken', shot: touched(await pictureOf(shot.full), touch) })
    actor.send({ type: 'photo.kept' })
  }, [actor, shot, touch])
  const handle = useCallback(
    (event: CaptureEvent) => {
      switch (event.type) {
        case 'photo.taken':
          setStream(null)
          setTouch(UNTOUCHED)
          return actor.send({ type: 'photo.taken', shot: event.photo })
        case 'photo.kept':
          return void keep()
        case 'camera.stuck':
          return actor.send({ type: 'camera.failed', problem: 'start' })
        case 'upload.wanted':
          return actor.send({ type: 'close' })
        case 'photo.retaken':
        case 'camera.retried':
          return actor.send({ type: event.type })
      }
    },
    [actor, keep],
  )
  return (
    <div>
      <CameraCapture view={{ stream, shot: shot?.full ?? null, kept, problem, touch, canUpload }} on={handle} />
      {shot !== null && (
        <>
          <p className={hintList} role="status">
            {hints.map((hint) => say(`kit.camera.hint.${hint}`)).join(' ')}
          </p>
          <section className={section} aria-label={say('kit.camera.improve')}>
            <label>
              {say('kit.camera.brightness')}
              <input
                className={slider}
                type="range"
                min={1}
                max={BRIGHTEST}
                step={0.1}
                value={touch.brightness}
                onChange={({ target }) => setTouch({ ...touch, brightness: Number(target.value) })}
              />
            </label>
            <div className={tools}>
              {SIDES.map((side) => (
                <label key={side}>
                  {say(`kit.camera.crop.${side}`)}
                  <input
                    className={slider}
                    type="range"
                    min={0}
                    max={MOST_CUT}
                    value={touch[side]}
                    onChange={({ target }) => setTouch({ ...touch, [side]: Number(target.value) })}
                  />
                </label>
              ))}
            </div>
          </section>
        </>
      )}
    </div>
  )
}
