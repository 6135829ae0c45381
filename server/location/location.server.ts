import type { locationApi } from '../../src/core/location/location.api'
import { type GeocodingFault, isOnEarth } from '../../src/core/location/location.rules'
import { type AnsweredFailure, done, failed } from '../../src/core/kit/outcome'
import type { Call, Handlers } from '../kit/handlers'
import type { PlacesService } from './places'

const kinds: Readonly<Record<GeocodingFault, AnsweredFailure>> = {
  overLimit: 'tooMany',
  requestDenied: 'forbidden',
  invalid: 'badRequest',
  unknown: 'internal',
  noResults: 'notFound',
  failed: 'gatewayTimeout',
}

const refused = (fault: GeocodingFault, { say }: Call) => failed(kinds[fault], say(`location.${fault}`))

export const locationHandlers = (places: PlacesService): Handlers<typeof locationApi> => ({
  autocomplete: async ({ input, latitude, longitude }, call) => {
    const near = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
    if (near && !isOnEarth(near)) return refused('invalid', call)
    const answer = await places.autocomplete(input, near, call.language)
    return answer.ok ? done(answer.value) : refused(answer.fault, call)
  },

  details: async ({ id }, call) => {
    const answer = await places.details(id, call.language)
    return answer.ok ? done(answer.value) : failed(kinds[answer.fault], call.say('location.details'))
  },

  reverse: async (at, call) => {
    if (!isOnEarth(at)) return refused('invalid', call)
    const answer = await places.reverse(at, call.language)
    return answer.ok ? done(answer.value) : refused(answer.fault, call)
  },
})
