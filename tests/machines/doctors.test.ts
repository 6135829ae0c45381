import { EMPTY_DRAFT, NOT_BEGUN } from '../../src/core/booking/checkout'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { ANY_DOCTOR } from '../../src/core/doctors/doctors.rules'
import { bookingMachine } from '../../src/machines/booking/booking.machine'
import { doctorProfileFlow } from '../../src/machines/doctors/doctorProfile.flow'
import { doctorProfileMachine } from '../../src/machines/doctors/doctorProfile.machine'
import { viewDoctorProfile } from '../../src/machines/doctors/doctorProfile.view'
import { findDoctorFlow } from '../../src/machines/doctors/findDoctor.flow'
import { doctorListMachine, findDoctorMachine } from '../../src/machines/doctors/findDoctor.machine'
import { viewDoctorList, viewFindDoctor, viewPickedDoctor } from '../../src/machines/doctors/findDoctor.view'
import { never } from '../kit/pending'
import { fieldsByState } from '../kit/fieldsByState'

const failure = { kind: 'offline', message: '' } as const
const doctor = {
  id: 'd1',
  name: 'Dr. Asha Rao',
  photoUrl: '/d1.jpg',
  speciality: 'Neurology',
  qualifications: [{ degreeName: 'MD' }, { degreeName: 'DM' }],
  yearsOfExperience: 12,
  languages: ['Hindi'],
  clinics: ['c1', 'c2', 'c3', 'c4'].map((id) => ({ id })),
}
const summary = {
  id: 'd1',
  name: 'Dr. Asha Rao',
  photoUrl: '/d1.jpg',
  speciality: 'Neurology',
  degrees: 'MD, DM',
  years: 12,
  languages: ['Hindi'],
}
/** A call that is not answered, in the place of any. */
const pending = {
  booking: bookingMachine.provide({ actors: { loadSlots: never } }),
  list: doctorListMachine.provide({ actors: { loadPage: never } }),
}
const unknown = { photoUrl: undefined, speciality: '', degrees: '', years: null, languages: [] }

describe('the page of a doctor', () => {
  const input = {
    doctorId: 'd1',
    isGuest: true,
    from: 'doctorProfile',
    consultation: null,
    progress: NOT_BEGUN,
  }
  const viewOf = (context: object) => {
    const start = createActor(doctorProfileMachine, { input }).getSnapshot()
    const { value } = start
    return viewDoctorProfile(doctorProfileMachine.resolveState({ value, context: { ...start.context, ...context } }))
  }

  test('shows what is on its way and what did not come, each part for itself', () => {
    const shown = (context: object) => fieldsByState(doctorProfileMachine, viewDoctorProfile, { input, context })
    const table = {
      'profile.loading': 'isLoading',
      'profile.open': '',
      'profile.failed': 'fault',
      'profile.denied': 'isLoading',
      'slots.arriving': 'isLoading',
      'slots.closed': 'isLoading',
      'slots.open': 'isLoading isPicking',
      'reviews.loading': 'isLoading',
      'reviews.open': 'isLoading',
      'reviews.failed': 'isLoading reviewsFault',
      'videoReviews.loading': 'isLoading',
      'videoReviews.open': 'isLoading',
      'videoReviews.failed': 'isLoading',
    }
    expect(shown({ failure })).toEqual(table)
    expect(shown({ failure: null })).toEqual(table)
    expect(shown({ failure: { kind: 'notFound', message: '' } })).toEqual({ ...table, 'profile.failed': 'isUnknown' })
  })

  test('has three clinics and the others behind "more", and nothing while nobody is known', () => {
    const { degrees, clinics, moreClinics, summary: shown } = viewOf({ profile: doctor })
    expect({ degrees, shown }).toEqual({ degrees: 'MD, DM', shown: summary })
    expect([clinics, moreClinics].map((each) => each.map(({ id }) => id))).toEqual([['c1', 'c2', 'c3'], ['c4']])
    expect(viewOf({})).toMatchObject({
      degrees: '',
      clinics: [],
      moreClinics: [],
      summary: { id: 'd1', name: '', ...unknown },
    })
  })

  test('opens a film by the id of its link, and leaves out what is no film', () => {
    const film = { id: 'f1', heading: 'My back', videoLink: 'https://youtu.be/abcdefghijk?si=1' }
    const { videos } = viewOf({ videoReviews: [film, { ...film, id: 'f2', videoLink: 'https://example.com/' }] })
    expect(videos).toEqual([{ id: 'f1', heading: 'My back', address: 'https://www.youtube.com/watch?v=abcdefghijk' }])
  })

  const open = (more: object = {}) => {
    const { booking } = pending
    const actors = { booking, loadProfile: never, loadReviews: never, loadVideoReviews: never }
    const page = createActor(doctorProfileMachine.provide({ actors }), {
      input: { ...input, ...more },
      clock: new SimulatedClock(),
    }).start()
    const booked = page.getSnapshot().children.booking!
    return { page, booked, flow: (width: 'phone' | 'desktop') => doctorProfileFlow(page, width) }
  }
  const state = { doctorId: 'd1', draft: EMPTY_DRAFT }
  const named = (flow: ReturnType<typeof doctorProfileFlow>) =>
    flow && { ...flow, steps: flow.steps.map(({ name }) => name) }

  test('has the slots as a step of its own where they are a sheet', () => {
    const { page, flow } = open()
    expect(named(flow('phone'))).toEqual({ query: {}, state, steps: [] })
    page.send({ type: 'slots.opened' })
    expect(named(flow('phone'))).toEqual({ query: {}, state, steps: ['slots'] })
    flow('phone')!.steps[0]!.close?.()
    expect(page.getSnapshot().matches({ slots: 'closed' })).toBe(true)
  })

  test('has on a desktop no step for the slots beside it, and carries what is picked of them in its link', () => {
    const { page, flow } = open()
    page.send({ type: 'slots.opened' })
    const query = { consultation: null, date: null, slotId: null }
    expect(named(flow('desktop'))).toEqual({ query, state, steps: [] })
  })

  test('says nothing of where it is while a booking that was sent is on its way back', () => {
    const attempt = { key: 'k1', request: { doctorId: 'd1' } }
    expect(open({ isGuest: false, progress: { ...NOT_BEGUN, attempt, stage: 'checkout' } }).flow('phone')).toBeNull()
  })

  test.each([
    [{}, 'closed'],
    [{ progress: { ...NOT_BEGUN, stage: 'slots' } }, 'open'],
    [{ awaitsSlots: true }, 'open'],
    [{ awaitsSlots: false }, 'closed'],
    [{ progress: { ...NOT_BEGUN, attempt: { key: 'k1', request: { doctorId: 'd1' } } } }, 'open'],
  ])('reloaded with %j has its slots %s', (more, slots) => {
    expect(
      open(more)
        .page.getSnapshot()
        .matches({ slots } as never),
    ).toBe(true)
  })
})

