import * as Schema from 'effect/Schema'
import { DiagnosticTest } from '../../core/diagnostics/diagnostics'
import { ProviderOffer } from '../../core/provider/provider'

const KEY = 'testPicks'

const Picks = Schema.Struct({
  centre: Schema.Struct({ id: Schema.String, name: Schema.String, offer: Schema.NullOr(ProviderOffer) }),
  tests: Schema.Array(DiagnosticTest),
})
const read = Schema.decodeUnknownOption(Schema.fromJsonString(Picks))

/** Tests that a guest picked in this tab, until a number is verified. */
export const guestPicks = (storage: Storage) => ({
  readPicks: (): typeof Picks.Type | null => {
    const picks = read(storage.getItem(KEY))
    return picks._tag === 'Some' ? picks.value : null
  },
  writePicks: (picks: typeof Picks.Type | null): void => {
    if (picks === null) storage.removeItem(KEY)
    else storage.setItem(KEY, JSON.stringify(picks))
  },
})
