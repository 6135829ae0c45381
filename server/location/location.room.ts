import { locationApi } from '../../src/core/location/location.api'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { locationHandlers } from './location.server'
import texts from './location.texts.json'

export const locationRoom = room(locationApi, {
  handlers: ({ places }) => locationHandlers(places),
  policy: {
    autocomplete: rule('anyone', 'public'),
    reverse: rule('anyone', 'public; the coordinates are not kept'),
    pincode: rule('anyone', 'public'),
    details: rule('anyone', 'public'),
  },
  texts,
})
