import { describe, expect, test } from 'vitest'
import type { AdmissionFields } from '../../src/machines/inpatient/admission.view'
import { EMPTY_DRAFT } from '../../src/machines/inpatient/admission.draft'
import { admitMachine } from '../../src/machines/inpatient/admit.machine'
import type { AdmitContext } from '../../src/machines/inpatient/admit.setup'
import { viewAdmit } from '../../src/machines/inpatient/admit.view'
import { stayMachine } from '../../src/machines/inpatient/stay.machine'
import type { StayContext } from '../../src/machines/inpatient/stay.setup'
import { viewStay } from '../../src/machines/inpatient/stay.view'
import {
  admissionDraft as draft,
  admitAt,
  admitInput,
  endedStay as ended,
  stayAt,
  stayInput,
  type StayPlace,
} from '../kit/admissions'
import { aDetail, aDischarge, aStay, someHospitals, someRooms } from '../kit/inpatient'
import { patient, today } from '../rooms/inpatient/admissionFacts'
import { fieldsByState } from '../kit/fieldsByState'

const failure = { kind: 'offline', message: '' } as const
const view = (context: Partial<AdmitContext>, value?: unknown) => viewAdmit(admitAt(context, value))
const stay = (context: Partial<StayContext>, value?: StayPlace) => viewStay(stayAt(context, value))

