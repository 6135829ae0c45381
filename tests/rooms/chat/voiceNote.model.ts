import { voiceNoteMachine } from '../../../src/machines/chat/voiceNote.machine'
import { viewVoiceNote } from '../../../src/machines/chat/voiceNote.view'
import { modelOf } from '../../kit/paths/model'

const content = new File(['voice'], 'voice.m4a', { type: 'audio/mp4' })
const nothing = { stage: 'idle', seconds: 0, fault: null }

/** A voice note of at most three minutes: chat-and-call.md, 4 and 5. */
export const voiceNoteModel = modelOf(voiceNoteMachine)({
  name: 'voiceNote',
  facts: (snapshot) => {
    const { stage, seconds, fault } = viewVoiceNote(snapshot)
    return { stage, seconds, fault }
  },
  starts: { 'Open a chat': { input: undefined, to: 'idle', facts: nothing, how: 'Chats, one of them' } },
  states: {
    idle: 'The field, and Record a voice note.',
    'recording.asking': { sees: 'That the browser asks for the microphone.', asks: { recorder: {} } },
    'recording.running': ({ seconds }) => `A red dot, 0:0${seconds}, Pause, Stop and Discard.`,
    'recording.paused': ({ seconds }) => `0:0${seconds}, Go on, Stop and Discard.`,
    'recording.finishing': 'The length, and no more of it.',
    listening: 'The voice to listen to, Send and Discard.',
    refused: ({ fault }) =>
      fault === 'denied' ? 'That the microphone was not allowed, and Try again.' : 'That there is no microphone.',
  },
  steps: {
    'Press Record a voice note': {
      event: { type: 'record' },
      leads: { in: 'idle', to: 'recording.asking', now: { stage: 'asking' } },
    },
    'Allow the microphone': {
      event: { type: 'voice.started' },
      leads: { in: 'recording.asking', to: 'recording.running', now: { stage: 'recording' } },
    },
    'Block the microphone': {
      event: { type: 'voice.refused', fault: 'denied' },
      only: (_, at) => at.has('recording.asking'),
      leads: { to: 'refused', now: { stage: 'refused', fault: 'denied' } },
    },
    'There is no microphone': {
      event: { type: 'voice.refused', fault: 'missing' },
      only: (_, at) => at.has('recording.asking'),
      leads: { to: 'refused', now: { stage: 'refused', fault: 'missing' } },
    },
    'Speak for two seconds': {
      event: { type: 'voice.moved', seconds: 2 },
      only: ({ seconds }, at) => at.has('recording.running') && seconds === 0,
      leads: { now: { seconds: 2 } },
    },
    'Press Pause': {
      event: { type: 'pause' },
      leads: {
        in: 'recording.running',
        to: 'recording.paused',
        now: { stage: 'paused' },
        effects: ['recorder ← pause'],
      },
    },
    'Press Go on': {
      event: { type: 'resume' },
      leads: {
        in: 'recording.paused',
        to: 'recording.running',
        now: { stage: 'recording' },
        effects: ['recorder ← resume'],
      },
    },
    'Press Stop': {
      event: { type: 'finish' },
      leads: {
        in: ['recording.running', 'recording.paused'],
        to: 'recording.finishing',
        now: { stage: 'recording' },
        effects: ['recorder ← finish'],
      },
    },
    'It is recorded, or three minutes long': {
      event: { type: 'voice.ended', content, seconds: 2 },
      only: ({ seconds }, at) => seconds === 2 && (at.has('recording.running') || at.has('recording.finishing')),
      leads: { to: 'listening', now: { stage: 'listening' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: { in: 'refused', to: 'recording.asking', now: { stage: 'asking', fault: null } },
    },
    'Press Discard': {
      event: { type: 'cancel' },
      only: (_, at) => !at.has('idle'),
      leads: { to: 'idle', now: nothing },
    },
    'Press Send': { event: { type: 'sent' }, leads: { in: 'listening', to: 'idle', now: nothing } },
  },
})
