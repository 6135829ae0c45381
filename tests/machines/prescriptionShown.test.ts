import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { MOST_PAGES } from '../../src/core/prescription/prescription.limits'
import { emptyRow } from '../../src/core/prescription/medicineRow.rules'
import { openedWith } from '../../src/machines/prescription/aside.rules'
import { captureMachine } from '../../src/machines/prescription/capture.machine'
import { viewCapture } from '../../src/machines/prescription/capture.view'
import type { PrescriptionContext } from '../../src/machines/prescription/prescription.context'
import { prescriptionMachine } from '../../src/machines/prescription/prescription.machine'
import { rowSettings, sentOf } from '../../src/machines/prescription/prescription.reading'
import { viewBar, viewPage } from '../../src/machines/prescription/prescription.view'
import { signedPrescriptionMachine } from '../../src/machines/prescription/signed.machine'
import { viewSigned } from '../../src/machines/prescription/signed.view'
import { aPrescription, opened, sendable, theirs } from '../rooms/prescription/prescriptionFacts'
import { fieldsByState } from '../kit/fieldsByState'

const failure = { kind: 'offline', message: '' } as const
const input = { bookingId: 'b1' }
const start = createActor(prescriptionMachine, { input }).getSnapshot()
const at = (context: Partial<PrescriptionContext>) =>
  ({ ...start, context: { ...start.context, ...context } }) as typeof start

describe('the page of a prescription', () => {
  test('is where its state says, and says why it did not open', () => {
    const page = fieldsByState(prescriptionMachine, viewPage, { input, context: { opened, failure } })
    expect(page).toEqual({
      opening: 'step=loading',
      failed: 'step=failed fault',
      'open.writing': 'step=writing',
      'open.confirming': 'step=writing',
      'open.sending': 'step=writing',
      'open.reading': 'step=reading',
      'open.capturing': 'step=capturing',
      'open.comparing': 'step=comparing',
      'open.comparingDraft': 'step=loading',
      'open.reopening': 'step=loading',
      'open.reread': 'step=writing',
      'open.rereading': 'step=loading',
      signed: 'step=signed',
      left: 'step=loading',
    })
    const bar = fieldsByState(prescriptionMachine, viewBar, { input, context: { opened, saveType: 'end' } })
    expect(bar).toMatchObject({
      'open.writing': '',
      'open.confirming': 'question=end',
      'open.sending': 'question=end isSending',
      'open.reading': '',
    })
  })

  test('names the patient once it is opened, and both sides where two were written', () => {
    expect(viewPage(at({}))).toMatchObject({ step: 'loading', patient: null, sides: null })
    const other = { form: theirs, version: 2 }
    expect(viewPage(at({ opened, form: sendable, other }))).toMatchObject({
      patient: opened.patient,
      sides: { mine: sendable, theirs },
    })
  })

  test('has in its bar what keeps it from being sent, and what can be done', () => {
    const bar = (context: Partial<PrescriptionContext>) => viewBar(at({ opened, form: sendable, ...context }))
    expect(bar({})).toMatchObject({
      fault: null,
      refused: [],
      hasSerious: false,
      cautions: [],
      patientName: 'Ravi Kumar',
      canRepeat: true,
      canUndo: false,
      count: 0,
    })
    expect(bar({ form: { ...sendable, healthCategoryId: null } }).fault).toEqual({ kind: 'category' })
    expect(bar({ opened: { ...opened, last: null }, before: sendable })).toMatchObject({
      canRepeat: false,
      canUndo: true,
    })
    const rows = ['Dolo', ' ', 'Crocin'].map((name, index) => ({ ...emptyRow(`m${index}`), name, isOwn: true }))
    expect(bar({ form: { ...sendable, medicines: rows } }).count).toBe(2)
    expect(viewBar(at({}))).toMatchObject({ fault: null, patientName: '', canRepeat: false })
  })

  test('asks before it ends with each medicine as it was understood, and names the time of the appointment', () => {
    const rows = [{ ...emptyRow('m1'), name: 'Dolo 650 1-0-1 5d', isOwn: true }, emptyRow('m2')]
    const asking = (context: Partial<PrescriptionContext>) =>
      viewBar(
        prescriptionMachine.resolveState({
          value: { open: 'confirming' },
          context: { ...at({}).context, opened, form: { ...sendable, medicines: rows }, saveType: 'end', ...context },
        }),
      )
    const { startsAt, lines } = asking({})
    expect([startsAt, lines.map(({ reading: { name, days }, known }) => [name, days, known])]).toEqual([
      opened.patient.startsAt,
      [['Dolo', 5, { names: 'Paracetamol', isWhole: true }]],
    ])
    const amended = { ...sendable, medicines: rows, amendReason: 'Dose' }
    expect([asking({ saveType: 'save' }).startsAt, asking({ form: amended }).startsAt]).toEqual([null, null])
    expect(viewBar(at({ opened, form: { ...sendable, medicines: rows } })).lines).toEqual([])
  })
})

