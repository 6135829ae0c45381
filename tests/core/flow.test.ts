import { describe, expect, test } from 'vitest'
import { bookingParams } from '../../src/core/booking/booking.params'
import { findDoctorParams } from '../../src/core/doctors/doctors.params'
import { entryAt, type FlowPosition, type FlowStep, isNextTo, isWithin, movesTo } from '../../src/core/app/flow'
import { ANY_DOCTOR, queryOfSearch } from '../../src/core/doctors/doctors.rules'

const pick = { consultation: 'video', date: '2026-11-24', slotId: 's 1' }
const position: FlowPosition = {
  query: { search: 'knee', sort: null },
  state: { draft: { memberId: 'm1', paymentMethodId: 3 } },
  steps: [
    { name: 'slots', query: { doctorId: 'd1', ...pick } },
    { name: 'checkout', query: pick },
    { name: 'members' },
  ],
}
const at = (depth: number, state: unknown = null) => entryAt(position, 'v', depth, state)

const paramsOf = ({ query, state }: ReturnType<typeof at>) => ({ ...query, ...state })

describe('The address of a page with a flow', () => {
  test('names the search, and takes out of the address what belongs to steps that are not open', () => {
    const closed = { doctorId: null, consultation: null, date: null, slotId: null, step: null }
    expect(at(0).query).toEqual({ search: 'knee', sort: null, ...closed })
  })

  test('says with each step what a reload or a link needs; who is treated and how it is paid stay with the entry', () => {
    const { query, state } = at(2, { scroll: 40 })
    expect(query).toEqual({ search: 'knee', sort: null, doctorId: 'd1', ...pick, step: 'checkout' })
    expect(state).toEqual({
      scroll: 40,
      draft: { memberId: 'm1', paymentMethodId: 3 },
      flow: { visit: 'v', steps: ['slots', 'checkout'] },
    })
  })

  test('is read back as it was written', () => {
    expect(findDoctorParams(paramsOf(at(3)))).toMatchObject({
      query: { ...ANY_DOCTOR, search: 'knee' },
      doctorId: 'd1',
    })
    expect(bookingParams(paramsOf(at(3)))).toEqual({
      stage: 'members',
      pick: { doctorId: 'd1', ...pick },
      draft: { memberId: 'm1', paymentMethodId: 3 },
    })
    expect(bookingParams(paramsOf(at(0)))).toMatchObject({ stage: null, pick: null })
  })

  test('keeps a day that was chosen without a slot', () => {
    expect(bookingParams({ doctorId: 'd1', consultation: 'video', date: '2026-11-24', step: 'slots' })).toEqual({
      stage: 'slots',
      pick: { doctorId: 'd1', consultation: 'video', date: '2026-11-24', slotId: '' },
      draft: { memberId: null, paymentMethodId: null },
    })
  })

  test.each([
    ANY_DOCTOR,
    {
      ...ANY_DOCTOR,
      specialityId: 's1',
      language: 'Hindi',
      distance: 25,
      experience: 10,
      consultation: 'inClinic',
      sort: 'fee',
    },
  ] as const)('carries every filter and the order: %o', (query) => {
    expect(findDoctorParams(queryOfSearch(query)).query).toEqual(query)
  })

  test('that names what there is not is read as if it did not', () => {
    const query = { language: 'Klingon', distance: '7', sort: 'beauty', mode: 'fax', step: 'unknown', date: 'today' }
    expect(findDoctorParams(query).query).toEqual(ANY_DOCTOR)
    expect(bookingParams({ ...query, doctorId: 'd1', consultation: 'video' })).toMatchObject({
      stage: null,
      pick: null,
    })
  })
})

describe('The history', () => {
  const entry = (...steps: readonly string[]) => ({ visit: 'v', steps })

  test('gets an entry for each step that opens, and goes back over those of steps that closed', () => {
    expect(movesTo([], ['slots', 'checkout'])).toEqual({ push: 2 })
    expect(movesTo(['slots'], ['slots'])).toEqual({ push: 0 })
    expect(movesTo(['slots', 'checkout', 'members'], ['slots'])).toEqual({ back: 2 })
    expect(movesTo(['filters'], ['slots'])).toEqual({ back: 1 })
  })

  test('leads back by closing steps, and forward by opening the page as a reload would', () => {
    expect(isWithin(entry('slots'), ['slots', 'checkout'])).toBe(true)
    expect(isWithin(entry(), [])).toBe(true)
    expect(isWithin(entry('slots', 'checkout'), ['slots'])).toBe(false)
    expect(isWithin(entry('filters'), ['slots'])).toBe(false)
  })

  test('keeps in the address where the page is when something opens over it', () => {
    const slots = { name: 'slots', query: { doctorId: 'd1' } }
    const login = { name: 'dialog.login', isOver: true } as const
    const at = (...steps: readonly FlowStep[]) => {
      const { query, state } = entryAt({ query: {}, state: {}, steps }, 'v', steps.length)
      return { query, state }
    }
    expect(at(slots, login)).toEqual({
      query: { doctorId: 'd1', step: 'slots' },
      state: { flow: { visit: 'v', steps: ['slots', 'dialog.login'] } },
    })
    expect(at(login).query).toEqual({ step: 'dialog.login' })
  })

  test('goes on above the slots a guest had left to verify', () => {
    expect(isNextTo(entry('slots'), ['slots', 'checkout'])).toBe(true)
    expect(isNextTo(entry(), ['slots', 'checkout'])).toBe(false)
    expect(isNextTo(entry('filters'), ['slots', 'checkout'])).toBe(false)
  })
})
