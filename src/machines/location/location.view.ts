import type { SnapshotFrom } from 'xstate'
import { faultOf } from '../kit/fault.view'
import type { locationMachine } from './location.machine'
import type { locationPromptMachine } from './locationPrompt.machine'

export const viewLocation = (snapshot: SnapshotFrom<typeof locationMachine>) => {
  const { text, suggestions, recents, picked, failure, fault } = snapshot.context
  const isOpening = snapshot.hasTag('opening')
  return {
    text,
    isSearching: snapshot.hasTag('searching'),
    places: suggestions ?? [],
    /** How many places were found; null while there is nothing to count. */
    count: suggestions?.length ?? null,
    opening: isOpening ? picked : null,
    recents,
    /** Before anything is typed, what was chosen before and the cities of the practice are offered. */
    isKnownShown: text.trim() === '',
    isLocating: snapshot.hasTag('locating'),
    searchFault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    fault,
  }
}

export type LocationView = ReturnType<typeof viewLocation>

export const viewLocationPrompt = (snapshot: SnapshotFrom<typeof locationPromptMachine>) => ({
  isLocating: snapshot.hasTag('locating'),
})
