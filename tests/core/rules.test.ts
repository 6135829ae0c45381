import * as Schema from 'effect/Schema'
import { describe, expect, test } from 'vitest'
import { flowEntryOf, isNextTo, isWithin } from '../../src/core/app/flow'
import { isStaff } from '../../src/core/app/routes'
import { acceptOf } from '../../src/core/files/files.rules'
import { withConstants } from '../../src/core/kit/constants'
import { kindOfCode, pathParams } from '../../src/core/kit/endpoint'
import { errorTextOf, failureText } from '../../src/core/kit/errors.rules'
import { done, failed, hasCode, isDenied, isUnsettled, type Outcome } from '../../src/core/kit/outcome'
import { listedParam, orNothing, textOrNothing } from '../../src/core/kit/params'
import { cities, cityNamed } from '../../src/core/location/cities'
import { locationOf } from '../../src/core/location/location.rules'
import { DOCTORS, isOneOf, PROVIDERS, roles, STAFF, WITHOUT_DASHBOARD } from '../../src/core/session/roles'
import type { LoginResult } from '../../src/core/session/session'
import { refreshed } from '../../src/core/session/sessionValues.rules'
import { bookingApi } from '../../src/core/booking/booking.api'

describe('an outcome', () => {
  test('carries what is there and leaves out what is not', () => {
    expect(done(1)).toEqual({ ok: true, value: 1 })
    expect(done(1, 'Saved')).toEqual({ ok: true, value: 1, message: 'Saved' })
    expect(failed('conflict', 'Taken')).toStrictEqual({ ok: false, failure: { kind: 'conflict', message: 'Taken' } })
    expect(failed('tooMany', '', 'flood', 30)).toStrictEqual({
      ok: false,
      failure: { kind: 'tooMany', message: '', code: 'flood', retryAfter: 30 },
    })
  })

  test('has a code when it was refused with it', () => {
    const refused: Outcome<never, 'slotTaken' | 'slotGone'> = failed('conflict', '', 'slotTaken')
    expect(hasCode(refused, 'slotGone', 'slotTaken')).toBe(true)
    expect(hasCode(refused, 'slotGone')).toBe(false)
    expect(hasCode(done('slotTaken'))).toBe(false)
  })

  test.each([
    ['forbidden', true],
    ['notAccessible', true],
    ['unauthenticated', false],
    ['badRequest', false],
  ] as const)('%s is denied: %s', (kind, denied) => {
    expect(isDenied({ kind, message: '' })).toBe(denied)
  })

  test('nobody knows what became of a call that the network or the server lost; a refusal is certain', () => {
    const lost = ['internal', 'serverDown', 'gatewayTimeout', 'offline', 'network', 'timeout', 'unreadable'] as const
    const certain = [
      'badRequest',
      'unauthenticated',
      'forbidden',
      'notFound',
      'conflict',
      'blocked',
      'tooMany',
    ] as const
    expect(lost.filter((kind) => isUnsettled({ kind, message: '' }))).toEqual(lost)
    expect(certain.filter((kind) => isUnsettled({ kind, message: '' }))).toEqual([])
  })

  test('the words of the server stand before ours', () => {
    expect(failureText({ kind: 'forbidden', message: 'Not today' })).toEqual({ text: 'Not today', id: null })
    expect(failureText({ kind: 'forbidden', message: '' })).toEqual({ text: null, id: 'denied' })
  })

  test('kinds of failure that differ for a person have words of their own', () => {
    const words = (['offline', 'forbidden', 'serverDown', 'tooMany', 'timeout', 'internal'] as const).map(errorTextOf)
    expect(words).toEqual(['offline', 'denied', 'serverDown', 'tooMany', 'late', 'wrong'])
    expect(errorTextOf('notAccessible')).toBe('denied')
    expect(errorTextOf('gatewayTimeout')).toBe('serverDown')
  })
})

