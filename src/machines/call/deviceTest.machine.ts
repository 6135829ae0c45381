import { type ActorRefFrom, assign, emit, type EventObject, fromCallback, setup } from 'xstate'
import type { DeviceEvent, DeviceFaults } from '../../core/call/devices.ports'

/** Camera and microphone are tried before a call: allowed in the browser, seen, and heard. */
export const deviceTestMachine = setup({
  types: {
    context: {} as DeviceFaults,
    emitted: {} as { type: 'stream'; stream: unknown },
    events: {} as DeviceEvent<unknown> | { type: 'retry' },
    tags: {} as 'asking' | 'listening' | 'audible',
  },
  actors: { devices: fromCallback<EventObject, object>(() => undefined) },
  guards: { hasMicrophone: (_, { microphone }: DeviceFaults) => microphone === null },
  actions: {
    forget: assign({ camera: null, microphone: null }),
    keepFaults: assign((_, { camera, microphone }: DeviceFaults) => ({ camera, microphone })),
    showStream: emit(({ event }: { event: EventObject }) => ({
      type: 'stream' as const,
      // Emitted when devices are opened alone.
      stream: (event as unknown as { readonly stream: unknown }).stream,
    })),
  },
}).createMachine({
  id: 'deviceTest',
  context: { camera: null, microphone: null },
  initial: 'testing',
  states: {
    testing: {
      invoke: { id: 'devices', src: 'devices', input: {} },
      initial: 'asking',
      states: {
        asking: {
          tags: 'asking',
          entry: 'forget',
          on: {
            'devices.opened': [
              {
                guard: { type: 'hasMicrophone', params: ({ event }) => event },
                target: 'listening',
                actions: [{ type: 'keepFaults', params: ({ event }) => event }, 'showStream'],
              },
              { target: 'deaf', actions: [{ type: 'keepFaults', params: ({ event }) => event }, 'showStream'] },
            ],
          },
        },
        listening: { tags: 'listening', on: { 'sound.heard': 'audible', retry: '#deviceTest.again' } },
        audible: { tags: 'audible', on: { retry: '#deviceTest.again' } },
        deaf: { on: { retry: '#deviceTest.again' } },
      },
    },
    /** What was opened is turned off before it is opened again. */
    again: { always: 'testing' },
  },
})

export type DeviceTestActor = ActorRefFrom<typeof deviceTestMachine>
