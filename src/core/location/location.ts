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

/** Where doctors are looked for; without a label it is where the person is, and nobody could say what that is called. */
export const Location = Schema.Struct({ ...Coordinates.fields, label: Schema.NullOr(Schema.String) })
export type Location = typeof Location.Type
