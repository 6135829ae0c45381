import { documentCameraMachine } from '../../../src/machines/kit/documentCamera.machine'
import { viewDocumentCamera } from '../../../src/machines/kit/documentCamera.view'
import { modelOf } from '../../kit/paths/model'

const shot = { full: 'data:image/jpeg;base64,AA', small: 'data:image/png;base64,BB' }

/** A page of paper is photographed: S0-454 to S0-458, S1-322. */
export const documentCameraModel = modelOf(documentCameraMachine)({
  name: 'documentCamera',
  passed: ['beginning'],
  facts: (snapshot) => {
    const { shot: taken, problem } = viewDocumentCamera(snapshot)
    return { hasShot: taken !== null, problem, output: snapshot.output?.kind ?? null }
  },
  starts: {
    'Press Photo': {
      input: { shot: null, kept: 0 },
      to: 'arriving',
      facts: { hasShot: false, problem: null, output: null },
      how: 'Account 90000 00002, an appointment, Create prescription',
    },
    'Look at the photo once more': {
      input: { shot, kept: 0 },
      to: 'previewing',
      facts: { hasShot: true, problem: null, output: null },
    },
  },
  states: {
    arriving: 'That the camera starts.',
    photographing: { sees: 'What the camera shows, and the shutter.', asks: { camera: {} } },
    withoutCamera: ({ problem }) =>
      problem === 'tooOld' ? '“Please upgrade to iOS 13 or later …”' : 'Why there is no camera, and Try again.',
    previewing: 'The photo, Retake and Save.',
    taken: 'What comes after the photo.',
    closed: 'Where the camera was opened.',
  },
  steps: {
    'The camera is on the screen': { event: { type: 'shown' }, leads: { in: 'arriving', to: 'photographing' } },
    'The camera starts': { event: { type: 'camera.started', stream: 'a stream' }, leads: { in: 'photographing' } },
    'The camera is refused': {
      event: { type: 'camera.failed', problem: 'denied' },
      only: ({ hasShot }) => !hasShot,
      leads: { in: 'photographing', to: 'withoutCamera', now: { problem: 'denied' } },
    },
    'Press Try again': {
      event: { type: 'camera.retried' },
      leads: { in: 'withoutCamera', to: 'photographing', now: { problem: null } },
    },
    'Press the shutter': {
      event: { type: 'photo.taken', shot },
      only: (_, at) => at.has('photographing'),
      leads: { in: 'photographing', to: 'previewing', now: { hasShot: true } },
    },
    'Make the photo brighter': {
      event: { type: 'photo.taken', shot, isBrighter: true },
      only: (_, at) => at.has('previewing'),
      leads: { in: 'previewing' },
      nowhere: 'the brighter photo is taken with Save, in the same moment',
    },
    'Press Retake': {
      event: { type: 'photo.retaken' },
      leads: { in: 'previewing', to: 'photographing', now: { hasShot: false } },
    },
    'Press Save on the photo': {
      event: { type: 'photo.kept' },
      leads: { in: 'previewing', to: 'taken', now: { output: 'taken' } },
      isLast: true,
    },
    'Press Back': {
      event: { type: 'close' },
      only: (_, at) => !at.has('arriving'),
      leads: { to: 'closed', now: { hasShot: false, problem: null, output: 'closed' } },
      isLast: true,
    },
  },
  // A camera that runs is not refused.
  canWalk: (words) =>
    words.every((step, at) => step !== 'The camera is refused' || words[at - 1] !== 'The camera starts'),
})
