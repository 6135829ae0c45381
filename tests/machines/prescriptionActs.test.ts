import { createActor, type EventFrom, fromCallback, waitFor } from 'xstate'
import { describe, expect, onTestFinished, test } from 'vitest'
import { done, failed, type Outcome } from '../../src/core/kit/outcome'
import { emptyRow } from '../../src/core/prescription/medicineRow.rules'
import type { Medicine } from '../../src/core/prescription/medicine'
import type { MedicineLine, Prescription, SavedPrescription } from '../../src/core/prescription/prescription'
import type { PrescriptionForm } from '../../src/core/prescription/prescriptionForm'
import { EMPTY_FORM, nameLine } from '../../src/core/prescription/prescriptionForm.rules'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { fromPort } from '../../src/machines/kit/fromPort'
import { type Asked, type LookupHit, lookupMachine } from '../../src/machines/prescription/lookup.machine'
import type { OpenedPrescription } from '../../src/machines/prescription/prescription.context'
import { prescriptionMachine } from '../../src/machines/prescription/prescription.machine'
import { viewRow } from '../../src/machines/prescription/prescription.view'
import { aPrescription, opened, savedPrescription, sendable, unsigned } from '../rooms/prescription/prescriptionFacts'
import { worldOf } from '../kit/world'

const NAMED = { brands: [], isNarcotic: false } as const
const OFFERED = { strength: '500 mg', form: 'tablet', doseUnit: 'tablet' } as const
const UNSAID = { amount: 500, unit: 'mg', ingredients: [], schedule: null, telemedicine: null, clinical: null } as const
const medicine = (id: string, generic: string): Medicine => ({ id, generic, ...NAMED, ...OFFERED, ...UNSAID })
const levetiracetam = medicine('lev', 'Levetiracetam')
const topiramate = medicine('top', 'Topiramate')

const taken = { mealType: 'afterFood', mealTypeTime: ['morning', 'night'], whenText: '1-0-1 tablet' } as const
const often = { frequency: ['daily'], frequencyDays: 10, frequencyText: 'Daily for 10 days' } as const
const line: MedicineLine = { name: 'Levetiracetam 500 mg tablet', medicineId: 'lev', note: '', ...taken, ...often }
const product = { id: 'lev', generic: 'Levetiracetam', brand: null, ...OFFERED }
const cells = { strength: '500 mg tablet', dose: '1-0-1', meal: 'af', days: '10' }
/** The line as a row of the grid. */
const row = { ...emptyRow('m1'), ...cells, name: 'Levetiracetam', product, options: [product] }

const dismissal = { ruleId: 'r', ruleVersion: 1, fingerprint: 'f', reason: 'willMonitor', words: null } as const
const theirs = { ...sendable, note: 'Sleep' }

interface Answers {
  readonly open?: Outcome<OpenedPrescription>
  readonly send?: Outcome<SavedPrescription, string>
  readonly reread?: Outcome<Prescription | null>
  readonly find?: Outcome<readonly LookupHit[]>
}

/** A page whose calls are answered like this, with what it asked and what it sent to the world. */
const pageOf = (page: Partial<OpenedPrescription>, answers: Answers = {}) => {
  const asked: Record<string, unknown> = {}
  const events: AppEvent[] = []
  const answering = <Input, A, Code extends string = string>(name: string, answer: Outcome<A, Code> | undefined) =>
    fromPort<Input, A, Code>(async (input) => {
      asked[name] = input
      return answer ?? failed('offline', '')
    })
  const actor = createActor(
    prescriptionMachine.provide({
      actors: {
        open: answering('open', answers.open ?? done({ ...opened, ...page })),
        send: answering('send', answers.send),
        reread: answering('reread', answers.reread),
        lock: fromCallback(({ input }) => {
          asked['lock'] = input
        }),
        medicineSearch: lookupMachine.provide({ actors: { find: answering('find', answers.find) } }),
      },
    }),
    { input: { bookingId: 'b1' } },
  )
  worldOf(actor, (event) => events.push(event))
  onTestFinished(() => {
    actor.stop()
  })
  return { actor: actor.start(), asked, events, at: () => actor.getSnapshot().context }
}

