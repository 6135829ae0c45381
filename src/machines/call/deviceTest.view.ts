import type { SnapshotFrom } from 'xstate'
import type { MediaFault } from '../../core/kit/media.rules'
import type { deviceTestMachine } from './deviceTest.machine'

/** How far the test of a device is: `asking` until the browser has answered. */
export type DeviceState = 'asking' | 'works' | 'listening' | MediaFault

/** How camera and microphone are, and whether a call can begin. */
export const viewDeviceTest = (snapshot: SnapshotFrom<typeof deviceTestMachine>) => {
  const { camera, microphone } = snapshot.context
  const isAsking = snapshot.hasTag('asking')
  const isAudible = snapshot.hasTag('audible')
  const sound: DeviceState = microphone ?? (isAudible ? 'works' : 'listening')
  return {
    isAsking,
    camera: isAsking ? 'asking' : (camera ?? 'works'),
    microphone: isAsking ? 'asking' : sound,
    isReady: isAudible && camera === null,
    canRetry: camera !== null || microphone !== null,
  } satisfies { readonly camera: DeviceState; readonly microphone: DeviceState } & Record<string, unknown>
}
