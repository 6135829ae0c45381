import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { done } from '../../src/core/kit/outcome'
import { EMPTY_CONTENT } from '../../src/core/prescription/prescription'
import { EMPTY_FORM } from '../../src/core/prescription/prescriptionForm.rules'
import { applyTemplate, copyNameOf } from '../../src/core/templates/templates.rules'
import { templatesMachine } from '../../src/machines/templates/templates.machine'
import { sentTemplate, type TemplatesContext } from '../../src/machines/templates/templates.setup'
import { viewTemplates } from '../../src/machines/templates/templates.view'
import { never } from '../kit/pending'
import { help } from '../rooms/templates/templatesFacts'
import { fieldsByState } from '../kit/fieldsByState'
import { worldOf } from '../kit/world'

const templates = [
  { id: 't1', name: 'Migraine', revision: 3, diagnosis: [{ name: 'G43' }], medicines: [{ name: 'Naproxen' }] },
  { id: 't2', name: 'Back pain', revision: 5, diagnosis: [], medicines: [] },
] as never
const start = createActor(templatesMachine).getSnapshot().context
/** What a prescription has and a template, which is of nobody, has not. */
const nobody = { sentences: [], active: null, last: null, draft: null, draftVersion: 0, patient: { lastWeight: null } }
const opened = { ...help, ...nobody, templates: [] } as never
const failure = { kind: 'offline', message: '' } as const

const viewOf = (context: Partial<TemplatesContext>) =>
  viewTemplates(templatesMachine.resolveState({ value: 'failed', context: { ...start, ...context } }))
const open = { open: { work: 'listing', name: 'resting' } } as never
const openOf = (context: Partial<TemplatesContext>) =>
  viewTemplates(templatesMachine.resolveState({ value: open, context: { ...start, ...context } }))

describe('the panel of templates', () => {
  test('shows what is written, sent, asked about and looked for', () => {
    const shown = (chosenId: string | null) =>
      fieldsByState(templatesMachine, viewTemplates, { input: undefined, context: { opened, failure, chosenId } })
    const table = {
      opening: 'isLocked refusal',
      failed: 'fault',
      'open.work.listing': 'refusal',
      'open.work.writing.creating': 'isWriting isLocked refusal',
      'open.work.writing.editing': 'isWriting refusal',
      'open.work.saving': 'isWriting isLocked isSending refusal',
      'open.work.copying': 'isWriting isLocked isSending refusal',
      'open.work.confirmingDelete': 'isWriting isConfirmingDelete refusal',
      'open.work.confirmingLeave': 'isWriting isConfirmingLeave refusal',
      'open.work.deleting': 'isWriting isLocked isSending isConfirmingDelete refusal',
      'open.work.renewing': 'isWriting isLocked isSending refusal',
      'open.work.reloading': 'isLocked refusal',
      'open.name.resting': 'refusal',
      'open.name.settling': 'refusal',
      'open.name.checking': 'isChecking refusal',
    }
    expect(shown(null)).toEqual(table)
    expect(shown('t1')).toMatchObject({ 'open.work.reloading': 'isWriting isLocked isSending refusal' })
  })

  test('stays open while one is made, so that nothing of it is lost', () => {
    const view = (snapshot: { hasTag(tag: 'locked' | 'loading'): boolean }) => ({
      isLocked: snapshot.hasTag('locked'),
      isLoading: snapshot.hasTag('loading'),
    })
    const visible = Object.entries(fieldsByState(templatesMachine, view, { input: undefined })).filter(
      ([, shown]) => shown,
    )
    expect(Object.fromEntries(visible)).toEqual({
      opening: 'isLoading',
      'open.work.writing.creating': 'isLocked',
      'open.work.saving': 'isLocked',
      'open.work.renewing': 'isLocked',
      'open.work.reloading': 'isLoading',
    })
  })

  test('arrives until the templates are here or cannot be', () => {
    expect([openOf({}).isFirstLoad, openOf({ opened }).isFirstLoad]).toEqual([true, false])
    expect([viewOf({}).isFirstLoad, viewOf({ failure }).fault?.id]).toEqual([false, 'offline'])
  })

  test('lists them by name with what each is for, and says which one is open', () => {
    const view = openOf({ opened, templates, chosenId: 't2' })
    expect(view).toMatchObject({ isNew: false, chosenId: 't2', chosenName: 'Back pain' })
    expect(view.templates).toEqual([
      { id: 't1', name: 'Migraine', diagnosis: ['G43'], medicines: ['Naproxen'] },
      { id: 't2', name: 'Back pain', diagnosis: [], medicines: [] },
    ])
    expect(openOf({ opened, templates })).toMatchObject({ isNew: true, chosenId: null, chosenName: '' })
  })

  test('says one thing of a name that is missing or taken, and what else went wrong beside the button', () => {
    expect(openOf({ failure })).toMatchObject({ nameFault: null, refusal: { id: 'offline' } })
    expect(openOf({ failure, isNameTaken: true })).toMatchObject({ nameFault: 'taken', refusal: null })
    expect(openOf({ isNameMissing: true })).toMatchObject({ nameFault: 'required', refusal: null })
  })
})

