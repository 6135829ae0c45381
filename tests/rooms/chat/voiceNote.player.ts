import type { Page } from 'playwright-core'
import type { StateValue } from 'xstate'
import type { BrowserPlayer } from '../../kit/paths/browser'
import { type ChatScene, NAME, openEmptyChat } from './openChat'
import { voiceNoteModel } from './voiceNote.model'

/** The microphone of this page, and how its recorder goes. */
interface Voices {
  /** The browser's question is answered: by the name of why there is none, or with the microphone. */
  answer: (refusal: string | null) => void
  /** The microphone is pulled out, which ends what is recorded; the recorder has put it together. */
  unplug: () => void
}

/** The browser asks, and the recorder goes on, until a path says otherwise. */
const holdVoices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const questions: ((refusal: string | null) => void)[] = []
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    let stream: MediaStream | null = null
    let stopped: (() => void) | null = null
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const refusal = await new Promise<string | null>((resolve) => questions.push(resolve))
      if (refusal !== null) throw new DOMException('', refusal)
      return (stream = await open(wanted))
    }
    const stop = MediaRecorder.prototype.stop
    MediaRecorder.prototype.stop = function hold() {
      stopped = () => stop.call(this)
    }
    Object.assign(window, {
      voices: {
        answer: (refusal) => questions.pop()?.(refusal),
        unplug: () => {
          for (const track of stream?.getTracks() ?? []) track.dispatchEvent(new Event('ended'))
          stopped?.()
        },
      } satisfies Voices,
    })
  })

const answer =
  (refusal: string | null) =>
  ({ page }: ChatScene) =>
    page.evaluate((name) => (window as unknown as { voices: Voices }).voices.answer(name), refusal)

const see = ({ I }: ChatScene, value: StateValue) => {
  const { recording } = value as { readonly recording: string }
  if (recording === 'asking') return I.seeMicrophoneAsked()
  return recording === 'paused' ? I.seeVoicePaused() : I.seeVoiceRecorded()
}

type Place = 'idle' | 'recording' | 'listening' | 'refused'

export const voiceNotePlayer: BrowserPlayer<typeof voiceNoteModel, ChatScene, Place> = {
  model: voiceNoteModel,
  tab: { permissions: ['microphone'] },
  arrive: {
    'Open a chat': async (base) => {
      await holdVoices(base.page)
      return openEmptyChat(base)
    },
  },
  act: {
    'Press Record a voice note': ({ I }) => I.recordVoice(),
    'Allow the microphone': answer(null),
    'Block the microphone': answer('NotAllowedError'),
    'There is no microphone': answer('NotFoundError'),
    'Speak for two seconds': ({ I }) => I.seeVoiceLength('0:02'),
    'Press Pause': ({ I }) => I.pauseVoice(),
    'Press Go on': ({ I }) => I.goOnWithVoice(),
    'Press Stop': ({ I }) => I.stopVoice(),
    'It is recorded, or three minutes long': ({ page }) =>
      page.evaluate(() => (window as unknown as { voices: Voices }).voices.unplug()),
    'Press Try again': ({ I }) => I.askMicrophoneAgain(),
    'Press Discard': ({ I }) => I.discardVoice(),
    'Press Send': ({ I }) => I.sendVoice(NAME),
  },
  see: {
    idle: ({ I }) => I.seeVoiceOffered(),
    recording: see,
    listening: ({ I }) => I.seeVoiceToListenTo(),
    refused: ({ I }) => I.seeMicrophoneRefused(),
  },
}
