import { type ActorRefFrom, assign, emit, type EventObject, setup } from 'xstate'
import type { CameraProblem } from '../../core/kit/camera.ports'
import { unpluggedFeed } from './fromFeed'

/** A photographed page, as data addresses: the whole frame, and the picture of 328 × 584 it is known by. */
export interface Shot {
  readonly full: string
  readonly small: string
}

export interface DocumentCameraInput {
  /** A photo that was taken and is looked at once more; null for a new one. */
  readonly shot: Shot | null
  /** Pages that were kept already. */
  readonly kept: number
}

export type DocumentCameraOutput =
  | { readonly kind: 'taken'; readonly shot: Shot }
  | { readonly kind: 'closed'; readonly shot: null }

interface Context extends DocumentCameraInput {
  readonly problem: CameraProblem | null
}

/** Photographs one page of a paper: the camera, the photo that is looked at, and why there is no camera. */
export const documentCameraMachine = setup({
  types: {
    context: {} as Context,
    input: {} as DocumentCameraInput,
    output: {} as DocumentCameraOutput,
    emitted: {} as { type: 'stream'; stream: unknown },
    events: {} as
      | { type: 'camera.started'; stream: unknown }
      | { type: 'camera.failed'; problem: CameraProblem }
      | { type: 'photo.taken'; shot: Shot }
      | { type: 'shown' | 'camera.retried' | 'photo.kept' | 'photo.retaken' | 'close' },
  },
  actors: { camera: unpluggedFeed<object>('camera') },
  guards: { hasShot: ({ context }) => context.shot !== null },
  actions: {
    showStream: emit(({ event }: { event: EventObject }) => ({
      type: 'stream' as const,
      stream: (event as unknown as { readonly stream: unknown }).stream,
    })),
    keepProblem: assign((_, problem: CameraProblem) => ({ problem })),
    clearProblem: assign({ problem: null }),
    keepShot: assign((_, shot: Shot) => ({ shot })),
    dropShot: assign({ shot: null }),
  },
}).createMachine({
  id: 'documentCamera',
  context: ({ input }) => ({ ...input, problem: null }),
  // Closed, it has none.
  output: ({ context: { shot } }) =>
    shot === null ? { kind: 'closed' as const, shot } : { kind: 'taken' as const, shot },
  initial: 'beginning',
  on: { close: { target: '.closed', actions: 'dropShot' } },
  states: {
    beginning: { always: [{ guard: 'hasShot', target: 'previewing' }, { target: 'arriving' }] },
    /** What the camera shows is given to whoever watches: it starts once somebody does. */
    arriving: { on: { shown: 'photographing' } },
    photographing: {
      entry: 'clearProblem',
      invoke: { id: 'camera', src: 'camera', input: {} },
      on: {
        'camera.started': { actions: 'showStream' },
        'camera.failed': {
          target: 'withoutCamera',
          actions: { type: 'keepProblem', params: ({ event }) => event.problem },
        },
        'photo.taken': { target: 'previewing', actions: { type: 'keepShot', params: ({ event }) => event.shot } },
      },
    },
    withoutCamera: { on: { 'camera.retried': 'photographing' } },
    previewing: {
      on: {
        'photo.taken': { actions: { type: 'keepShot', params: ({ event }) => event.shot } },
        'photo.retaken': { target: 'photographing', actions: 'dropShot' },
        'photo.kept': 'taken',
      },
    },
    taken: { type: 'final' },
    closed: { type: 'final' },
  },
})

export type DocumentCameraActor = ActorRefFrom<typeof documentCameraMachine>
