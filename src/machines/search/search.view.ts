import type { SnapshotFrom } from 'xstate'
import { daysOf, MOST_FOUND, type SearchSubject, subjectOf } from '../../core/search/searchShown.rules'
import { faultOf } from '../kit/fault.view'
import type { searchMachine } from './search.machine'

/** Subjects of which a search has no more than so many. */
const cut: readonly SearchSubject[] = ['orders', 'stays']

/** Universal search as it is shown: chips, the words, how many records there are, and which. */
export const viewSearch = (snapshot: SnapshotFrom<typeof searchMachine>) => {
  const { categories, category, text, found, failure, range, today } = snapshot.context
  const isAnswered = snapshot.hasTag('answered')
  const subject = category === null ? 'appointments' : subjectOf(category)
  return {
    categories,
    category,
    text,
    found,
    isSearching: snapshot.hasTag('searching'),
    /** How many records there are, once that is known. */
    count: isAnswered ? found.length : null,
    /** The days that were looked through. */
    range: isAnswered && category !== null && subject === 'appointments' ? daysOf(category, range, today) : null,
    /** There may be more than are shown. */
    isCut: isAnswered && cut.includes(subject) && found.length === MOST_FOUND,
    /** Whoever opened it may look through nothing. */
    isDenied: categories.length === 0,
    /** What is looked for. */
    subject,
    isEmpty: isAnswered && found.length === 0,
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}
