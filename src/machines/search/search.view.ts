import type { SnapshotFrom } from 'xstate'
import { faultBeside } from '../kit/fault.view'
import type { searchMachine } from './search.machine'

/** Universal search as it is shown: chips, the words, how many records there are, and which. */
export const viewSearch = (snapshot: SnapshotFrom<typeof searchMachine>) => {
  const { categories, category, text, found, failure } = snapshot.context
  const isAnswered = snapshot.hasTag('answered')
  return {
    categories,
    category,
    text,
    found,
    isSearching: snapshot.hasTag('searching'),
    /** How many records there are, once that is known. */
    count: isAnswered ? found.length : null,
    isEmpty: isAnswered && found.length === 0,
    fault: snapshot.hasTag('failed') ? faultBeside(failure) : null,
  }
}
