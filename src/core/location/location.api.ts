import * as Schema from 'effect/Schema'
import { LatitudeInQuery, LongitudeInQuery } from '../kit/coordinates'
import { Id } from '../kit/written'
import { endpoint } from '../kit/endpoint'
import { geocodingErrors } from './location.rules'
import { Pincode, PincodeTown, Place, PlaceInput, PlaceSuggestion } from './location'

const Places = '/user-service/v1/places'
const [latitude, longitude] = [LatitudeInQuery, LongitudeInQuery]

/** Every page calls it: the rows come with the ports. */
export const isEager = true

export const locationApi = {
  autocomplete: endpoint({
    method: 'GET',
    path: `${Places}/autocomplete`,
    input: Schema.Struct({
      input: PlaceInput,
      latitude: Schema.optionalKey(latitude),
      longitude: Schema.optionalKey(longitude),
    }),
    output: Schema.Array(PlaceSuggestion),
    mutates: false,
    permission: null,
    errors: geocodingErrors,
  }),
  reverse: endpoint({
    method: 'GET',
    path: `${Places}/reverse`,
    input: Schema.Struct({ latitude, longitude }),
    output: Place,
    mutates: false,
    permission: null,
    errors: geocodingErrors,
  }),
  pincode: endpoint({
    method: 'GET',
    path: `${Places}/pincode/:pincode`,
    input: Schema.Struct({ pincode: Pincode }),
    output: PincodeTown,
    mutates: false,
    permission: null,
    errors: geocodingErrors,
  }),
  details: endpoint({
    method: 'GET',
    path: `${Places}/:id`,
    input: Schema.Struct({ id: Id }),
    output: Place,
    mutates: false,
    permission: null,
    errors: geocodingErrors,
  }),
}
