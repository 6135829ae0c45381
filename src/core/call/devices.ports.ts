import type { MediaFault } from '../kit/media.rules'

/** Why camera and microphone cannot be used; null for what works. */
export interface DeviceFaults {
  readonly camera: MediaFault | null
  readonly microphone: MediaFault | null
}

/** What camera and microphone deliver to whoever tests them. */
export type DeviceEvent<Stream> =
  /** The stream has what works. */
  ({ readonly type: 'devices.opened'; readonly stream: Stream } & DeviceFaults) | { readonly type: 'sound.heard' }

/** Camera and microphone of the device: opens them for a test and returns what closes them again. */
export interface DevicesPort<Stream> {
  readonly subscribe: (on: (event: DeviceEvent<Stream>) => void) => () => void
}