describe('what is sent of a template', () => {
  const sent = (name: string, asCopy: boolean, chosenId: string | null = 't2') => {
    const { id, revision, name: written } = sentTemplate({ ...start, templates, name, chosenId }, asCopy)
    return [id, revision, written]
  }

  test('is its own revision under its trimmed name', () => {
    expect(sent('  Back pain ', false)).toEqual(['t2', 5, 'Back pain'])
    expect(sent('Sciatica', false, null)).toEqual([null, 0, 'Sciatica'])
  })

  test('is as a copy a new one, whose name is its own', () => {
    expect(sent(' BACK PAIN ', true)).toEqual([null, 5, 'BACK PAIN (copy)'])
    expect(sent(' Sciatica ', true)).toEqual([null, 5, 'Sciatica'])
  })
})

describe('writing a template', () => {
  const write = (context: Partial<TemplatesContext> = {}) => {
    const value = { open: { work: { writing: 'creating' }, name: 'resting' } } as never
    const snapshot = templatesMachine.resolveState({ value, context: { ...start, opened, templates, ...context } })
    const actors = { send: never, remove: never, checkName: never, reload: never }
    const panel = createActor(templatesMachine.provide({ actors }), { snapshot }).start()
    return { panel, context: () => panel.getSnapshot().context }
  }
  const row = EMPTY_FORM.medicines[0]!.id

  test('keeps what is typed of a medicine in its row, and which row that is', () => {
    const { panel, context } = write()
    panel.send({ type: 'medicine', act: { type: 'typed', row, cell: 'name', value: 'Dolo' } })
    expect(context().form.medicines.map(({ name }) => name)).toEqual(['Dolo'])
    expect(context().activeRow).toBe(row)
    panel.send({ type: 'medicine', act: { type: 'added', id: 'm9' } })
    expect(context().activeRow).toBe('m9')
    expect(context().form.medicines.map(({ id }) => id)).toEqual([row, 'm9'])
    panel.send({ type: 'medicine', act: { type: 'removed', row: 'm9' } })
    expect(context().activeRow).toBeNull()
    expect(context().form.medicines.map(({ id }) => id)).toEqual([row])
  })

  test('knows the medicines that were found for it, each once, and nothing else that was found', () => {
    const hit = (id: string, medicine: object | null) => ({ id, name: id, medicine }) as never
    const { panel, context } = write({ medicines: [{ id: 'dolo' }] as never })
    const hits = [hit('dolo', { id: 'dolo' }), hit('crocin', { id: 'crocin' }), hit('word', null)]
    panel.send({ type: 'found', asked: { kind: 'medicine', text: 'cro' } as never, hits })
    expect(context().medicines.map(({ id }) => id)).toEqual(['dolo', 'crocin'])
    const other = [hit('calpol', { id: 'calpol' })]
    panel.send({ type: 'found', asked: { kind: 'test', text: 'cal' } as never, hits: other })
    panel.send({ type: 'found', asked: null, hits: other })
    expect(context().medicines.map(({ id }) => id)).toEqual(['dolo', 'crocin'])
  })

  test('is not sent under a name of blanks alone', () => {
    const { panel, context } = write({ name: '   ' })
    panel.send({ type: 'save' })
    expect([context().isNameMissing, context().attempt]).toEqual([true, null])
  })

  test('that is not there any more changes nothing', () => {
    const value = { open: { work: 'listing', name: 'resting' } } as never
    const snapshot = templatesMachine.resolveState({ value, context: { ...start, opened, templates } })
    const panel = createActor(templatesMachine, { snapshot }).start()
    panel.send({ type: 'template.chosen', id: 'gone' })
    expect(panel.getSnapshot().context.chosenId).toBeNull()
  })

  test('was saved: the list is loaded again and says so', () => {
    const { panel, context } = write({ name: 'Sciatica' })
    worldOf(panel, () => undefined)
    panel.send({ type: 'save' })
    expect(context().attempt).not.toBeNull()
    panel.send({ type: 'xstate.done.actor.send', output: done({ id: 't9' }) } as never)
    expect(panel.getSnapshot()).toMatchObject({ context: { chosenId: 't9', attempt: null } })
  })
})

describe('a template put into what is written', () => {
  const content = (more: object) => ({ ...EMPTY_CONTENT, ...more })
  const chip = (name: string) => ({ id: null, name })

  test('brings no chip twice, however it is written', () => {
    const own = content({ complaint: [chip(' Headache ')] })
    const { complaint } = applyTemplate(own, content({ complaint: [chip('HEADACHE'), chip('Nausea')] }), 'add')
    expect(complaint.map(({ name }) => name)).toEqual([' Headache ', 'Nausea'])
  })

  test.each([
    ['Rest.', ' Walk. ', 'Rest.\nWalk.'],
    [' Rest. ', 'Walk.', 'Rest.\nWalk.'],
    ['Rest. Walk.', ' Walk. ', 'Rest. Walk.'],
    ['Rest.', '  ', 'Rest.'],
    ['', '', ''],
    ['  ', 'Walk.', 'Walk.'],
  ])('adds to the note "%s" the note "%s"', (own, added, note) => {
    expect(applyTemplate(content({ note: own }), content({ note: added }), 'add').note).toBe(note)
  })

  test('keeps the next visit that was set, and takes its own where none was or all is replaced', () => {
    const visit = (nextVisitNo: number, mode: 'add' | 'replace') =>
      applyTemplate(content({ nextVisitNo, nextVisitType: 'days' }), content({ nextVisitNo: 4 }), mode).nextVisitNo
    expect([visit(5, 'add'), visit(0, 'add'), visit(5, 'replace')]).toEqual([5, 4, 4])
  })

  test('a copy is named as none of the others, however those are written', () => {
    expect(copyNameOf('Migraine', ['Migraine', ' migraine (COPY) '])).toBe('Migraine (copy 2)')
  })
})
