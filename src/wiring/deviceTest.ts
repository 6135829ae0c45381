import { browserDevices } from '../adapters/browser/devices'
import type { OpenedFeature } from '../machines/app/feature'
import { deviceTestMachine } from '../machines/call/deviceTest.machine'
import { fromFeed } from '../machines/kit/fromFeed'

/** The test of camera and microphone. */
export const openDeviceTest = (): OpenedFeature => ({
  logic: deviceTestMachine.provide({ actors: { devices: fromFeed((_, on) => browserDevices.subscribe(on)) } }),
  input: undefined,
})
