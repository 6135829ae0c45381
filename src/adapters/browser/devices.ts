import type { ChosenDevices, DeviceEvent, DeviceFaults, DeviceKind, DevicesPort } from '../../core/call/devices.ports'
import { type MediaFault, mediaFaultOf } from '../../core/kit/media.rules'

type Device = keyof DeviceFaults
type Opened =
  | { readonly stream: MediaStream; readonly fault: null }
  | { readonly stream: null; readonly fault: MediaFault }

/** A chosen device that is gone meanwhile is replaced by the browser's own. */
const wantedOf = ({ camera, microphone }: ChosenDevices): Record<Device, MediaStreamConstraints> => ({
  camera: {
    video: {
      ...(camera === undefined ? { facingMode: 'user' } : { deviceId: camera }),
      width: { ideal: 1280 },
      height: { ideal: 720 },
    },
  },
  microphone: { audio: microphone === undefined ? true : { deviceId: microphone } },
})

const open = async (constraints: MediaStreamConstraints): Promise<Opened> => {
  try {
    // Without a secure connection there are no devices.
    if (!('mediaDevices' in navigator)) throw new DOMException('no devices', 'NotFoundError')
    return { stream: await navigator.mediaDevices.getUserMedia(constraints), fault: null }
  } catch (error) {
    return { stream: null, fault: mediaFaultOf(error instanceof Error ? error.name : '') }
  }
}

/** Whether a device can be opened without a question: one that was refused is not asked for again by itself. */
const isAllowed = async (name: Device): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name })).state === 'granted'
  } catch {
    return false
  }
}

/** Both in one question; where that fails, what each of them lacks. */
const openBoth = async (chosen: ChosenDevices): Promise<{ readonly stream: MediaStream } & DeviceFaults> => {
  const wanted = wantedOf(chosen)
  const both = await open({ ...wanted.camera, ...wanted.microphone })
  if (both.stream) return { stream: both.stream, camera: null, microphone: null }
  const alone = async (device: Device): Promise<Opened> =>
    both.fault === 'denied' && !(await isAllowed(device)) ? both : open(wanted[device])
  const camera = await alone('camera')
  const microphone = await alone('microphone')
  const tracks = [camera, microphone].flatMap(({ stream }) => stream?.getTracks() ?? [])
  return { stream: new MediaStream(tracks), camera: camera.fault, microphone: microphone.fault }
}

/** Milliseconds between two looks at how loud it is. */
const LISTENED_EVERY = 100
/** Root mean square of a voice close to the microphone; a quiet room stays below it. */
const AUDIBLE = 0.02

/** Calls back once somebody is heard. Returns its stop. */
const listen = (stream: MediaStream, on: () => void): (() => void) => {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const wave = new Float32Array(analyser.fftSize)
  const looking = setInterval(() => {
    analyser.getFloatTimeDomainData(wave)
    if (Math.sqrt(wave.reduce((sum, each) => sum + each * each, 0) / wave.length) < AUDIBLE) return
    clearInterval(looking)
    on()
  }, LISTENED_EVERY)
  return () => {
    clearInterval(looking)
    void context.close()
  }
}

const kindOf: Partial<Record<string, DeviceKind>> = {
  videoinput: 'camera',
  audioinput: 'microphone',
  audiooutput: 'speaker',
}

/** Camera and microphone through `getUserMedia`; whoever stops testing turns them off, also while they still start. */
export const browserDevices: DevicesPort<MediaStream> = {
  subscribe: (on, chosen = {}) => {
    let isWatched = true
    const stops: (() => void)[] = []
    const begin = async (): Promise<void> => {
      const opened = await openBoth(chosen)
      const turnOff = () => opened.stream.getTracks().forEach((track) => track.stop())
      if (!isWatched) return turnOff()
      stops.push(turnOff)
      on({ type: 'devices.opened', ...opened } satisfies DeviceEvent<MediaStream>)
      if (opened.microphone === null) stops.push(listen(opened.stream, () => on({ type: 'sound.heard' })))
    }
    void begin()
    return () => {
      isWatched = false
      stops.forEach((stop) => stop())
    }
  },
  watch: (on) => {
    if (!('mediaDevices' in navigator)) return () => undefined
    const { mediaDevices } = navigator
    let isWatched = true
    const list = async (): Promise<void> => {
      const all = await mediaDevices.enumerateDevices().catch(() => [])
      if (!isWatched) return
      on(
        all.flatMap(({ kind, deviceId, label }) => {
          const of = kindOf[kind]
          // Without a permission they have neither id nor name.
          return of === undefined || deviceId === '' || label === '' ? [] : [{ kind: of, id: deviceId, name: label }]
        }),
      )
    }
    const listAgain = () => void list()
    mediaDevices.addEventListener('devicechange', listAgain)
    void list()
    return () => {
      isWatched = false
      mediaDevices.removeEventListener('devicechange', listAgain)
    }
  },
}
