import { locationApi } from '../../core/location/location.api'
import type { PlacesPort } from '../../core/location/location.ports'
import type { Caller } from './callEndpoint'

export const placesOverHttp = (call: Caller): PlacesPort => ({
  autocomplete: ({ input, near }, signal: AbortSignal) =>
    call(locationApi.autocomplete, { input, ...near }, { signal }),
  details: ({ id }, signal: AbortSignal) => call(locationApi.details, { id }, { signal }),
  reverse: ({ latitude, longitude }, signal: AbortSignal) =>
    call(locationApi.reverse, { latitude, longitude }, { signal }),
})