describe('rows of the contract', () => {
  test('the codes of a row are its own and those of all rows', () => {
    expect(kindOfCode(bookingApi.book, 'slotTaken')).toBe('conflict')
    expect(kindOfCode(bookingApi.book, 'tooLarge')).toBe('badRequest')
    expect(kindOfCode(bookingApi.book, 'toString')).toBeUndefined()
  })

  test('the parts of a path are read from it', () => {
    expect(pathParams('/a/:id/b/:slotId')).toEqual(['id', 'slotId'])
    expect(pathParams('/a/b')).toEqual([])
  })

  test('constants of a row are sent, demanded on the wire, and not known to the domain', () => {
    const input = withConstants(Schema.Struct({ id: Schema.String }), { isDetailed: 'true' })
    expect(Schema.encodeSync(input)({ id: 'b1' })).toEqual({ id: 'b1', isDetailed: 'true' })
    expect(Schema.decodeUnknownSync(input)({ id: 'b1', isDetailed: 'true' })).toEqual({ id: 'b1' })
    expect(Schema.decodeUnknownOption(input)({ id: 'b1', isDetailed: 'false' })._tag).toBe('None')
    expect(Schema.decodeUnknownOption(input)({ id: 'b1' })._tag).toBe('None')
  })

  test('a parameter is what it should be, or nothing', () => {
    expect([textOrNothing('a'), textOrNothing(''), textOrNothing(7), textOrNothing(undefined)]).toEqual([
      'a',
      null,
      null,
      null,
    ])
    expect(orNothing(Schema.Int)(7.5)).toBeNull()
    expect([listedParam({ listed: 50 }), listedParam({ listed: '50' }), listedParam({})]).toEqual([50, 0, 0])
  })
})

describe('steps of a flow in the history', () => {
  test('the entry of a flow is found in what the browser kept, and nothing else is taken for one', () => {
    const flow = { visit: 'v1', steps: ['slots'] }
    expect(flowEntryOf({ flow, scroll: 3 })).toEqual(flow)
    expect([null, undefined, 'flow', {}].map(flowEntryOf)).toEqual([null, null, null, null])
  })

  test('an entry with fewer of the same steps is within, the one before the last is next to it', () => {
    const open = ['slots', 'checkout']
    const entry = (...steps: string[]) => ({ visit: 'v1', steps })
    expect([entry(), entry('slots'), entry('slots', 'checkout')].map((each) => isWithin(each, open))).toEqual([
      true,
      true,
      true,
    ])
    expect(isWithin(entry('filters'), open)).toBe(false)
    expect(isWithin(entry('slots', 'checkout', 'chooser'), open)).toBe(false)
    expect([entry(), entry('slots'), entry('filters'), entry(...open)].map((each) => isNextTo(each, open))).toEqual([
      false,
      true,
      false,
      false,
    ])
  })
})

describe('files', () => {
  test('a file input offers what its place takes', () => {
    expect(acceptOf('report')).toBe('application/pdf,image/png,image/jpeg')
    expect(acceptOf('chat')).toBe('application/pdf,image/png,image/jpeg,image/gif')
  })
})

describe('places', () => {
  test('the cities of the practice lie in India, and each is found by its name', () => {
    for (const city of cities) {
      expect(cityNamed(city.name)).toBe(city)
      expect(city.latitude > 8 && city.latitude < 37 && city.longitude > 68 && city.longitude < 98).toBe(true)
    }
    expect(cityNamed('Atlantis')).toBeNull()
  })

  test('a place becomes a location with its label', () => {
    const place = { id: 'p1', name: 'Koramangala', detail: 'Bengaluru, Karnataka', latitude: 12.9, longitude: 77.6 }
    expect(locationOf(place)).toEqual({ latitude: 12.9, longitude: 77.6, label: 'Koramangala, Bengaluru' })
  })
})

describe('roles', () => {
  test('nobody in particular is in no group', () => {
    expect([isOneOf(roles, null), isOneOf(roles, undefined), isStaff(undefined)]).toEqual([false, false, false])
    expect(isOneOf(DOCTORS, 'JR_DOCTOR')).toBe(true)
    expect(isOneOf(DOCTORS, 'PATIENT')).toBe(false)
  })

  test('whoever works here has an area of their own, everybody else shares the home of patients', () => {
    expect(STAFF).toEqual([...DOCTORS, ...PROVIDERS])
    expect(STAFF.every(isStaff)).toBe(true)
    expect([...STAFF, ...WITHOUT_DASHBOARD].toSorted()).toEqual([...roles].toSorted())
    expect(WITHOUT_DASHBOARD.some(isStaff)).toBe(false)
  })

  test('a refresh changes role and permissions; what it leaves out stays', () => {
    const login = {
      role: 'DOCTOR',
      name: 'Dr. Sharma',
      userId: 'u1',
      token: 't',
      permissions: [],
    } as unknown as LoginResult
    const answer = { role: 'JR_DOCTOR', userId: 'u1', permissions: [{ name: 'x' }], isProfileComplete: true }
    expect(refreshed(login, answer as never)).toEqual({ ...login, ...answer })
  })
})
