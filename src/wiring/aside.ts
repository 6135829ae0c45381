import { done, type Outcome } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import type { Aside, SavedAside } from '../machines/prescription/aside.machine'
import type { Ports } from './ports'

const savedAs = <A>(outcome: Outcome<A, string>, saved: (value: A) => SavedAside): Outcome<SavedAside, string> =>
  outcome.ok ? done(saved(outcome.value), outcome.message) : outcome

interface AsideInput {
  readonly bookingId: string
  readonly aside: Aside
  readonly key: string
}

/** Saves what is kept beside a prescription, each kind with its own call. */
export const saveAsideWith =
  ({ prescription: rows }: Ports) =>
  async ({ bookingId, aside, key }: AsideInput, signal: Cancellation): Promise<Outcome<SavedAside, string>> => {
    switch (aside.kind) {
      case 'facts':
        return savedAs(await rows.saveFacts({ bookingId, ...aside.facts, key }, signal), (facts) => ({
          kind: 'facts',
          facts,
        }))
      case 'favourite':
        return savedAs(await rows.saveFavourite({ ...aside.favourite, key }, signal), (favourite) => ({
          kind: 'favourite',
          favourite,
        }))
      case 'favouriteDropped':
        return savedAs(await rows.dropFavourite({ alias: aside.alias, key }, signal), () => aside)
      case 'sentence':
        return savedAs(await rows.saveSentence({ ...aside.sentence, key }, signal), (sentence) => ({
          kind: 'sentence',
          sentence,
        }))
      case 'sentenceDropped':
        return savedAs(await rows.dropSentence({ id: aside.id, key }, signal), () => aside)
      case 'loaded':
        return aside.kept === 'favourites'
          ? savedAs(await rows.favourites({}, signal), (all) => ({ kind: 'loaded', kept: 'favourites', all }))
          : savedAs(await rows.sentences({}, signal), (all) => ({ kind: 'loaded', kept: 'sentences', all }))
    }
  }
