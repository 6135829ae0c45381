import type { Position, PositionPort } from '../../core/location/location.ports'
import { timeLimit } from '../../core/kit/timeLimit'
import { POSITION_OPTIONS, positionFaultOf } from '../../core/location/location.rules'

/** Where the device is, as the browser tells; one that cannot is only logged. */
export const browserPosition = (geolocation: Geolocation | undefined): PositionPort => ({
  current: () =>
    new Promise<Position>((resolve) => {
      if (!geolocation) {
        console.warn('Geolocation is not supported by this browser')
        resolve({ ok: false, reason: 'unsupported' })
        return
      }
      geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ ok: true, value: { latitude, longitude } }),
        ({ code }) => resolve({ ok: false, reason: positionFaultOf(code) }),
        { ...POSITION_OPTIONS, timeout: timeLimit(POSITION_OPTIONS.timeout) },
      )
    }),
})
