import type { Coordinates } from '../kit/coordinates'
import type { Outcome } from '../kit/outcome'
import type { Cancellation } from '../kit/port'
import type { Place, PlaceSuggestion } from './location'
import type { PositionRefusal } from './location.rules'

/** A maps service: what could be meant, where that is, and what is there. */
export interface PlacesPort {
  /** `near` lists what is close first. */
  autocomplete(
    input: { input: string; near: Coordinates | null },
    signal: Cancellation,
  ): Promise<Outcome<readonly PlaceSuggestion[]>>
  details(input: { id: string }, signal: Cancellation): Promise<Outcome<Place>>
  reverse(input: Coordinates, signal: Cancellation): Promise<Outcome<Place>>
}

export type Position =
  | { readonly ok: true; readonly value: Coordinates }
  | { readonly ok: false; readonly reason: PositionRefusal }

/** Where the device is. */
export interface PositionPort {
  current(): Promise<Position>
}