const writing = async (page: Partial<OpenedPrescription> = {}, answers: Answers = {}) => {
  const made = pageOf({ draft: sendable, ...page }, answers)
  await waitFor(made.actor, (snapshot) => snapshot.hasTag('writing'))
  return { ...made, drafted: () => made.actor.getSnapshot().children.draft?.getSnapshot().context.form }
}

describe('a page that opens', () => {
  test('has nothing yet', () => {
    const none = {
      opened: null,
      before: null,
      other: null,
      active: null,
      activeRow: null,
      confirmed: null,
      attempt: null,
    }
    const input = { bookingId: 'b1', isRestored: false, failure: null }
    const chosen = { bar: {}, medicines: [], form: EMPTY_FORM, way: 'photo', saveType: 'save' }
    expect(pageOf({}).at()).toEqual({ ...none, ...input, ...chosen })
  })

  test('keeps why it did not open', async () => {
    const { actor, at } = pageOf({}, { open: failed('offline', '') })
    await waitFor(actor, (snapshot) => snapshot.hasTag('failed'))
    expect([at().failure, at().opened]).toEqual([{ kind: 'offline', message: '' }, null])
  })

  const saved = { ...unsigned, note: 'Walk', dismissals: [dismissal] }
  const again = { ...theirs, amendReason: 'Dose' }
  const kept = { ...sendable, note: 'Walk', dismissals: [dismissal] }

  test.each<[string, Partial<OpenedPrescription>, 'writing' | 'signed', PrescriptionForm, boolean]>([
    ['nothing', {}, 'writing', EMPTY_FORM, false],
    ['what was saved, with its category and answers', { active: saved }, 'writing', kept, false],
    ['a draft before what was saved', { active: unsigned, draft: theirs }, 'writing', theirs, true],
    ['what was signed', { active: { ...aPrescription, note: 'Walk' } }, 'signed', EMPTY_FORM, false],
    ['a draft of nothing new', { active: aPrescription, draft: theirs }, 'signed', theirs, true],
    ['an amendment that was begun', { active: aPrescription, draft: again }, 'writing', again, true],
  ])('starts from %s', async (_, page, tag, form, isRestored) => {
    const { actor, at } = pageOf({ ...page, medicines: [topiramate] })
    const snapshot = await waitFor(actor, (each) => !each.hasTag('loading'))
    expect([snapshot.hasTag(tag), at().form, at().isRestored]).toEqual([true, form, isRestored])
    expect(at().medicines).toEqual([topiramate])
  })

  test('gives its parts the appointment, the version of the draft and their pauses', async () => {
    const { actor, asked } = await writing({ draftVersion: 7 })
    const { draft, aside, medicineSearch, attributeSearch } = actor.getSnapshot().children
    const saving = { version: 7, form: null, savedAt: null, isUnreachable: false, isDirty: false }
    expect(asked['lock']).toEqual({ bookingId: 'b1' })
    expect(draft?.getSnapshot().context).toEqual({ bookingId: 'b1', ...saving })
    expect(aside?.getSnapshot().context).toEqual({ bookingId: 'b1', attempt: null, failure: null })
    expect([medicineSearch, attributeSearch].map((each) => each?.getSnapshot().context.pause)).toEqual([1000, 700])
  })
})

describe('the rows of medicines', () => {
  test('have the one that is typed in, until something else is done', async () => {
    const { actor, at } = await writing()
    const active = (act: Parameters<typeof actor.send>[0]) => {
      actor.send(act)
      return at().activeRow
    }
    expect([
      active({ type: 'medicine', act: { type: 'typed', row: 'm1', cell: 'name', value: 'Dolo' } }),
      active({ type: 'medicine', act: { type: 'found', except: null } }),
      active({ type: 'medicine', act: { type: 'finished', row: 'm1' } }),
      active({ type: 'medicine', act: { type: 'added', id: 'm2' } }),
      active({ type: 'medicine', act: { type: 'removed', row: 'm2' } }),
    ]).toEqual(['m1', 'm1', null, 'm2', null])
  })

  test('are kept with what was typed, and the form stays the same where nothing changed', async () => {
    const { actor, at, drafted } = await writing()
    const before = at().form
    actor.send({ type: 'medicine', act: { type: 'answered', row: 'm1', choice: 0 } })
    expect(at().form).toBe(before)
    actor.send({ type: 'medicine', act: { type: 'typed', row: 'm1', cell: 'name', value: 'l' } })
    expect(at().form).toEqual({ ...sendable, medicines: [{ ...emptyRow('m1'), name: 'l' }] })
    expect(drafted()).toEqual({ ...sendable, medicines: [{ ...emptyRow('m1'), name: 'l' }] })
  })

  test('become the favourite line whose short word was finished, and not while it is typed', async () => {
    const { actor, at } = await writing({ favourites: [{ alias: 'l', line }], medicines: [levetiracetam] })
    actor.send({ type: 'medicine', act: { type: 'typed', row: 'm1', cell: 'name', value: 'l' } })
    actor.send({ type: 'medicine', act: { type: 'typed', row: 'm1', cell: 'note', value: 'x' } })
    expect(at().form.medicines).toEqual([{ ...emptyRow('m1'), name: 'l', note: 'x' }])
    actor.send({ type: 'medicine', act: { type: 'finished', row: 'm1' } })
    expect(at().form.medicines).toEqual([row])
  })
})

