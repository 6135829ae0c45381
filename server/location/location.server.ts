import type { locationApi } from '../../src/core/location/location.api'
import { geocodingErrors, type GeocodingFault } from '../../src/core/location/location.rules'
import { done, failed } from '../../src/core/kit/outcome'
import type { Handlers } from '../kit/handlers'
import type { PlacesService } from './places'
import type texts from './location.texts.json'

export const locationHandlers = (places: PlacesService): Handlers<typeof locationApi, keyof typeof texts> => ({
  autocomplete: async ({ input, latitude, longitude }, call) => {
    const near = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
    const answer = await places.autocomplete(input, near, call.language)
    return answer.ok ? done(answer.value) : call.refuse(answer.fault)
  },

  pincode: async ({ pincode }, call) => {
    const answer = await places.pincode(pincode, call.language)
    return answer.ok ? done(answer.value) : call.refuse(answer.fault)
  },

  details: async ({ id }, call) => {
    const answer = await places.details(id, call.language)
    return answer.ok ? done(answer.value) : detailsFailed(answer.fault, call.say('details'))
  },

  reverse: async (at, call) => {
    const answer = await places.reverse(at, call.language)
    return answer.ok ? done(answer.value) : call.refuse(answer.fault)
  },
})

/** What was not found is a place by its name, not an address: every fault has the same message. */
const detailsFailed = (fault: GeocodingFault, message: string) => failed(geocodingErrors[fault], message, fault)
