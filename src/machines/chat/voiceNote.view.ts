import type { VoiceNoteSnapshot } from './voiceNote.machine'

const stages = ['asking', 'recording', 'paused', 'listening', 'refused'] as const

/** What a voice note is at, how long it is, and what was recorded. */
export const viewVoiceNote = (snapshot: VoiceNoteSnapshot) => ({
  ...snapshot.context,
  stage: stages.find((stage) => snapshot.hasTag(stage)) ?? ('idle' as const),
})
