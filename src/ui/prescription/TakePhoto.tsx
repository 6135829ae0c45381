import { useCallback, useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import type { CaptureActor } from '../../machines/prescription/capture.machine'
import type { viewCapture } from '../../machines/prescription/capture.view'
import { useText } from '../intl/useText'
import { CameraCapture, CAPTURE_SIZE, type CaptureEvent, drawn } from '../kit/camera/CameraCapture'

const BRIGHTEST = 1.8
const slider = css({ width: 'full', minHeight: '44', accentColor: '[{colors.primary}]' })

interface TakePhotoProps {
  readonly actor: CaptureActor
  readonly view: ReturnType<typeof viewCapture>
}

const pictureOf = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.src = address
  })

/** The camera, and the photo that was just taken: taken again, made brighter, or kept. */
export const TakePhoto = ({ actor, view: { shot, pages, problem } }: TakePhotoProps) => {
  const say = useText()
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [brightness, setBrightness] = useState(1)
  useEffect(() => {
    const watching = actor.on('stream', (event) => setStream(event.stream as MediaStream))
    return () => watching.unsubscribe()
  }, [actor])
  const keep = useCallback(async () => {
    if (shot !== null && brightness !== 1) {
      const image = await pictureOf(shot.full)
      const from = { width: image.naturalWidth, height: image.naturalHeight }
      const full = drawn(image, from, from, brightness).toDataURL('image/png')
      const small = drawn(image, from, CAPTURE_SIZE, brightness).toDataURL('image/png')
      actor.send({ type: 'photo.taken', shot: { full, small } })
      setBrightness(1)
    }
    actor.send({ type: 'photo.kept' })
  }, [actor, shot, brightness])
  const handle = useCallback(
    (event: CaptureEvent) => {
      if (event.type === 'photo.taken') {
        setStream(null)
        actor.send({ type: 'photo.taken', shot: { full: event.photo.full, small: event.photo.small } })
      } else if (event.type === 'photo.kept') void keep()
      else if (event.type === 'camera.stuck') actor.send({ type: 'camera.failed', problem: 'start' })
      else if (event.type !== 'upload.wanted') actor.send({ type: event.type })
    },
    [actor, keep],
  )
  return (
    <div>
      <div style={shot === null ? undefined : { filter: `brightness(${brightness})` }}>
        <CameraCapture view={{ stream, shot: shot?.full ?? null, kept: pages.length, problem }} on={handle} />
      </div>
      {shot !== null && (
        <label>
          {say('prescription.photo.brightness')}
          <input
            className={slider}
            type="range"
            min={1}
            max={BRIGHTEST}
            step={0.1}
            value={brightness}
            onChange={({ target }) => setBrightness(Number(target.value))}
          />
        </label>
      )}
    </div>
  )
}
