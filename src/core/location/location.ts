import * as Schema from 'effect/Schema'
import { Line } from '../kit/written'
import { Coordinates } from '../kit/coordinates'
import { PLACE_INPUT_LENGTH } from './location.limits'

/** What is typed to find a place. */
export const PlaceInput = Line(PLACE_INPUT_LENGTH)

/** A place that may be meant: its name, and where that is ("Bengaluru, Karnataka 560034"). */
export const PlaceSuggestion = Schema.Struct({ id: Schema.String, name: Schema.String, detail: Schema.String })
export type PlaceSuggestion = typeof PlaceSuggestion.Type

export const Place = Schema.Struct({ ...PlaceSuggestion.fields, ...Coordinates.fields })
export type Place = typeof Place.Type

/** Six digits, of which the first is not 0. */
export const Pincode = Schema.String.check(Schema.isPattern(/^[1-9][0-9]{5}$/))

/** The town of a pincode, and where that is. */
export const PincodeTown = Schema.Struct({ pincode: Pincode, city: Schema.String, ...Coordinates.fields })
export type PincodeTown = typeof PincodeTown.Type

/** Where doctors are looked for; without a label it is where the person is, and nobody could say what that is called. */
export const Location = Schema.Struct({ ...Coordinates.fields, label: Schema.NullOr(Schema.String) })
export type Location = typeof Location.Type
