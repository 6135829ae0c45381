import type { MediaFault } from '../kit/media.rules'

/** Why camera and microphone cannot be used; null for what works. */
export interface DeviceFaults {
  readonly camera: MediaFault | null
  readonly microphone: MediaFault | null
}

export const deviceKinds = ['camera', 'microphone', 'speaker'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** One that can be chosen, as the browser names it. */
export interface Device {
  readonly kind: DeviceKind
  readonly id: string
  readonly name: string
}

/** Which of several somebody chose to send with; of a kind that is missing the browser takes its own. */
export type ChosenDevices = Partial<Readonly<Record<'camera' | 'microphone', string>>>

/** What camera and microphone deliver to whoever tests them. */
export type DeviceEvent<Stream> =
  /** The stream has what works. */
  ({ readonly type: 'devices.opened'; readonly stream: Stream } & DeviceFaults) | { readonly type: 'sound.heard' }

/** Camera and microphone of the device: opens them for a test and returns what closes them again. */
export interface DevicesPort<Stream> {
  readonly subscribe: (on: (event: DeviceEvent<Stream>) => void, chosen?: ChosenDevices) => () => void
  /** Tells which devices there are, now and whenever one is plugged in or out. */
  readonly watch: (on: (devices: readonly Device[]) => void) => () => void
}