describe('the form of an admission', () => {
  test('shows what is on its way, what failed, and what is asked before something is lost', () => {
    expect(fieldsByState(admitMachine, viewAdmit, { input: admitInput, context: { failure } })).toEqual({
      recalling: 'fault',
      checkingNumber: 'fault',
      loadingStay: 'fault',
      stayFailed: 'loadFault',
      loadingHospitals: 'fault',
      hospitalsFailed: 'loadFault',
      'choosingBed.loadingRooms': 'isForm fault isLoadingRooms',
      'choosingBed.roomsFailed': 'isForm roomsFault',
      'choosingBed.shown': 'isForm fault',
      admitting: 'isForm isBusy fault',
      findingStay: 'isForm isBusy fault',
      confirmingLeave: 'isForm fault isConfirmingLeave',
      admitted: 'fault',
      left: 'fault',
    })
    expect(fieldsByState(stayMachine, viewStay, { input: stayInput, context: { failure } })).toEqual({
      starting: 'fault',
      recalling: 'fault',
      loadingStay: 'fault',
      stayFailed: 'loadFault',
      loadingHospitals: 'fault',
      hospitalsFailed: 'loadFault',
      viewing: 'isForm fault isLocked',
      confirmingChat: 'isForm fault isLocked isConfirmingChat',
      switchingChat: 'isForm isBusy fault isLocked isConfirmingChat',
      editing: 'isForm fault isCorrecting',
      saving: 'isForm isBusy fault isCorrecting',
      renewing: 'isForm isBusy fault isCorrecting',
      confirmingLeave: 'isForm fault isCorrecting isConfirmingLeave',
      saved: 'fault',
      left: 'fault',
    })
    expect([stay({ isToCorrect: true }, 'loadingStay').isCorrecting, stay({}, 'loadingStay').isCorrecting]).toEqual([
      true,
      false,
    ])
  })

  test('names whom the number belongs to, and of the family those who have a name', () => {
    const nameless = { ...patient.members[0]!, id: 'm2', name: null }
    const unnamed = { ...nameless, id: 'm3', name: '' }
    const shown = view({ patient: { ...patient, members: [...patient.members, nameless, unnamed] } as never })
    expect([shown.mobile, shown.members.map(({ id }) => id), shown.isPersonLocked]).toEqual([
      '+91 9876543210',
      ['member-1'],
      false,
    ])
    expect(view({}).mobile).toBe('')
    expect(view({}).members).toEqual([])
    const again = view({ readmits: 'stay-2', detail: ended, patient: patient as never })
    const known = stay({ detail: aDetail })
    for (const { mobile, members, isPersonLocked } of [again, known])
      expect([mobile, members, isPersonLocked]).toEqual(['+91 9876543210', [], true])
  })

  test('lets the place be chosen of somebody who comes, and not of somebody who is there', () => {
    const placesOf = (shown: AdmissionFields) => ({
      hospitals: shown.hospitals.map(({ name }) => name),
      rooms: shown.rooms.map(({ name }) => name),
      beds: shown.beds.map(({ number }) => number),
      isPlaceLocked: shown.isPlaceLocked,
    })
    const placed = (more: Partial<AdmitContext>) =>
      placesOf(view({ hospitals: someHospitals, rooms: someRooms, draft, ...more }))
    const all = {
      hospitals: ['Sanjeevani Hospital', 'Nadi Hospital'],
      rooms: ['Neuro ICU', 'Ward A'],
      beds: ['2'],
      isPlaceLocked: false,
    }
    expect([placed({}), placed({ readmits: 'stay-2', detail: ended })]).toEqual([all, all])
    const own = { hospitals: ['Sanjeevani Hospital'], rooms: ['Ward A'], beds: ['1'], isPlaceLocked: true }
    const there = { detail: aDetail, hospitals: someHospitals, draft }
    expect([placesOf(stay(there)), placesOf(stay(there, 'editing'))]).toEqual([own, own])
  })

  test('says which rooms are full, and offers no bed before a room is chosen', () => {
    const ward = someRooms[1]!
    const full = { ...ward, id: 'full', beds: ward.beds.slice(0, 1) }
    const shown = view({ rooms: [...someRooms, full], draft: { ...draft, roomId: '' } })
    expect(shown.rooms).toMatchObject([
      { id: 'icu', isFull: false },
      { id: 'ward', isFull: false },
      { id: 'full', isFull: true },
    ])
    expect(shown.beds).toEqual([])
  })

  test('offers those who pay at the hospital, else the one who was chosen', () => {
    const sponsors = (context: Partial<AdmitContext>) => view({ draft, ...context }).sponsors
    expect(sponsors({ hospitals: someHospitals })).toEqual(['Self pay', 'CGHS'])
    expect(sponsors({})).toEqual(['Self pay'])
    expect(sponsors({ draft: EMPTY_DRAFT })).toEqual([])
  })

  test('can be sent when nothing is missing and the day is possible', () => {
    const judged = (context: Partial<AdmitContext>) => {
      const { missing, isDayWrong, canSend } = view({ draft, ...context })
      return [missing, isDayWrong, canSend]
    }
    expect(judged({})).toEqual([[], false, true])
    expect(judged({ draft: { ...draft, uhid: ' ' } })).toEqual([['uhid'], false, false])
    expect(judged({ draft: { ...draft, admittedOn: '2026-11-24' } })).toEqual([[], true, false])
    expect(judged({ draft: { ...draft, admittedOn: null } })).toEqual([['admittedOn'], false, false])
    const early = { draft: { ...draft, admittedOn: '2026-11-21' }, detail: ended }
    expect(judged({ ...early, readmits: 'stay-2' })).toEqual([[], true, false])
    expect(stay({ ...early, detail: aDetail }, 'editing')).toMatchObject({ isDayWrong: false, canSend: true })
    expect(view({ readmits: 'stay-2', detail: ended }).days).toEqual({ min: '2026-11-22', max: today })
  })

  test('names the doctor, whether the chat is open, and whether the stay is over', () => {
    const facts = (context: Partial<StayContext>) => {
      const { doctorName, isChatEnabled, isDischarged } = stay(context)
      return [doctorName, isChatEnabled, isDischarged]
    }
    expect(facts({})).toEqual(['Dr. Asha Rao', false, false])
    const other = { ...aDetail, doctorName: 'Dr. Sen' }
    expect([facts({ detail: other }), view({ detail: other }).doctorName]).toEqual([
      ['Dr. Sen', true, false],
      'Dr. Sen',
    ])
    expect(facts({ detail: { ...ended, stay: { ...aDischarge, isChatEnabled: false } } })).toEqual([
      'Dr. Asha Rao',
      false,
      true,
    ])
  })

  test('says at the bed that it was taken, and offers the stay somebody is in', () => {
    const taken = { kind: 'conflict', message: 'Bed 2 is taken', code: 'bedTaken' } as const
    const faultsIn = ({ fault, bedFault }: ReturnType<typeof view>) => [fault?.text ?? fault?.id, bedFault?.text]
    expect([faultsIn(view({ failure: taken })), faultsIn(view({ failure }))]).toEqual([
      [undefined, 'Bed 2 is taken'],
      ['offline', undefined],
    ])
    expect([view({ openStay: aStay }).openStay, view({}).openStay]).toEqual([{ id: 'stay-1', name: 'Meera Rao' }, null])
  })
})
