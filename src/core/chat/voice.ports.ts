import type { ChosenFile } from '../files/files'
import type { MediaFault } from '../kit/media.rules'

/** A voice that was recorded. */
export interface Voice {
  readonly content: ChosenFile
  readonly seconds: number
}

/** What a recorder says: it has begun, how long it is, why it cannot begin, and what it recorded. */
export type VoiceEvent =
  | { readonly type: 'voice.started' }
  | { readonly type: 'voice.moved'; readonly seconds: number }
  | { readonly type: 'voice.refused'; readonly fault: MediaFault }
  | ({ readonly type: 'voice.ended' } & Voice)

/** A recording that runs. */
export interface VoiceRecording {
  readonly pause: () => void
  readonly resume: () => void
  /** Ends it: what was recorded is said. */
  readonly finish: () => void
  /** Turns the microphone off; what was recorded is gone. */
  readonly stop: () => void
}

/** The microphone of the device as a recorder of voices; one that is as long as it may be ends by itself. */
export interface VoicePort {
  readonly record: (on: (event: VoiceEvent) => void) => VoiceRecording
}
