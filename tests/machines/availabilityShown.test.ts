import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { AvailabilityGroup } from '../../src/core/availability/availability'
import { affectedMachine } from '../../src/machines/availability/affected.machine'
import { availabilityMachine } from '../../src/machines/availability/availability.machine'
import { chosenOf, formInput, ROLES } from '../../src/machines/availability/availability.setup'
import { placeId, placeOf, viewAvailability } from '../../src/machines/availability/availability.view'
import { availabilityFormMachine } from '../../src/machines/availability/availabilityForm.machine'
import { never } from '../kit/pending'
import { GROUPS } from '../rooms/availability/availability.model'
import { common, entry, place } from '../rooms/availability/availabilityFacts'
import { answered, ends, refused } from '../kit/paths/outcomes'
import { fieldsByState } from '../kit/fieldsByState'
import { worldOf } from '../kit/world'

const failure = { kind: 'offline', message: '' } as const
const evening = { ...entry, id: 'e2' }
const onVideo: AvailabilityGroup = {
  clinicId: null,
  clinicName: null,
  consultation: 'video',
  entries: [evening, { ...evening, id: 'e3' }],
}
const groups = [...GROUPS, onVideo]

describe('the hours of a doctor', () => {
  const start = createActor(availabilityMachine, { input: common }).getSnapshot().context
  const at = (context: Partial<typeof start>, value = 'shown') =>
    availabilityMachine.resolveState({ value, context: { ...start, groups, ...context } })
  const run = (context: Partial<typeof start> = {}, value = 'shown') => {
    const form = availabilityFormMachine.provide({ actors: { loadClinics: never } })
    const affected = affectedMachine.provide({ actors: { loadAffected: never } })
    const actors = { loadGroups: never, block: never, remove: never, form, affected }
    const actor = createActor(availabilityMachine.provide({ actors }), { input: common, snapshot: at(context, value) })
    worldOf(actor, () => undefined)
    actor.start()
    const view = () => viewAvailability(actor.getSnapshot())
    return { actor, view, context: () => actor.getSnapshot().context }
  }

  test('show what is on its way, what failed, and what is asked', () => {
    expect(fieldsByState(availabilityMachine, viewAvailability, { input: common, context: { failure } })).toEqual({
      loading: 'isLoading',
      failed: 'fault',
      shown: 'mayCreate',
      blocking: 'isBlocking',
      confirming: 'isConfirming',
      deleting: 'isConfirming isDeleting',
      deletingUnder: '',
      creating: '',
      changing: '',
    })
    const view = (context: Partial<typeof start>) => viewAvailability(at(context))
    expect([view({ groups: null }).isFirstLoad, view({}).isFirstLoad]).toEqual([true, false])
    expect(view({ groups: null })).toMatchObject({ places: [], count: 0, groups: [], chosen: null })
  })

  test('are counted by place, and shown of the place that is chosen', () => {
    const shown = (place: typeof start.place) => viewAvailability(at({ place }))
    expect(shown('all')).toMatchObject({
      count: 3,
      places: [
        { id: 'c1', name: 'Blue Lotus Neuro Care', count: 1 },
        { id: 'video', name: null, count: 2 },
      ],
    })
    const ids = (place: typeof start.place) => shown(place).groups.map(({ id }) => id)
    expect([ids('all'), ids('video'), ids({ clinicId: 'c1' })]).toEqual([['c1', 'video'], ['video'], ['c1']])
    expect([placeId('all'), placeId('video'), placeId({ clinicId: 'c1' })]).toEqual(['all', 'video', 'c1'])
    expect([placeOf('all'), placeOf('video'), placeOf('c1')]).toEqual(['all', 'video', { clinicId: 'c1' }])
  })

  test('are narrowed by a weekday or by days', () => {
    const isNarrowed = (filter: typeof start.filter) => viewAvailability(at({ filter })).isNarrowed
    expect([
      isNarrowed({ day: null, range: null }),
      isNarrowed({ day: 'monday', range: null }),
      isNarrowed({ day: null, range: { from: '2026-11-23', to: '2026-11-24' } }),
    ]).toEqual([false, true, true])
  })

  test('that are chosen say where they are and whose bookings are blocked, also while that is saved', () => {
    const blocked = { ...entry, blockedRoles: ['PATIENT'] as const }
    const known = [{ ...GROUPS[0]!, entries: [blocked] }]
    const chosen = viewAvailability(at({ groups: known, chosenId: 'e1' }))
    expect(chosen.chosen).toMatchObject({ id: 'e1', consultation: 'inClinic', clinicName: 'Blue Lotus Neuro Care' })
    expect(chosen.roles).toEqual(ROLES.map((role) => ({ role, isBlocked: role === 'PATIENT' })))
    const saving = viewAvailability(at({ groups: known, chosenId: 'e1', blocking: ['ADMIN'] }, 'blocking'))
    expect(saving.chosen?.blockedRoles).toEqual(['ADMIN'])
    expect(viewAvailability(at({})).chosen).toBeNull()
  })

  test('are blocked for one role more or less, or for all', () => {
    const after = (before: readonly (typeof ROLES)[number][], role: (typeof ROLES)[number] | 'all') => {
      const known = [{ ...GROUPS[0]!, entries: [{ ...entry, blockedRoles: before }] }]
      const { actor, context } = run({ groups: known, chosenId: 'e1' })
      actor.send({ type: 'role.toggled', role })
      return context().blocking
    }
    expect(after(['ADMIN'], 'PATIENT')).toEqual(['PATIENT', 'ADMIN'])
    expect(after(['PATIENT', 'ADMIN'], 'PATIENT')).toEqual(['ADMIN'])
    expect([after(['ADMIN'], 'all'), after(ROLES, 'all')]).toEqual([ROLES, []])
  })

  test('keep their own roles as the server answers, and the others theirs', () => {
    const { actor, context } = run({ chosenId: 'e2', blocking: ['ADMIN'] }, 'blocking')
    actor.send(ends('blocking', answered({ blockedRoles: ['ADMIN'] })) as never)
    expect(
      context().groups?.flatMap(({ entries }) => entries.map(({ id, blockedRoles }) => [id, blockedRoles])),
    ).toEqual([
      ['e1', []],
      ['e2', ['ADMIN']],
      ['e3', []],
    ])
    expect(context()).toMatchObject({ blocking: null, attempt: null })
    const lost = run({ chosenId: 'e2', blocking: ['ADMIN'] }, 'blocking')
    lost.actor.send(ends('blocking', refused('offline')) as never)
    expect(lost.view()).toMatchObject({ blockFault: { id: 'offline' }, chosen: { blockedRoles: [] } })
    lost.actor.send({ type: 'entry.left' })
    expect(lost.view()).toMatchObject({ blockFault: null, chosen: null })
  })

  test('stay chosen while they are there, and are left with their place', () => {
    const again = (chosenId: string) => {
      const { actor, context } = run({ chosenId }, 'loading')
      actor.send(ends('groups', answered(groups)) as never)
      return context().chosenId
    }
    expect([again('e3'), again('gone')]).toEqual(['e3', null])
    const { actor, context } = run({ chosenId: 'e3' })
    actor.send({ type: 'place.chosen', place: 'video' })
    expect(context()).toMatchObject({ chosenId: null, place: 'video' })
  })

  test('keep the weekday beside the days that they are narrowed by', () => {
    const { actor, context } = run()
    const range = { from: '2026-11-23', to: '2026-11-24' }
    actor.send({ type: 'day.chosen', day: 'monday' })
    actor.send({ type: 'range.chosen', range })
    expect(context().filter).toEqual({ day: 'monday', range })
    expect(actor.getSnapshot().hasTag('loading')).toBe(true)
  })

  test('open the form as new, or with what is chosen', () => {
    const opened = (chosenId: string | null) => formInput(start, chosenOf({ groups, chosenId })).opened
    expect(formInput(start, null)).toEqual({ ...common, opened: null })
    expect([opened(null), opened('e1')]).toEqual([null, { entry, ...place }])
    expect(opened('e2')).toMatchObject({ entry: evening, clinicId: null })
  })

  test('that nobody has chosen cannot be blocked, changed or deleted', () => {
    for (const event of [{ type: 'edit' }, { type: 'delete' }, { type: 'role.toggled', role: 'all' }] as const) {
      const { actor } = run()
      actor.send(event)
      expect(actor.getSnapshot().value).toBe('shown')
    }
  })
})
