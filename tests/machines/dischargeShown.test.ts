import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { standardAdvice } from '../../src/core/inpatient/advice'
import { EMPTY_SUMMARY } from '../../src/core/inpatient/summary.rules'
import type { MedicineLine } from '../../src/core/prescription/prescription'
import { dischargeMachine } from '../../src/machines/inpatient/discharge.machine'
import { viewDischarge } from '../../src/machines/inpatient/discharge.view'
import { aDischarge, aStay, someRooms } from '../kit/inpatient'
import { never } from '../kit/pending'
import { answered, ends, refused } from '../kit/paths/outcomes'
import { levetiracetam } from '../kit/medicineLines'
import { fieldsByState } from '../kit/fieldsByState'
import { worldOf } from '../kit/world'

const failure = { kind: 'offline', message: '' } as const

describe('a discharge', () => {
  const text = { ...EMPTY_SUMMARY, diagnosis: 'Infarct', advice: 'Rest.\n\nWalk.', standardAdvice: ['walk'] }
  const saved = { ...text, isFinished: false, revision: 2, savedAt: 1_795_000_000, savedBy: 'Dr. Asha Rao' }
  const medicine = { ...(levetiracetam as MedicineLine), change: 'new' as const }
  const first = createActor(dischargeMachine, { input: { stay: aStay } }).getSnapshot().context
  const shown = (context: Partial<typeof first>, value: unknown = { writing: 'saved' }, rooms = someRooms) =>
    viewDischarge(dischargeMachine.resolveState({ value: value as never, context: { ...first, ...context } }), rooms)
  const write = (context: Partial<typeof first> = {}, value: unknown = { writing: 'saved' }) => {
    const time = new SimulatedClock()
    const snapshot = dischargeMachine.resolveState({
      value: value as never,
      context: { ...first, text, saved, ...context },
    })
    const actor = createActor(
      dischargeMachine.provide({
        actors: { loadSummary: never, save: never, discharge: never },
        actions: { keepTyped: () => undefined },
      }),
      { input: { stay: aStay }, snapshot, clock: time },
    )
    worldOf(actor, () => undefined)
    actor.start()
    return { actor, time, context: () => actor.getSnapshot().context, value: () => actor.getSnapshot().value }
  }

  test('ends under a key of its own where the answer to its draft was lost', () => {
    const { actor, time, context, value } = write({ text, saved })
    actor.send({ type: 'typed', change: { diagnosis: 'Bleeding' } })
    time.increment(2000)
    const draft = context().attempt
    actor.send(ends('draft', { ok: false, failure }) as never)
    expect([value(), context().attempt]).toEqual([{ writing: 'unsaved' }, draft])
    actor.send({ type: 'discharge', isSummaryLater: false })
    actor.send({ type: 'confirm' })
    expect(context().attempt).toMatchObject({ sent: { isFinished: true, diagnosis: 'Bleeding' } })
    expect(context().attempt?.key).not.toBe(draft?.key)
  })

  test('shows what is on its way, whether what is written is saved, and what is asked', () => {
    const view = (snapshot: Parameters<typeof viewDischarge>[0]) => viewDischarge(snapshot)
    expect(fieldsByState(dischargeMachine, view, { input: { stay: aStay }, context: { failure, saved } })).toEqual({
      loadingSummary: 'isLoading fault',
      summaryFailed: 'loadFault',
      'writing.saved': 'draft=saved fault',
      'writing.resting': 'fault',
      'writing.savingDraft': 'draft=saving fault',
      'writing.unsaved': 'draft=unsaved fault',
      superseded: 'isSuperseded fault',
      savingLast: 'isBusy fault',
      confirming: 'isConfirming fault',
      saving: 'isConfirming isBusy fault',
      discharging: 'isConfirming isBusy fault',
      stayOver: 'isOver fault',
      discharged: 'fault',
      left: 'fault',
    })
    expect(shown({}).draft).toBeNull()
    expect(shown({ saved: { ...saved, savedAt: null } }).draft).toBeNull()
  })

  test('is of the bed the patient lies in now', () => {
    const moved = { ...aStay, bedId: 'icu-1', roomName: 'Neuro ICU' }
    const rooms = [
      { ...someRooms[0]!, beds: [{ id: 'icu-1', number: '1', occupant: { since: '2026-11-21', stay: moved } }] },
    ]
    expect(shown({}, undefined, rooms)).toMatchObject({ stay: moved, isMoved: true, isDischarged: false })
    expect(shown({})).toMatchObject({ stay: aStay, isMoved: false })
    expect(shown({}, undefined, [])).toMatchObject({ stay: aStay, isMoved: false })
    const over = { ...aDischarge, id: 'stay-1' }
    expect(shown({ stay: over }, undefined, rooms)).toMatchObject({ stay: over, isDischarged: true })
  })

  test('has a sheet of what was written', () => {
    const stops = { ...medicine, change: 'stops' as const }
    const view = shown({ text: { ...text, medicines: [medicine, stops] } })
    expect([view.sheet.medicines, view.sheet.stopped]).toEqual([[medicine], [stops]])
    expect(view.sheet.advice).toEqual([standardAdvice.find(({ id }) => id === 'walk')!.text.eng, 'Rest.', 'Walk.'])
    expect(view.missing).toEqual(['course', 'followUp'])
  })

  test('knows whether its summary is finished, and whether something of one’s own can be put back', () => {
    expect(shown({})).toMatchObject({ isFinished: false, canPutBack: false })
    expect(shown({ saved: { ...saved, isFinished: true }, mine: text })).toMatchObject({
      isFinished: true,
      canPutBack: true,
    })
  })

  test('keeps of an opened summary its words, and saves what this device is ahead with', () => {
    const opened = (isAhead: boolean) => {
      const { actor, context, value } = write({ text: EMPTY_SUMMARY, saved: null }, 'loadingSummary')
      actor.send(ends('summary', answered({ ...saved, isAhead })) as never)
      expect(context()).toMatchObject({ saved, text })
      expect(Object.keys(context().text).toSorted()).toEqual(Object.keys(EMPTY_SUMMARY).toSorted())
      return value()
    }
    expect([opened(false), opened(true)]).toEqual([{ writing: 'saved' }, { writing: 'resting' }])
  })

  test('saves a draft two seconds after the last key, and tries again ten seconds after it failed', () => {
    const { actor, time, context, value } = write()
    actor.send({ type: 'typed', change: { course: 'Stable' } })
    time.increment(1999)
    expect(value()).toEqual({ writing: 'resting' })
    time.increment(1)
    expect([value(), context().text.course]).toEqual([{ writing: 'savingDraft' }, 'Stable'])
    actor.send(ends('draft', refused('offline')) as never)
    expect(value()).toEqual({ writing: 'unsaved' })
    time.increment(9999)
    expect(value()).toEqual({ writing: 'unsaved' })
    time.increment(1)
    expect(value()).toEqual({ writing: 'savingDraft' })
  })

  test('sets aside what was written while another’s is looked at and written in, until it is put back', () => {
    const { actor, context } = write({}, 'superseded')
    actor.send({ type: 'seeTheirs' })
    const theirs = { ...saved, diagnosis: 'Bleeding', revision: 3 }
    actor.send(ends('summary', answered({ ...theirs, isAhead: false })) as never)
    actor.send({ type: 'typed', change: { course: 'Stable' } })
    expect(context()).toMatchObject({ mine: text, text: { diagnosis: 'Bleeding', course: 'Stable' } })
    actor.send({ type: 'putBack' })
    expect(context()).toMatchObject({ mine: null, text })
  })

  test('is over with an answer, and not with a dialog that is left', () => {
    const over = write({}, 'discharging')
    over.actor.send(ends('discharging', answered(aDischarge)) as never)
    expect(over.actor.getSnapshot().output).toEqual({ stay: aDischarge, isChanged: true })
    const left = write()
    left.actor.send({ type: 'close' })
    expect(left.actor.getSnapshot().output).toEqual({ stay: aStay, isChanged: false })
  })

  test('asks nothing of a stay that is over, whose summary is finished', () => {
    const { actor, value } = write({ stay: aDischarge })
    actor.send({ type: 'finish' })
    expect(viewDischarge(actor.getSnapshot())).toMatchObject({ isBusy: true, isConfirming: false })
    actor.send(ends('saving', answered({ ...saved, isFinished: true })) as never)
    expect(value()).toBe('discharged')
    const there = write()
    there.actor.send({ type: 'finish' })
    expect(there.value()).toEqual({ writing: 'saved' })
  })

  test('is not offered for a stay that has ended', () => {
    const { actor, value } = write({ stay: aDischarge })
    actor.send({ type: 'discharge', isSummaryLater: true })
    expect(value()).toEqual({ writing: 'saved' })
  })
})