describe('a word for which a name was chosen', () => {
  const blank = { ...sendable, medicines: [emptyRow('m1')] }
  const answer = (actor: Awaited<ReturnType<typeof writing>>['actor'], value: string, choice: number) => {
    actor.send({ type: 'medicine', act: { type: 'typed', row: 'm1', cell: 'name', value } })
    actor.send({ type: 'medicine', act: { type: 'answered', row: 'm1', choice } })
  }
  const shown = (actor: Awaited<ReturnType<typeof writing>>['actor']) => viewRow(actor.getSnapshot(), 'm1', 0).confirmed

  test('can be kept for it while its row stands; the words as they were typed are the first answer, and none', async () => {
    const asTyped = await writing({ medicines: [levetiracetam], draft: blank })
    answer(asTyped.actor, 'levet 500 1-0-1 af 10d', 0)
    expect([shown(asTyped.actor), asTyped.at().form.medicines[0]?.isOwn]).toEqual([null, true])
    const { actor, at } = await writing({ medicines: [levetiracetam], draft: blank })
    answer(actor, 'levet 500 1-0-1 af 10d', 1)
    expect(shown(actor)).toEqual({ word: 'levet', name: 'Levetiracetam', isKept: false })
    expect(at().form.medicines[0]?.product?.id).toBe(levetiracetam.id)
    actor.send({ type: 'medicine', act: { type: 'typed', row: 'm1', cell: 'note', value: 'x' } })
    expect(shown(actor)).not.toBeNull()
    actor.send({ type: 'medicine', act: { type: 'typed', row: 'm1', cell: 'name', value: 'l' } })
    expect(shown(actor)).toBeNull()
  })

  test('is read as it once it is kept, until that is taken back', async () => {
    const { actor, at } = await writing({ medicines: [levetiracetam], draft: blank })
    answer(actor, 'levet 500 1-0-1 af 10d', 1)
    const favourite = { alias: 'levet', line: nameLine('Levetiracetam', levetiracetam.id), isName: true }
    actor.send({ type: 'aside.saved', saved: { kind: 'favourite', favourite } })
    expect(shown(actor)?.isKept).toBe(true)
    const typed = (row: string) => {
      actor.send({ type: 'medicine', act: { type: 'added', id: row } })
      actor.send({ type: 'medicine', act: { type: 'typed', row, cell: 'name', value: 'LEVET 500 1-0-1' } })
      actor.send({ type: 'medicine', act: { type: 'finished', row } })
      return at().form.medicines.at(-1)?.product?.id ?? null
    }
    expect(typed('m2')).toBe(levetiracetam.id)
    actor.send({ type: 'aside.saved', saved: { kind: 'favouriteDropped', alias: 'levet' } })
    expect(typed('m3')).toBeNull()
  })
})

