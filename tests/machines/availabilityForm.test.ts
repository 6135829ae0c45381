import { describe, expect, test } from 'vitest'
import { createActor, type StateValueFrom } from 'xstate'
import { affectedMachine, type AffectedContext } from '../../src/machines/availability/affected.machine'
import { viewAffected } from '../../src/machines/availability/affected.view'
import { availabilityFormMachine } from '../../src/machines/availability/availabilityForm.machine'
import { beginning, isTouched } from '../../src/machines/availability/availabilityForm.setup'
import { viewAvailabilityForm } from '../../src/machines/availability/availabilityForm.view'
import { never } from '../kit/pending'
import { AFFECTED, common, entry, opened } from '../rooms/availability/availabilityFacts'
import { answered, ends, refused } from '../kit/paths/outcomes'
import { fieldsByState } from '../kit/fieldsByState'
import { worldOf } from '../kit/world'

const failure = { kind: 'offline', message: '' } as const

describe('the form of hours', () => {
  type Input = Parameters<typeof beginning>[0]
  type Begun = ReturnType<typeof beginning>
  const creating: Input = { ...common, opened: null }
  const editing: Input = { ...common, opened }
  const at = (input: Input, context: Partial<Begun> = {}, value: unknown = { editing: 'resting' }) =>
    availabilityFormMachine.resolveState({ value: value as never, context: { ...beginning(input), ...context } })
  const view = (input: Input, context: Partial<Begun> = {}, value?: unknown) =>
    viewAvailabilityForm(at(input, context, value))
  const run = (input: Input, context: Partial<Begun> = {}, value?: unknown) => {
    const actors = {
      loadClinics: never,
      save: never,
      loadTheirs: never,
      affected: affectedMachine.provide({ actors: { loadAffected: never } }),
    }
    const snapshot = at(input, context, value)
    const actor = createActor(availabilityFormMachine.provide({ actors }), { input, snapshot })
    worldOf(actor, () => undefined)
    actor.start()
    return { actor, context: () => actor.getSnapshot().context, view: () => viewAvailabilityForm(actor.getSnapshot()) }
  }
  const usable = beginning(editing).form

  test('shows what is on its way, what failed, and what is asked', () => {
    const given = { input: creating, context: { failure } }
    expect(fieldsByState(availabilityFormMachine, viewAvailabilityForm, given)).toEqual({
      'editing.resting': '',
      'editing.loadingClinics': 'isLoadingClinics',
      'editing.clinicsFailed': 'haveClinicsFailed',
      'editing.superseded': 'isSuperseded',
      askingToDiscard: 'isAskingToDiscard',
      loadingTheirs: 'isBusy isSuperseded',
      saving: 'isBusy',
      deciding: '',
      saved: '',
      discarded: '',
    })
  })

  test('says at once what typing on cannot put right, and the rest when it is tried', () => {
    const problems = (form: object, isTried = false) =>
      view(creating, { form: { ...beginning(creating).form, ...form }, isTried }).problems
    expect(problems({})).toEqual({})
    expect(problems({}, true)).toEqual({ ranges: 'rangesMissing', totalSlots: 'slotsMissing' })
    const day = { ranges: [{ start: '10:00', end: '11:00' }], totalSlots: '4' }
    expect(problems({ ...day, reservedSlots: '5' })).toEqual({ reservedSlots: 'reservedTooMany' })
    expect(problems({ ...day, ranges: [{ start: '11:00', end: '10:00' }] })).toEqual({ ranges: 'rangeTurned' })
    expect(problems({ ...day, totalSlots: '90' })).toEqual({ totalSlots: 'slotsDoNotFit' })
    expect(problems({ ...day, fee: '0' })).toEqual({})
  })

  test('shows how long a slot is, and shorter where two ranges make it so', () => {
    const lengths = (form: object) => {
      const { duration, shortened, totalSlots } = view(creating, { form: { ...beginning(creating).form, ...form } })
      return [duration, shortened, totalSlots]
    }
    expect(lengths({})).toEqual(['', null, 0])
    expect(lengths({ ranges: [{ start: '10:00', end: '11:00' }], totalSlots: '4' })).toEqual(['15', null, 4])
    expect(lengths({ ranges: [{ start: '10:00', end: '11:00' }], totalSlots: '7' })).toEqual(['8.57', null, 7])
    const two = [
      { start: '10:00', end: '11:00' },
      { start: '17:00', end: '18:00' },
    ]
    expect(lengths({ consultation: 'inClinic', ranges: two, totalSlots: '5' })).toEqual(['24', '20', 5])
  })

  test('has a second range in a clinic alone, counts its days and knows its clinic', () => {
    expect(view(creating)).toMatchObject({ mayAddRange: false, dayCount: 4, clinicName: null })
    expect(view(editing)).toMatchObject({ mayAddRange: true, dayCount: 1, clinicName: 'Blue Lotus Neuro Care' })
    const two = [...usable.ranges, { start: '', end: '' }]
    expect(view(editing, { form: { ...usable, ranges: two } }).mayAddRange).toBe(false)
    const { actor, context } = run(editing)
    actor.send({ type: 'range.added' })
    actor.send({ type: 'range.added' })
    expect(context().form.ranges).toEqual(two)
    actor.send({ type: 'range.removed', index: 0 })
    expect(context().form.ranges).toEqual([{ start: '', end: '' }])
  })

  test('begins with new hours, or with those that are there', () => {
    expect(beginning(creating)).toMatchObject({ id: null, entry: null, revision: null, clinicName: null })
    expect(beginning(editing)).toMatchObject({ id: 'e1', entry, revision: 1, form: { dates: [entry.date] } })
    expect(isTouched(beginning(editing))).toBe(false)
    expect(isTouched({ ...beginning(editing), mine: usable })).toBe(true)
  })

  test('asks for the clinics once, and before what was typed is lost', () => {
    const { actor, context, view } = run(creating)
    actor.send({ type: 'consultation.chosen', consultation: 'inClinic' })
    expect(view().isLoadingClinics).toBe(true)
    const clinic = { id: 'c1', name: 'Blue Lotus', fee: 60_000 }
    actor.send(ends('clinics', answered([clinic, { ...clinic, id: 'c2', fee: 70_000 }])) as never)
    actor.send({ type: 'clinic.chosen', id: 'gone' })
    expect(context().form.clinicId).toBeNull()
    actor.send({ type: 'clinic.chosen', id: 'c2' })
    expect(context().form).toMatchObject({ clinicId: 'c2', fee: '700' })
    actor.send({ type: 'consultation.chosen', consultation: 'inClinic' })
    expect(view().isLoadingClinics).toBe(false)
    actor.send({ type: 'discard' })
    expect(view().isAskingToDiscard).toBe(true)
    const untouched = run(creating)
    untouched.actor.send({ type: 'discard' })
    expect(untouched.actor.getSnapshot().output).toEqual({ kind: 'discarded' })
  })

  test('takes what is typed and chosen of days', () => {
    const { actor, context } = run(creating)
    actor.send({ type: 'digits.typed', field: 'totalSlots', text: '4' })
    actor.send({ type: 'weekday.toggled', day: 'tuesday' })
    actor.send({ type: 'range.changed', index: 0, range: { start: '10:00', end: '11:00' } })
    actor.send({ type: 'form.changed', change: { reservedFrom: 'end' } })
    expect(context().form).toMatchObject({
      totalSlots: '4',
      weekdays: ['monday', 'tuesday'],
      ranges: [{ start: '10:00', end: '11:00' }],
      reservedFrom: 'end',
    })
  })

  test('keeps a number as it was typed, and says what is no such number', () => {
    const { actor, context, view } = run(creating)
    for (const [field, text] of [
      ['totalSlots', '2.5'],
      ['buffer', '1000'],
      ['fee', '5,00'],
    ] as const)
      actor.send({ type: 'digits.typed', field, text })
    expect(context().form).toMatchObject({ totalSlots: '2.5', buffer: '1000', fee: '5,00' })
    expect(view().problems).toEqual({ totalSlots: 'notWhole', buffer: 'notWhole' })
    actor.send({ type: 'save' })
    expect(view()).toMatchObject({ isBusy: false, problems: { fee: 'notRupees' } })
  })

  test('saves what is usable, and says what is wrong otherwise', () => {
    const wrong = run(creating)
    wrong.actor.send({ type: 'save' })
    expect([wrong.context().isTried, wrong.view().isBusy]).toEqual([true, false])
    const right = run(editing)
    right.actor.send({ type: 'save' })
    expect([right.context().isTried, right.view().isBusy]).toEqual([false, true])
    right.actor.send(ends('saving', answered({}, 'Saved.')) as never)
    expect(right.actor.getSnapshot().output).toEqual({ kind: 'saved' })
  })

  test('looks at what somebody else saved, puts its own back, or writes over it', () => {
    const changed = refused('conflict', 'Changed meanwhile', 'hoursChanged')
    const typed = { ...usable, totalSlots: '4' }
    const form = run(editing, { form: typed }, 'saving')
    form.actor.send(ends('saving', changed) as never)
    expect(form.view()).toMatchObject({ isSuperseded: true, fault: { text: 'Changed meanwhile' } })
    form.actor.send({ type: 'seeTheirs' })
    const theirs = { ...entry, totalSlots: 6, revision: 3 }
    form.actor.send(ends('theirs', answered(theirs)) as never)
    expect(form.context()).toMatchObject({ revision: 3, entry: theirs, mine: typed, form: { totalSlots: '6' } })
    expect([form.view().canPutBack, form.context().failure]).toEqual([true, null])
    form.actor.send({ type: 'putBack' })
    expect(form.context()).toMatchObject({ form: typed, mine: null })
    const over = run(editing, {}, { editing: 'superseded' })
    over.actor.send({ type: 'save' })
    expect([over.context().revision, over.view().isBusy]).toEqual([null, true])
  })

  test('goes on with what was decided where the appointments are left, and says who was quicker', () => {
    const decisions = [{ appointmentId: 'a1', choice: 'keep', slotId: null }] as const
    const ended = (kind: string, why: object | null) => {
      const form = run(editing, {}, 'saving')
      form.actor.send(ends('saving', refused('conflict', 'Decide', 'appointmentsAffected')) as never)
      form.actor.send(ends('affected', { kind, decisions, failure: why }) as never)
      return form
    }
    const left = ended('left', null)
    expect(left.context()).toMatchObject({ decisions, failure: null })
    left.actor.send({ type: 'save' })
    left.actor.send(ends('saving', refused('conflict', 'Decide', 'appointmentsAffected')) as never)
    expect(left.view().affected?.getSnapshot().context.decisions).toEqual(decisions)
    const late = ended('superseded', { kind: 'conflict', message: 'Changed meanwhile', code: 'hoursChanged' })
    expect(late.view()).toMatchObject({ isSuperseded: true, fault: { text: 'Changed meanwhile' } })
    expect(ended('saved', null).actor.getSnapshot().output).toEqual({ kind: 'saved' })
  })
})

