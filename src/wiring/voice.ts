import { fromCallback } from 'xstate'
import type { VoicePort } from '../core/chat/voice.ports'
import { voiceNoteMachine } from '../machines/chat/voiceNote.machine'

/** Voice notes of a microphone, which is turned off when nobody records any more. */
export const plugVoiceNote = (port: VoicePort) =>
  voiceNoteMachine.provide({
    actors: {
      recorder: fromCallback(({ sendBack, receive }) => {
        const recording = port.record(sendBack)
        const presses = { pause: recording.pause, resume: recording.resume, finish: recording.finish }
        receive(({ type }) => presses[type as keyof typeof presses]())
        return recording.stop
      }),
    },
  })
