import { useCallback, useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import { type PhotoHint, photoHints } from '../../core/prescription/photo.rules'
import type { CaptureActor } from '../../machines/prescription/capture.machine'
import type { viewCapture } from '../../machines/prescription/capture.view'
import { useText } from '../intl/useText'
import { CameraCapture, type CaptureEvent } from '../kit/camera/CameraCapture'
import { formLook } from './form.styles'
import { greyOf, type PhotoTouch, pictureOf, touched, UNTOUCHED } from './photoTouch'

const BRIGHTEST = 1.8
/** Per cent of a side that can be cut off. */
const MOST_CUT = 45
const SIDES = ['top', 'bottom', 'left', 'right'] as const
const tools = css({
  display: 'grid',
  gap: '8',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
})
const slider = css({ width: 'full', minHeight: '44', accentColor: '[{colors.primary}]' })
const hintList = css({ margin: '0', color: 'primary.pressed', fontWeight: 'medium', lineHeight: 'caption' })

interface TakePhotoProps {
  readonly actor: CaptureActor
  readonly view: ReturnType<typeof viewCapture>
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
export const TakePhoto = ({ actor, view: { shot, pages, problem } }: TakePhotoProps) => {
  const say = useText()
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [touch, setTouch] = useState<PhotoTouch>(UNTOUCHED)
  const hints = useHints(shot?.full ?? null)
  useEffect(() => {
    const watching = actor.on('stream', (event) => setStream(event.stream as MediaStream))
    return () => watching.unsubscribe()
  }, [actor])
  const keep = useCallback(async () => {
    if (shot !== null && touch !== UNTOUCHED) {
      actor.send({ type: 'photo.taken', shot: touched(await pictureOf(shot.full), touch) })
      setTouch(UNTOUCHED)
    }
    actor.send({ type: 'photo.kept' })
  }, [actor, shot, touch])
  const handle = useCallback(
    (event: CaptureEvent) => {
      if (event.type === 'photo.taken') {
        setStream(null)
        setTouch(UNTOUCHED)
        actor.send({ type: 'photo.taken', shot: { full: event.photo.full, small: event.photo.small } })
      } else if (event.type === 'photo.kept') void keep()
      else if (event.type === 'camera.stuck') actor.send({ type: 'camera.failed', problem: 'start' })
      else if (event.type !== 'upload.wanted') actor.send({ type: event.type })
    },
    [actor, keep],
  )
  return (
    <div>
      <CameraCapture
        view={{ stream, shot: shot?.full ?? null, kept: pages.length, problem, touch, canUpload: false }}
        on={handle}
      />
      {shot !== null && (
        <>
          <p className={hintList} role="status">
            {hints.map((hint) => say(`prescription.photo.${hint}`)).join(' ')}
          </p>
          <section className={formLook.section} aria-label={say('prescription.photo.improve')}>
            <label>
              {say('prescription.photo.brightness')}
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
                  {say(`prescription.photo.crop.${side}`)}
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
