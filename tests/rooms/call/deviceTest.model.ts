import { deviceTestMachine } from '../../../src/machines/call/deviceTest.machine'
import { viewDeviceTest } from '../../../src/machines/call/deviceTest.view'
import { modelOf } from '../../kit/paths/model'

const untried = { camera: 'asking', microphone: 'asking', isReady: false, canRetry: false }
/** What the browser opens is live: of it only the faults matter. */
const opened = (faults: {
  camera: 'denied' | 'missing' | 'inUse' | null
  microphone: 'denied' | 'missing' | null
}) => ({
  type: 'devices.opened' as const,
  stream: null,
  ...faults,
})

/** Camera and microphone before a video consultation: S1-275; "device test first" on the success page. */
export const deviceTestModel = modelOf(deviceTestMachine)({
  name: 'deviceTest',
  passed: ['again'],
  facts: (snapshot) => {
    const { camera, microphone, isReady, canRetry } = viewDeviceTest(snapshot)
    return { camera, microphone, isReady, canRetry }
  },
  starts: {
    'Press Test camera and microphone': {
      input: undefined,
      to: 'testing.asking',
      facts: untried,
      how: 'Account 90000 00001, a video consultation that was just paid for',
    },
  },
  states: {
    'testing.asking': {
      sees: 'That the browser asks for camera and microphone, and what to press.',
      asks: { devices: {} },
    },
    'testing.listening': ({ camera }) =>
      camera === 'works'
        ? 'The own picture; “Say a few words”.'
        : 'That the camera is not there, what helps, and Try again; “Say a few words”.',
    'testing.audible': ({ isReady }) =>
      isReady ? '“You are ready for the call.”' : 'That the microphone works and the camera is not there.',
    'testing.deaf': ({ camera, microphone }) =>
      `${camera === 'works' ? 'The own picture' : 'No picture'}, why the microphone ${microphone === 'denied' ? 'is not allowed' : 'was not found'}, what helps, and Try again.`,
  },
  steps: {
    'Allow both': {
      event: opened({ camera: null, microphone: null }),
      only: (_, at) => at.has('testing.asking'),
      leads: { to: 'testing.listening', now: { camera: 'works', microphone: 'listening' } },
    },
    'Allow both without a camera': {
      event: opened({ camera: 'missing', microphone: null }),
      only: (_, at) => at.has('testing.asking'),
      leads: { to: 'testing.listening', now: { camera: 'missing', microphone: 'listening', canRetry: true } },
    },
    'Block both': {
      event: opened({ camera: 'denied', microphone: 'denied' }),
      only: (_, at) => at.has('testing.asking'),
      leads: { to: 'testing.deaf', now: { camera: 'denied', microphone: 'denied', canRetry: true } },
    },
    'Allow both without a microphone': {
      event: opened({ camera: null, microphone: 'missing' }),
      only: (_, at) => at.has('testing.asking'),
      leads: { to: 'testing.deaf', now: { camera: 'works', microphone: 'missing', canRetry: true } },
    },
    'Say something': {
      event: { type: 'sound.heard' },
      leads: [
        {
          in: 'testing.listening',
          if: ({ camera }) => camera === 'works',
          to: 'testing.audible',
          now: { microphone: 'works', isReady: true },
        },
        { in: 'testing.listening', to: 'testing.audible', now: { microphone: 'works' } },
      ],
    },
    'Press Try again': {
      event: { type: 'retry' },
      only: ({ canRetry }) => canRetry,
      leads: { to: 'testing.asking', now: untried },
    },
  },
})