describe('a prescription on paper', () => {
  const given = {
    bookingId: 'b1',
    patientName: 'Ravi Kumar',
    startsAt: 100,
    hasTyped: false,
    way: 'photo',
    isVideo: true,
    categories: [],
  } as const
  const first = createActor(captureMachine, { input: given }).getSnapshot().context
  const page = (url: string) => ({ name: url, preview: null, url, fullUrl: `${url}?full` })
  const view = (context: Partial<typeof first>) =>
    viewCapture(captureMachine.resolveState({ value: 'finishing', context: { ...first, ...context } }))

  test('is chosen or photographed, finished, confirmed and sent', () => {
    const shown = fieldsByState(captureMachine, viewCapture, { input: given })
    expect(shown).toEqual({
      beginning: '',
      photographing: '',
      uploading: 'isSending',
      choosingFile: 'isChoosingFile',
      uploadingFile: 'isChoosingFile isSending',
      finishing: 'isFinishing',
      confirming: 'isConfirming',
      asking: 'isFinishing isAsking',
      ending: 'isFinishing isAsking isSending',
      signed: '',
      closed: '',
    })
  })

  test('has as many pages as there is room for, of a photo alone', () => {
    const pages = Array.from({ length: MOST_PAGES }, (_, index) => page(`/p${index}`))
    expect([view({ pages }).canAddPage, view({ pages: pages.slice(1) }).canAddPage]).toEqual([false, true])
    expect(view({ way: 'file', pages: pages.slice(1) }).canAddPage).toBe(false)
  })

  test('can be signed with a page and a category, and by video once it is declared to hold nothing refused', () => {
    const ready = { pages: [page('/p1')], categoryId: 'c1', declaresNone: true }
    const canEnd = (context: Partial<typeof first>) => view({ ...ready, ...context }).canEnd
    expect(canEnd({})).toBe(true)
    expect([canEnd({ pages: [] }), canEnd({ categoryId: null }), canEnd({ declaresNone: false })]).toEqual([
      false,
      false,
      false,
    ])
    expect(canEnd({ isVideo: false, declaresNone: false })).toBe(true)
  })
})

test('a signed prescription is shown with its paper, or with why there is none', () => {
  const given = { id: 'p1', purpose: 'read' } as const
  expect(fieldsByState(signedPrescriptionMachine, viewSigned, { input: given, context: { failure } })).toEqual({
    loading: 'isLoading',
    awaited: 'isAwaited',
    looking: 'isAwaited',
    overdue: 'isOverdue',
    shown: '',
    empty: 'isEmpty',
    failed: 'fault',
  })
  const view = (value: unknown) =>
    viewSigned(
      signedPrescriptionMachine.resolveState({
        value: 'shown',
        context: { asked: given, value, failure: null },
      } as never),
    )
  const link = { ok: true, value: { state: 'ready', url: '/p1.pdf', expiresAt: 1 } } as const
  expect(view({ prescription: aPrescription, link })).toMatchObject({
    prescription: aPrescription,
    url: '/p1.pdf',
    linkFault: null,
  })
  expect(view({ prescription: aPrescription, link: { ok: false, failure } })).toMatchObject({
    url: null,
    linkFault: { id: 'offline' },
  })
  expect(view(null)).toMatchObject({ prescription: null, url: null, linkFault: null })
})

