import { type ActorRefFrom, assign, emit, type EventObject, sendTo, setup, type SnapshotFrom } from 'xstate'
import type { Voice, VoiceEvent } from '../../core/chat/voice.ports'
import type { MediaFault } from '../../core/kit/media.rules'
import { unpluggedFeed } from '../kit/fromFeed'

interface Context {
  /** How long it is so far. */
  readonly seconds: number
  readonly fault: MediaFault | null
}

const NOTHING = { seconds: 0, fault: null } as const satisfies Context

const voiceNoteSetup = setup({
  types: {
    context: {} as Context,
    events: {} as VoiceEvent | { type: 'record' | 'pause' | 'resume' | 'finish' | 'cancel' | 'sent' | 'retry' },
    /** What was recorded, for whoever listens to it. */
    emitted: {} as { type: 'voice' } & Voice,
    children: {} as { recorder: 'recorder' },
    tags: {} as 'asking' | 'recording' | 'paused' | 'listening' | 'refused',
  },
  actors: { recorder: unpluggedFeed<object>('chat.voice') },
  actions: {
    forget: assign(NOTHING),
    keepSeconds: assign((_, seconds: number) => ({ seconds })),
    keepFault: assign((_, fault: MediaFault) => ({ fault })),
    showVoice: emit((_, { content, seconds }: Voice) => ({ type: 'voice' as const, content, seconds })),
    /** Passes a press on to the recorder. */
    pass: sendTo('recorder', ({ event }: { event: EventObject }) => event),
  },
})

/** A voice note: recorded, with pauses, until it is long enough; then listened to, and sent or discarded. */
export const voiceNoteMachine = voiceNoteSetup.createMachine({
  id: 'voiceNote',
  context: NOTHING,
  initial: 'idle',
  states: {
    idle: { entry: 'forget', on: { record: 'recording' } },
    recording: {
      invoke: { id: 'recorder', src: 'recorder', input: {} },
      on: {
        cancel: 'idle',
        'voice.refused': { target: 'refused', actions: { type: 'keepFault', params: ({ event }) => event.fault } },
        'voice.ended': {
          target: 'listening',
          actions: [
            { type: 'keepSeconds', params: ({ event }) => event.seconds },
            { type: 'showVoice', params: ({ event }) => event },
          ],
        },
        'voice.moved': { actions: { type: 'keepSeconds', params: ({ event }) => event.seconds } },
      },
      initial: 'asking',
      states: {
        asking: { tags: 'asking', on: { 'voice.started': 'running' } },
        running: {
          tags: 'recording',
          on: { pause: { target: 'paused', actions: 'pass' }, finish: { target: 'finishing', actions: 'pass' } },
        },
        paused: {
          tags: 'paused',
          on: { resume: { target: 'running', actions: 'pass' }, finish: { target: 'finishing', actions: 'pass' } },
        },
        finishing: { tags: 'recording' },
      },
    },
    /** Heard before it goes to somebody. */
    listening: { tags: 'listening', on: { sent: 'idle', cancel: 'idle' } },
    refused: { tags: 'refused', on: { retry: { target: 'recording', actions: 'forget' }, cancel: 'idle' } },
  },
})

export type VoiceNoteActor = ActorRefFrom<typeof voiceNoteMachine>
export type VoiceNoteSnapshot = SnapshotFrom<typeof voiceNoteMachine>
