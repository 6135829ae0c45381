import { browserDevices } from '../adapters/browser/devices'
import { deviceTestMachine } from '../machines/call/deviceTest.machine'
import { fromFeed } from '../machines/kit/fromFeed'
import type { RoomWiring } from './features'

export const features: RoomWiring = {
  'overlay.deviceTest': () => ({
    logic: deviceTestMachine.provide({ actors: { devices: fromFeed((_, on) => browserDevices.subscribe(on)) } }),
    input: undefined,
  }),
}