describe('finding a doctor', () => {
  const input = {
    tab: 'doctors',
    query: ANY_DOCTOR,
    isGuest: true,
    progress: NOT_BEGUN,
    isFiltering: false,
    picked: null,
    listed: 0,
  }
  const open = (more: object = {}) =>
    createActor(findDoctorMachine.provide({ actors: { ...pending, loadSpecialities: never, loadResumed: never } }), {
      input: { ...input, ...more } as never,
      clock: new SimulatedClock(),
    }).start()

  test('shows the filters and the booking over the list', () => {
    expect(
      fieldsByState(findDoctorMachine, viewFindDoctor, { input, context: { specialitiesFailure: failure } }),
    ).toEqual({
      'specialities.loading': '',
      'specialities.open': '',
      'specialities.failed': 'specialitiesFailure',
      'panel.arriving': '',
      'panel.browsing': '',
      'panel.filtering': 'isFiltering',
      'panel.booking': 'isBooking',
    })
  })

  test('says of the list whether its first or its next doctors arrive, and where it ends', () => {
    const shown = (context: object) =>
      fieldsByState(doctorListMachine, viewDoctorList, {
        input: { query: ANY_DOCTOR },
        context: { failure, ...context },
      })
    const rest = { deciding: '', ready: '', empty: 'isEmpty', failed: 'fault' }
    expect(shown({ items: [], hasMore: false })).toEqual({ settling: 'isArriving', loading: 'isArriving', ...rest })
    expect(shown({ items: [doctor], hasMore: true })).toEqual({
      settling: 'isLoadingMore',
      loading: 'isLoadingMore',
      ...rest,
    })
    expect(shown({ items: [doctor], hasMore: false })).toEqual({
      settling: 'isLoadingMore',
      loading: 'isLoadingMore',
      deciding: 'isAtEnd',
      ready: 'isAtEnd',
      empty: 'isEmpty isAtEnd',
      failed: 'isAtEnd fault',
    })
  })

  test('S2-329: words that name no doctor may name a test, which is looked for at centres', () => {
    const shown = (search: string) =>
      fieldsByState(doctorListMachine, viewDoctorList, {
        input: { query: { ...ANY_DOCTOR, search } },
        context: { failure, items: [], hasMore: false },
      })['empty']
    expect([shown(' MRI brain '), shown(' ')]).toEqual(['isEmpty testSearch=MRI brain', 'isEmpty'])
  })

  test('carries in its link what is looked for where, and how far the list was read', () => {
    const flowOf = (tab: 'doctors' | 'specialities') => {
      const { query, state } = findDoctorFlow(open({ tab }), 'desktop') ?? {}
      return [query?.['type'], state]
    }
    const state = { listed: 0, draft: null }
    expect(flowOf('doctors')).toEqual([null, { navItem: 1, ...state }])
    expect(flowOf('specialities')).toEqual(['speciality', { navItem: 0, ...state }])
  })

  test('closes the filters of a phone as the step they are', () => {
    const page = open()
    page.send({ type: 'filters.opened' })
    const [filters] = findDoctorFlow(page, 'phone')?.steps ?? []
    expect(filters?.name).toBe('filters')
    filters?.close?.()
    expect(viewFindDoctor(page.getSnapshot()).isFiltering).toBe(false)
  })

  test('books with the doctor of the list, else with the one who was fetched, else with a name alone', () => {
    const picked = { doctorId: 'd1', doctorName: 'Dr. Rao', consultation: 'video' } as never
    const other = { ...doctor, id: 'd2', name: 'Dr. Vikram Mehta' } as never
    expect(viewPickedDoctor(picked, [other, doctor as never], null)).toEqual(summary)
    expect(viewPickedDoctor(picked, [other], { ...doctor, name: 'Dr. A. Rao' } as never).name).toBe('Dr. A. Rao')
    expect(viewPickedDoctor(picked, [other], null)).toEqual({ id: 'd1', name: 'Dr. Rao', ...unknown })
    expect(viewPickedDoctor(null, [other], null)).toEqual({ id: '', name: '', ...unknown })
  })
})
