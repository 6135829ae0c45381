import { describe, expect, test } from 'vitest'
import { doctorProfileParams } from '../../src/core/doctors/doctors.params'
import { isInApp, type RouteName } from '../../src/core/app/routes'
import { doctorPath } from '../../src/core/app/links'
import { placeOf } from '../../src/wiring/place'
import { features as doctors } from '../../src/wiring/doctors.wiring'
import type { OpenRequest } from '../../src/wiring/features'
import { features as payment } from '../../src/wiring/payment.wiring'
import type { Ports } from '../../src/wiring/ports'

/** Asked of a page before any port is needed. */
const noPorts = {} as Ports
const requestFor = (address: string): OpenRequest => {
  const { pathname, search } = new URL(address, 'https://practice.example')
  return { place: placeOf({ pathname, search, state: null }) } as OpenRequest
}

describe('A link', () => {
  test('to a doctor names the doctor in its address, whatever the id is made of', () => {
    const path = doctorPath('a b&c')
    const { pathname, search } = new URL(path, 'https://practice.example')
    expect(isInApp(path)).toBe(true)
    expect(doctorProfileParams(placeOf({ pathname, search, state: null }).params).doctorId).toBe('a b&c')
  })

  test.each([
    ['doctorProfile', doctors['page.doctorProfile'], '/doctor-profile'],
    ['appointmentSuccess', payment['page.appointmentSuccess'], '/appointment/success'],
    ['appointmentFailure', payment['page.appointmentFailure'], '/appointment/failure'],
  ] as const satisfies readonly (readonly [RouteName, unknown, string])[])(
    'to %s without an id asks the server for nothing: the page says where to go',
    (_, open, path) => {
      expect(open!(noPorts, requestFor(path))).toBeNull()
    },
  )
})
