import * as Schema from 'effect/Schema'
import { Id } from '../kit/written'
import { endpoint } from '../kit/endpoint'
import { FavouriteLine, OwnSentence } from './prescription'

/** What a doctor keeps for the next prescription: favourite lines and own sentences. */
export const keptRows = {
  favourites: endpoint({
    method: 'GET',
    path: '/booking-service/v1/prescription/favourite',
    input: Schema.Struct({}),
    output: Schema.Array(FavouriteLine),
    mutates: false,
    permission: 'prescription.create',
  }),
  saveFavourite: endpoint({
    method: 'PUT',
    path: '/booking-service/v1/prescription/favourite/:alias',
    input: Schema.Struct({
      alias: FavouriteLine.fields.alias,
      line: FavouriteLine.fields.line,
      isName: FavouriteLine.fields.isName,
    }),
    output: FavouriteLine,
    mutates: true,
    permission: 'prescription.create',
    errors: { tooManyFavourites: 'conflict' },
  }),
  dropFavourite: endpoint({
    method: 'DELETE',
    path: '/booking-service/v1/prescription/favourite/:alias',
    input: Schema.Struct({ alias: FavouriteLine.fields.alias }),
    output: Schema.Struct({}),
    mutates: true,
    permission: 'prescription.create',
  }),
  sentences: endpoint({
    method: 'GET',
    path: '/booking-service/v1/prescription/sentence',
    input: Schema.Struct({}),
    output: Schema.Array(OwnSentence),
    mutates: false,
    permission: 'prescription.create',
  }),
  /** One that is kept already is answered as it is. */
  saveSentence: endpoint({
    method: 'POST',
    path: '/booking-service/v1/prescription/sentence',
    input: Schema.Struct({ field: OwnSentence.fields.field, text: OwnSentence.fields.text }),
    output: OwnSentence,
    mutates: true,
    permission: 'prescription.create',
    errors: { tooManySentences: 'conflict' },
  }),
  dropSentence: endpoint({
    method: 'DELETE',
    path: '/booking-service/v1/prescription/sentence/:id',
    input: Schema.Struct({ id: Id }),
    output: Schema.Struct({}),
    mutates: true,
    permission: 'prescription.create',
  }),
}
