import { describe, expect, test } from 'vitest'
import { admissionMachine } from '../../src/machines/inpatient/admission.machine'
import { type AdmissionContext, type AdmissionInput, EMPTY_DRAFT } from '../../src/machines/inpatient/admission.setup'
import { viewAdmission } from '../../src/machines/inpatient/admission.view'
import {
  admissionAt as at,
  admissionDraft as draft,
  admissionInput as input,
  endedStay as ended,
} from '../kit/admissions'
import { aDetail, aDischarge, aStay, someHospitals, someRooms } from '../kit/inpatient'
import { patient, today } from '../rooms/inpatient/admissionFacts'
import { fieldsByState } from '../kit/fieldsByState'

const failure = { kind: 'offline', message: '' } as const
const view = (context: Partial<AdmissionContext>, value?: unknown) => viewAdmission(at(context, value))

describe('the form of an admission', () => {
  test('shows what is on its way, what failed, and what is asked before something is lost', () => {
    const shown = fieldsByState(admissionMachine, viewAdmission, { input, context: { failure } })
    expect(shown).toEqual({
      starting: 'fault',
      recalling: 'isLoading fault',
      checkingNumber: 'fault',
      loadingStay: 'isLoading fault',
      stayFailed: 'loadFault',
      loadingHospitals: 'isLoading fault',
      hospitalsFailed: 'loadFault',
      viewing: 'isForm fault isLocked',
      confirmingChat: 'isForm fault isLocked isConfirmingChat',
      switchingChat: 'isForm isBusy fault isLocked isConfirmingChat',
      editing: 'isForm fault',
      saving: 'isForm isBusy fault',
      renewing: 'isForm isBusy fault',
      'choosingBed.loadingRooms': 'isForm fault isLoadingRooms',
      'choosingBed.roomsFailed': 'isForm roomsFault',
      'choosingBed.shown': 'isForm fault',
      admitting: 'isForm isBusy fault',
      findingStay: 'isForm isBusy fault',
      confirmingLeave: 'isForm fault isConfirmingLeave',
      admitted: 'fault',
      left: 'fault',
    })
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
    const known = view({ mode: 'edit', detail: aDetail, patient: patient as never })
    expect([known.mobile, known.members, known.isPersonLocked]).toEqual(['+91 9876543210', [], true])
  })

  test('lets the place be chosen of somebody who comes, and not of somebody who is there', () => {
    const placed = (mode: AdmissionInput['mode'], detail: AdmissionContext['detail'] = aDetail) => {
      const shown = view({ mode, detail, hospitals: someHospitals, rooms: someRooms, draft })
      return {
        hospitals: shown.hospitals.map(({ name }) => name),
        rooms: shown.rooms.map(({ name }) => name),
        beds: shown.beds.map(({ number }) => number),
        isPlaceLocked: shown.isPlaceLocked,
      }
    }
    const all = {
      hospitals: ['Sanjeevani Hospital', 'Nadi Hospital'],
      rooms: ['Neuro ICU', 'Ward A'],
      beds: ['2'],
      isPlaceLocked: false,
    }
    expect([placed('new', null), placed('readmit', ended)]).toEqual([all, all])
    const own = { hospitals: ['Sanjeevani Hospital'], rooms: ['Ward A'], beds: ['1'], isPlaceLocked: true }
    expect([placed('view'), placed('edit')]).toEqual([own, own])
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
    const sponsors = (context: Partial<AdmissionContext>) => view({ draft, ...context }).sponsors
    expect(sponsors({ hospitals: someHospitals })).toEqual(['Self pay', 'CGHS'])
    expect(sponsors({})).toEqual(['Self pay'])
    expect(sponsors({ draft: EMPTY_DRAFT })).toEqual([])
  })

  test('can be sent when nothing is missing and the day is possible', () => {
    const judged = (context: Partial<AdmissionContext>) => {
      const { missing, isDayWrong, canSend } = view({ draft, ...context })
      return [missing, isDayWrong, canSend]
    }
    expect(judged({})).toEqual([[], false, true])
    expect(judged({ draft: { ...draft, uhid: ' ' } })).toEqual([['uhid'], false, false])
    expect(judged({ draft: { ...draft, admittedOn: '2026-11-24' } })).toEqual([[], true, false])
    expect(judged({ draft: { ...draft, admittedOn: null } })).toEqual([['admittedOn'], false, false])
    const early = { draft: { ...draft, admittedOn: '2026-11-21' }, detail: ended }
    expect(judged({ ...early, mode: 'readmit' })).toEqual([[], true, false])
    expect(judged({ ...early, mode: 'edit' })).toEqual([[], false, true])
    expect(view({ mode: 'readmit', detail: ended }).days).toEqual({ min: '2026-11-22', max: today })
  })

  test('names the doctor, whether the chat is open, and whether the stay is over', () => {
    const facts = (context: Partial<AdmissionContext>) => {
      const { doctorName, isChatEnabled, isDischarged } = view(context)
      return [doctorName, isChatEnabled, isDischarged]
    }
    expect(facts({})).toEqual(['Dr. Asha Rao', false, false])
    const other = { ...aDetail, doctorName: 'Dr. Sen' }
    expect(facts({ detail: other })).toEqual(['Dr. Sen', true, false])
    expect(facts({ detail: { ...ended, stay: { ...aDischarge, isChatEnabled: false } } })).toEqual([
      'Dr. Asha Rao',
      false,
      true,
    ])
  })

  test('says at the bed that it was taken, and offers the stay somebody is in', () => {
    const taken = { kind: 'conflict', message: 'Bed 2 is taken', code: 'bedTaken' } as const
    expect([view({ failure: taken }).isBedConflict, view({ failure }).isBedConflict]).toEqual([true, false])
    expect([view({ openStay: aStay }).openStay, view({}).openStay]).toEqual([{ id: 'stay-1', name: 'Meera Rao' }, null])
  })
})
