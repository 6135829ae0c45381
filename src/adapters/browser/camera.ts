import { type CameraPort, cameraProblem } from '../../core/kit/camera.ports'
import { isBeforeIos } from './photo'

/** The first iOS on which pages may use the camera. */
const CAMERA_SINCE_IOS = 13

const stopAll = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

/** The camera through `getUserMedia`; whoever stops watching turns it off, also while it is still starting. */
export const browserCamera: CameraPort<MediaStream> = {
  subscribe: (on) => {
    let isWatched = true
    let running: MediaStream | null = null
    const open = async (): Promise<void> => {
      try {
        if (isBeforeIos(CAMERA_SINCE_IOS)) return on({ type: 'camera.failed', problem: 'tooOld' })
        // Without a secure connection there are no devices.
        if (!('mediaDevices' in navigator)) throw new DOMException('no devices', 'NotFoundError')
        const stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
        })
        if (!isWatched) return stopAll(stream)
        running = stream
        on({ type: 'camera.started', stream })
      } catch (error) {
        if (isWatched) on({ type: 'camera.failed', problem: cameraProblem(nameOf(error)) })
      }
    }
    void open()
    return () => {
      isWatched = false
      if (running) stopAll(running)
    }
  },
}