describe('what is found', () => {
  const hit = (each: Medicine) => ({ id: each.id, name: each.generic, medicine: each })
  const wait = { ...emptyRow('m1'), name: 'Topiramate 500 mg 1-0-1 af 10d' }
  const draft = { ...sendable, medicines: [wait] }

  test('joins the medicines once each, and finishes the rows that waited', async () => {
    const { actor, at } = await writing({ medicines: [levetiracetam], draft })
    const hits = [{ ...hit(levetiracetam), medicine: { ...levetiracetam } }, { id: 'x', name: 'X' }, hit(topiramate)]
    actor.send({ type: 'found', asked: { kind: 'medicine', text: 'to' }, hits })
    expect(at().medicines).toEqual([levetiracetam, topiramate])
    expect(at().form).toMatchObject({ ...draft, medicines: [{ ...cells, name: 'Topiramate', product: { id: 'top' } }] })
  })

  test.each<Asked | null>([null, { kind: 'test', text: 'to' }, { kind: 'tag', text: 'to' }])(
    'joins nothing for %j',
    async (asked) => {
      const { actor, at } = await writing({ medicines: [levetiracetam], draft })
      actor.send({ type: 'found', asked, hits: [hit(topiramate)] })
      expect([at().medicines, at().form]).toEqual([[levetiracetam], draft])
    },
  )

  test.each(['medicine', 'test'] as const)('of a %s is asked at once where it is wanted at once', async (kind) => {
    const { actor, asked, at } = await writing({}, { find: done([hit(topiramate)]) })
    actor.send({ type: 'looked', asked: { kind, text: 'to' } })
    const search = actor.getSnapshot().children.medicineSearch!
    expect([search.getSnapshot().value, search.getSnapshot().hasTag('searching')]).toEqual(['settling', true])
    actor.send({ type: 'looked.now' })
    expect([search.getSnapshot().value, search.getSnapshot().hasTag('searching')]).toEqual(['searching', true])
    await waitFor(search, (snapshot) => snapshot.matches('shown'))
    expect([asked['find'], at().medicines]).toEqual([
      { asked: { kind, text: 'to' } },
      kind === 'medicine' ? [topiramate] : [],
    ])
  })
})

describe('what was written before', () => {
  const draft = { ...sendable, note: 'Own', dismissals: [dismissal], amendReason: 'Dose' }
  const last = { ...aPrescription, note: 'Walk', medicines: [line], savedAt: 50 }
  const from = (day: string) => ({ note: 'Walk', medicines: [{ ...row, from: day }] })
  const templates = [...opened.templates, { ...opened.templates[0]!, id: 't2', note: 'Sleep' }]

  test.each<[string, Partial<OpenedPrescription>, EventFrom<typeof prescriptionMachine>, Partial<PrescriptionForm>]>([
    ['repeated', { last }, { type: 'last.repeated' }, from('100')],
    ['repeated as it was saved', { last: { ...last, signedAt: null } }, { type: 'last.repeated' }, from('50')],
    ['joined by a template', {}, { type: 'template.applied', id: 't2', mode: 'add' }, { note: 'Own\nSleep' }],
    ['replaced by a template', {}, { type: 'template.applied', id: 't1', mode: 'replace' }, { note: 'Walk' }],
  ])('is %s, once, and comes back', async (_, page, event, change) => {
    const { actor, at, drafted } = await writing({ draft, templates, medicines: [levetiracetam], ...page })
    actor.send(event)
    expect([at().form, at().before, drafted()]).toEqual([{ ...draft, ...change }, draft, { ...draft, ...change }])
    actor.send({ type: 'undo' })
    expect([at().form, at().before, drafted()]).toEqual([draft, null, draft])
  })

  test('stays where there is nothing to repeat, to undo or to put in', async () => {
    const { actor, at, drafted } = await writing({ draft, last: null })
    const before = at()
    actor.send({ type: 'last.repeated' })
    actor.send({ type: 'undo' })
    actor.send({ type: 'aside.saved', saved: null })
    expect([at(), drafted()]).toEqual([before, null])
    actor.send({ type: 'template.applied', id: 'none', mode: 'add' })
    expect([at(), actor.getSnapshot().status]).toEqual([before, 'active'])
    const facts = { allergies: ['aspirin'], conditions: null, egfr: 50, stated: [] }
    actor.send({ type: 'aside.saved', saved: { kind: 'facts', facts } })
    expect(at().opened).toEqual({ ...before.opened, patient: { ...opened.patient, facts } })
  })

  test('is amended with its category, its answers and a tidy reason', async () => {
    const { actor, at } = pageOf({ active: { ...aPrescription, note: 'Walk', dismissals: [dismissal] } })
    await waitFor(actor, (snapshot) => snapshot.hasTag('signed'))
    actor.send({ type: 'amend', reason: ' ' })
    expect(actor.getSnapshot().hasTag('signed')).toBe(true)
    actor.send({ type: 'amend', reason: ' Dose ' })
    expect(at().form).toEqual({ ...draft, note: 'Walk' })
  })

  test.each([
    ['video', true],
    ['inClinic', false],
  ] as const)('is captured from paper, by %s', async (consultation, isVideo) => {
    const { actor } = await writing({ patient: { ...opened.patient, consultation } })
    actor.send({ type: 'capture.opened', way: 'file' })
    const categories = [{ id: 'c1', name: 'Neurology', icon: 'brain' }]
    const whose = { bookingId: 'b1', patientName: 'Ravi Kumar', startsAt: 100, hasTyped: false }
    const given = { ...whose, way: 'file', isVideo, categories }
    expect(actor.getSnapshot().children.capture?.getSnapshot().context).toMatchObject(given)
  })
})

