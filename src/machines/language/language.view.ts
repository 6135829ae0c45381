import type { SnapshotFrom } from 'xstate'
import { DEFAULT_LANGUAGE, type Language } from '../../core/language/languages'
import type { languageMachine } from './language.machine'

/** The language that is spoken. */
export const spokenIn = (snapshot: SnapshotFrom<typeof languageMachine> | undefined): Language =>
  snapshot?.context.language ?? DEFAULT_LANGUAGE