describe('appointments that lose their slot', () => {
  const input = { id: 'e1', hours: null, revision: null, decisions: [] }
  const start = createActor(affectedMachine, { input }).getSnapshot().context
  const at = (context: Partial<AffectedContext>, value: StateValueFrom<typeof affectedMachine> = 'deciding') =>
    affectedMachine.resolveState({ value, context: { ...start, ...context } })
  const run = (context: Partial<AffectedContext> = {}, value?: StateValueFrom<typeof affectedMachine>) => {
    const machine = affectedMachine.provide({ actors: { loadAffected: never, decide: never } })
    const actor = createActor(machine, { input, snapshot: at(context, value) })
    worldOf(actor, () => undefined)
    actor.start()
    return { actor, context: () => actor.getSnapshot().context, view: () => viewAffected(actor.getSnapshot()) }
  }

  test('are on their way, failed to come, or are being decided about', () => {
    expect(fieldsByState(affectedMachine, viewAffected, { input, context: { failure } })).toEqual({
      listing: 'isLoading',
      listingFailed: 'hasFailed',
      deciding: '',
      applying: 'isApplying',
      saved: '',
      left: '',
      superseded: '',
    })
  })

  test('are listed with what was decided of each', () => {
    const other = { ...AFFECTED[0]!, id: 'a2', nextFree: null }
    const decisions = [{ appointmentId: 'a1', choice: 'move', slotId: 'e1.2' }] as const
    const view = viewAffected(at({ affected: [...AFFECTED, other], decisions }))
    expect(view.affected.map(({ id, choices, choice }) => [id, choices, choice])).toEqual([
      ['a1', ['keep', 'move', 'cancel'], 'move'],
      ['a2', ['keep', 'cancel'], null],
    ])
    expect(view).toMatchObject({ choicesForAll: ['keep', 'move', 'cancel'], undecided: 1, fault: null })
    expect(viewAffected(at({ failure })).fault).toEqual({ text: null, id: 'offline' })
  })

  test('are decided about one by one, as far as it can be, before all is applied', () => {
    const other = { ...AFFECTED[0]!, id: 'a2', nextFree: null }
    const { actor, context, view } = run({}, 'listing')
    actor.send(ends('affected', answered([...AFFECTED, other])) as never)
    actor.send({ type: 'choice.madeForAll', choice: 'move' })
    expect(context().decisions).toEqual([{ appointmentId: 'a1', choice: 'move', slotId: 'e1.2' }])
    actor.send({ type: 'apply' })
    expect(view().isApplying).toBe(false)
    actor.send({ type: 'choice.made', id: 'a2', choice: 'move' })
    expect(context().decisions).toHaveLength(1)
    actor.send({ type: 'choice.made', id: 'a2', choice: 'cancel' })
    actor.send({ type: 'choice.made', id: 'a1', choice: 'keep' })
    expect(context().decisions).toEqual([
      { appointmentId: 'a1', choice: 'keep', slotId: null },
      { appointmentId: 'a2', choice: 'cancel', slotId: null },
    ])
    actor.send({ type: 'apply' })
    expect(view().isApplying).toBe(true)
    actor.send(ends('deciding', refused('conflict', 'Taken', 'moveTaken')) as never)
    expect(view()).toMatchObject({ isLoading: true, fault: { text: 'Taken' } })
    actor.send(ends('affected', answered(AFFECTED)) as never)
    expect(context().decisions).toEqual([{ appointmentId: 'a1', choice: 'keep', slotId: null }])
  })

  test('are left alone where there are none, and forgotten with why they were not saved on the way back', () => {
    const none = run({}, 'listing')
    none.actor.send(ends('affected', answered([])) as never)
    expect(none.view().isApplying).toBe(true)
    none.actor.send(ends('deciding', refused('internal', 'Try again later')) as never)
    expect(none.view()).toMatchObject({ isApplying: false, undecided: 0, fault: { text: 'Try again later' } })
    const back = run({ affected: AFFECTED, failure })
    back.actor.send({ type: 'back' })
    expect(back.actor.getSnapshot().output).toEqual({ kind: 'left', decisions: [], failure: null })
    const late = run({ affected: AFFECTED }, 'applying')
    late.actor.send(ends('deciding', refused('conflict', 'Changed', 'hoursChanged')) as never)
    expect(late.actor.getSnapshot().output).toMatchObject({ kind: 'superseded', failure: { message: 'Changed' } })
  })
})
