import type { SnapshotFrom } from 'xstate'
import type { lookupMachine } from './lookup.machine'

/** What was found for what was asked last, and whether more may come. */
export const viewLookup = (snapshot: SnapshotFrom<typeof lookupMachine> | undefined) => ({
  asked: snapshot?.context.asked ?? null,
  found: snapshot?.context.hits ?? [],
  isSearching: snapshot?.hasTag('searching') ?? false,
  /** Still typing: nobody was asked yet. */
  isSettling: snapshot?.hasTag('settling') ?? false,
})