describe('what is saved beside a prescription', () => {
  const favourite = (alias: string, name: string) => ({ alias, line: { name } }) as never
  const sentence = (id: string, text: string) => ({ id, text }) as never
  const page = {
    ...opened,
    favourites: [favourite('lev', 'Old'), favourite('top', 'Topiramate')],
    sentences: [sentence('s1', 'Old'), sentence('s2', 'Walk')],
  }

  test('are facts about the patient', () => {
    const facts = { allergies: ['aspirin'], conditions: null, egfr: 50, stated: [] }
    expect(openedWith(page, { kind: 'facts', facts })).toEqual({ ...page, patient: { ...page.patient, facts } })
  })

  test('are favourite lines and sentences, each in the place of the one before', () => {
    const saved = openedWith(page, { kind: 'favourite', favourite: favourite('lev', 'New') })
    expect(saved.favourites).toEqual([favourite('top', 'Topiramate'), favourite('lev', 'New')])
    expect(openedWith(page, { kind: 'favouriteDropped', alias: 'lev' }).favourites).toEqual([
      favourite('top', 'Topiramate'),
    ])
    const kept = openedWith(page, { kind: 'sentence', sentence: sentence('s1', 'New') })
    expect(kept.sentences).toEqual([sentence('s2', 'Walk'), sentence('s1', 'New')])
    expect(openedWith(page, { kind: 'sentenceDropped', id: 's1' }).sentences).toEqual([sentence('s2', 'Walk')])
  })

  test('what could not be loaded with the page is there once it was loaded again', () => {
    const lacking = { ...page, favourites: [], sentences: [], lacks: ['favourites', 'sentences'] as const }
    const all = [favourite('lev', 'Levetiracetam')]
    const first = openedWith(lacking, { kind: 'loaded', kept: 'favourites', all })
    expect([first.favourites, first.sentences, first.lacks]).toEqual([all, [], ['sentences']])
    const phrases = [sentence('s1', 'Walk')]
    const second = openedWith(first, { kind: 'loaded', kept: 'sentences', all: phrases })
    expect([second.favourites, second.sentences, second.lacks]).toEqual([all, phrases, []])
  })
})

describe('what is read of a prescription', () => {
  const medicine = (id: string, generic: string, brands: readonly string[]) => ({ id, generic, brands }) as never
  const medicines = [medicine('1', 'Levetiracetam', ['Levera']), medicine('2', 'Topiramate', [])]
  const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id)

  test('allows as many days as the practice does', () => {
    expect(rowSettings({ medicines, opened }).mostDays).toBe(180)
    const config = { ...opened.config, frequencyDays: [1, 90] }
    expect(rowSettings({ medicines, opened: { ...opened, config } }).mostDays).toBe(90)
    expect(rowSettings({ medicines, opened: null }).mostDays).toBe(180)
    expect(ids(rowSettings({ medicines, opened }).find('top') as never)).toEqual(['2'])
  })

  test('is sent with the version it was written on, as something new where there is none', () => {
    const { id, revision, bookingId, healthCategoryId } = sentOf(at({ opened, form: sendable }).context)
    expect([id, revision, bookingId, healthCategoryId]).toEqual([null, 0, 'b1', 'c1'])
    const again = sentOf(at({ opened, form: sendable, active: { ...aPrescription, revision: 4 } }).context)
    expect([again.id, again.revision]).toEqual(['p1', 4])
  })
})
