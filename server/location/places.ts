import type { Coordinates } from '../../src/core/kit/coordinates'
import type { PincodeTown, Place, PlaceSuggestion } from '../../src/core/location/location'
import type { GeocodingFault } from '../../src/core/location/location.rules'

export type PlacesAnswer<A> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly fault: GeocodingFault }

/** What knows places: the embedded gazetteer, or a maps service. Nothing it cannot do is thrown. */
export interface PlacesService {
  /** What could be meant by an input, best first; `near` lists what is close first. */
  readonly autocomplete: (
    input: string,
    near: Coordinates | null,
    language: string,
  ) => Promise<PlacesAnswer<readonly PlaceSuggestion[]>>
  readonly details: (id: string, language: string) => Promise<PlacesAnswer<Place>>
  /** The town of six digits. */
  readonly pincode: (pincode: string, language: string) => Promise<PlacesAnswer<PincodeTown>>
  readonly reverse: (at: Coordinates, language: string) => Promise<PlacesAnswer<Place>>
}

export const known = <A>(value: A): PlacesAnswer<A> => ({ ok: true, value })
export const unknown = (fault: GeocodingFault): PlacesAnswer<never> => ({ ok: false, fault })
