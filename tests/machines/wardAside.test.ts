import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Room } from '../../src/core/inpatient/inpatient'
import { shiftBedMachine } from '../../src/machines/inpatient/shiftBed.machine'
import { viewShiftBed } from '../../src/machines/inpatient/shiftBed.view'
import { byKeyword, viewStayList } from '../../src/machines/inpatient/stayList.view'
import { stayListMachine } from '../../src/machines/inpatient/ward.setup'
import { aStay, someRooms } from '../kit/inpatient'
import { never } from '../kit/pending'
import { answered, ends, refused } from '../kit/paths/outcomes'
import { fieldsByState } from '../kit/fieldsByState'
import { worldOf } from '../kit/world'

const failure = { kind: 'offline', message: '' } as const
const machine = shiftBedMachine.provide({ actors: { loadRooms: never, shift: never } })

describe('the list of in-patients', () => {
  const query = { hospitalId: 'hospital-1' }
  const view = (more: object, value = 'ready') => {
    const { context } = createActor(stayListMachine, { input: { query } }).getSnapshot()
    return viewStayList(stayListMachine.resolveState({ value, context: { ...context, items: [aStay], ...more } }))
  }

  test('shows what is on its way, that there is nobody, and why it did not come', () => {
    const given = { input: { query }, context: { failure, hasMore: true } }
    expect(fieldsByState(stayListMachine, viewStayList, given)).toEqual({
      settling: 'isArriving',
      loading: 'isArriving',
      deciding: '',
      ready: '',
      empty: 'isEmpty',
      failed: 'failure',
    })
    expect(fieldsByState(stayListMachine, viewStayList, { ...given, context: { failure, items: [aStay] } })).toEqual({
      settling: 'isLoadingMore',
      loading: 'isLoadingMore',
      deciding: 'hasMore',
      ready: 'hasMore',
      empty: 'isEmpty hasMore',
      failed: 'failure',
    })
  })

  test('has an end where no more are to come', () => {
    const ends = ({ hasMore, isAtEnd }: ReturnType<typeof view>) => [hasMore, isAtEnd]
    expect(ends(view({ hasMore: true }))).toEqual([true, false])
    expect(ends(view({ hasMore: false }))).toEqual([false, true])
    expect(ends(view({ hasMore: false }, 'loading'))).toEqual([false, false])
    expect(ends(view({ hasMore: false, items: [] }))).toEqual([false, false])
  })

  test('knows by how much it is narrowed', () => {
    const narrowed = (more: object) => {
      const { filters, isNarrowed } = view({ query: { ...query, ...more } })
      return [filters, isNarrowed]
    }
    expect(narrowed({})).toEqual([0, false])
    expect(narrowed({ keyword: '  ' })).toEqual([0, false])
    expect(narrowed({ keyword: 'rao' })).toEqual([0, true])
    expect(narrowed({ isDischarged: false })).toEqual([0, true])
    expect(narrowed({ startDate: '2026-11-01', endDate: '2026-11-02', roomId: 'icu', bedId: '1' })).toEqual([4, true])
  })

  test('looks for words instead of the discharged ones', () => {
    expect(byKeyword({ ...query, isDischarged: true }, 'rao')).toEqual({ ...query, keyword: 'rao' })
  })
})

describe('moving somebody to another bed', () => {
  const begin = (rooms: readonly Room[] = someRooms) => {
    const actor = createActor(machine, { input: { stay: aStay } })
    worldOf(actor, () => undefined)
    actor.start()
    actor.send(ends('rooms', answered(rooms)) as never)
    return { actor, view: () => viewShiftBed(actor.getSnapshot()) }
  }

  test('shows what is on its way, what failed and that the stay is over', () => {
    expect(fieldsByState(shiftBedMachine, viewShiftBed, { input: { stay: aStay }, context: { failure } })).toEqual({
      loadingRooms: 'isLoading fault',
      roomsFailed: 'loadFault',
      choosingBed: 'fault',
      shifting: 'isBusy fault',
      stayOver: 'isOver fault',
      shifted: 'fault',
      left: 'fault',
    })
  })

  test('offers the first free bed of their room, else of the next that has one', () => {
    expect(begin().view()).toMatchObject({
      roomId: 'ward',
      bedId: 'ward-2',
      canSave: true,
      rooms: [
        { id: 'icu', name: 'Neuro ICU', free: 2 },
        { id: 'ward', name: 'Ward A', free: 1 },
      ],
      beds: [{ id: 'ward-2' }],
    })
    const ward = someRooms[1]!
    const full = { ...ward, beds: ward.beds.slice(0, 1) }
    expect(begin([full, someRooms[0]!]).view()).toMatchObject({ roomId: 'icu', bedId: 'icu-1' })
    expect(begin([full]).view()).toMatchObject({ roomId: '', bedId: '', beds: [], canSave: false })
  })

  test('forgets the bed with another room, and keeps it with the same', () => {
    const { actor, view } = begin()
    actor.send({ type: 'room.chosen', id: 'ward' })
    expect(view().bedId).toBe('ward-2')
    actor.send({ type: 'room.chosen', id: 'icu' })
    expect(view()).toMatchObject({ roomId: 'icu', bedId: '', canSave: false, beds: { length: 2 } })
    actor.send({ type: 'save' })
    expect(view().isBusy).toBe(false)
    actor.send({ type: 'bed.chosen', id: 'icu-2' })
    actor.send({ type: 'save' })
    expect(view()).toMatchObject({ isBusy: true, bedId: 'icu-2' })
  })

  test('offers no bed by itself to whoever has just lost one', () => {
    const { actor, view } = begin()
    actor.send({ type: 'save' })
    actor.send(ends('shifting', refused('conflict', 'Bed 2 is taken', 'bedTaken')) as never)
    actor.send(ends('rooms', answered(someRooms)) as never)
    expect(view()).toMatchObject({ roomId: 'ward', bedId: '', fault: { text: 'Bed 2 is taken' } })
  })

  test('says where they are afterwards, and that they may have been moved where nobody knows', () => {
    const moved = begin()
    moved.actor.send({ type: 'save' })
    const stay = { ...aStay, bedId: 'ward-2' }
    moved.actor.send(ends('shifting', answered(stay)) as never)
    expect(moved.actor.getSnapshot().output).toEqual({ stay, isChanged: true })
    const left = begin()
    left.actor.send({ type: 'close' })
    expect(left.actor.getSnapshot().output).toEqual({ stay: aStay, isChanged: false })
    const unknown = begin()
    unknown.actor.send({ type: 'save' })
    unknown.actor.send({ type: 'close' })
    expect(unknown.actor.getSnapshot().output).toEqual({ stay: aStay, isChanged: true })
  })
})