describe('what is sent', () => {
  const sending = async (type: 'save' | 'end', page: Partial<OpenedPrescription>, answers: Answers) => {
    const made = await writing(page, answers)
    made.actor.send({ type })
    const tags = ['writing', 'confirming', 'sending'] as const
    const shown = () => tags.filter((tag) => made.actor.getSnapshot().hasTag(tag))
    expect(shown()).toEqual(['writing', 'confirming'])
    made.actor.send({ type: 'confirm' })
    expect(shown()).toEqual(['writing', 'confirming', 'sending'])
    const ended = await waitFor(made.actor, (each) => !each.hasTag('sending') && !each.matches({ open: 'rereading' }))
    return { ...made, ended }
  }

  test.each([
    ['end', 100, [{ type: 'prescription.signed', id: 'p1' }]],
    ['save', null, []],
  ] as const)('with %s is shared where it was signed', async (type, signedAt, shared) => {
    const { events, asked, ended } = await sending(type, {}, { send: done({ ...savedPrescription, signedAt }, 'Kept') })
    expect([ended.value, asked['send']]).toMatchObject(['left', { saveType: type, healthCategoryId: 'c1' }])
    expect(events).toEqual([
      { type: 'prescription.settled', bookingId: 'b1' },
      { type: 'notice', notice: { tone: 'good', text: 'Kept', id: null } },
      { type: 'go', to: '/schedule' },
      ...shared,
    ])
  })

  test.each(['alreadyActive', 'saveChanged', 'replaced', 'alreadySigned'])('meets another: %s', async (code) => {
    const found = { ...unsigned, note: 'Sleep', dismissals: [dismissal] }
    const send = failed('conflict', 'Saved elsewhere', code)
    const { actor, at, events, asked, ended } = await sending(
      'save',
      { draftVersion: 4 },
      { send, reread: done(found) },
    )
    const other = { form: { ...theirs, dismissals: [dismissal] }, version: null }
    expect([ended.matches({ open: 'comparing' }), ended.hasTag('reading'), at().other]).toEqual([true, true, other])
    expect(asked['reread']).toEqual({ bookingId: 'b1', patientId: 'u1', memberId: 'm1' })
    expect(events).toEqual([{ type: 'notice', notice: { tone: 'bad', text: 'Saved elsewhere', id: null } }])
    actor.send({ type: 'sides.chosen', form: theirs })
    expect([at().form, at().other, at().active]).toEqual([theirs, null, found])
    // What was saved is no draft: the own one goes on from the version it has.
    expect(actor.getSnapshot().children.draft?.getSnapshot().context).toMatchObject({ version: 4, form: theirs })
  })

  test.each<[string, Prescription | null, string | null, unknown]>([
    ['signed', aPrescription, null, 'signed'],
    ['signed while an amendment is written', aPrescription, 'Dose', { open: 'comparing' }],
    ['gone', null, null, { open: 'writing' }],
  ])('meets another that is %s', async (_, found, amendReason, value) => {
    const answers = { send: failed('conflict', '', 'saveChanged'), reread: done(found) }
    const { ended, at } = await sending('save', { draft: { ...sendable, amendReason } }, answers)
    expect([ended.value, at().active]).toEqual([value, found])
  })
})
