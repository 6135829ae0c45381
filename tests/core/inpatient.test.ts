import { describe, expect, test } from 'vitest'
import { adviceIn, standardAdvice } from '../../src/core/inpatient/advice'
import { admissionLifecycle } from '../../src/core/inpatient/inpatient.lifecycle'
import { admissionParams, wardParams } from '../../src/core/inpatient/inpatient.params'
import {
  admissionDays,
  type AdmitDraft,
  daysOfStay,
  freeBeds,
  isAdmissionDay,
  isFree,
  missingFields,
  occupantOf,
  roomWithFreeBed,
  stayDays,
  withChange,
} from '../../src/core/inpatient/inpatient.rules'
import { EMPTY_SUMMARY, missingParts, changeOf, summaryOf, undecided } from '../../src/core/inpatient/summary.rules'
import type { DischargeMedicine } from '../../src/core/inpatient/summary'
import { readTypedAdmission, readTypedSummary } from '../../src/core/inpatient/typed'
import { startOfDay } from '../../src/core/kit/dates'
import { aStay, someRooms } from '../kit/inpatient'

const [icu, ward] = someRooms as [(typeof someRooms)[0], (typeof someRooms)[0]]
const full = { ...ward, id: 'full', beds: ward.beds.slice(0, 1) }

describe('a stay', () => {
  test('lasts from its first day to its last, or to today', () => {
    const days = (admittedOn: string, dischargedOn: string | null) =>
      daysOfStay({ admittedOn, dischargedOn }, '2026-11-23')
    expect([days('2026-11-23', null), days('2026-11-21', null), days('2026-11-01', '2026-11-05')]).toEqual([0, 2, 4])
    expect(days('2026-11-24', null)).toBe(0)
  })

  test('has a day for each, marked where the person was moved and not where something was written', () => {
    const at = (day: string) => startOfDay(day) + 10 * 3600
    const event = (action: 'admitted' | 'edited' | 'shifted', day: string) => ({
      id: day,
      action,
      at: at(day),
      place: null,
    })
    const history = [event('shifted', '2026-11-23'), event('edited', '2026-11-22'), event('admitted', '2026-11-21')]
    expect(stayDays({ admittedOn: '2026-11-21', dischargedOn: null, history }, '2026-11-23')).toEqual([
      { day: '2026-11-21', isMarked: true },
      { day: '2026-11-22', isMarked: false },
      { day: '2026-11-23', isMarked: true },
    ])
    expect(stayDays({ admittedOn: '2026-11-21', dischargedOn: '2026-11-22', history }, '2026-12-30')).toHaveLength(2)
  })

  test('begins today or before, and one that is taken up again not before it ended', () => {
    expect(admissionDays('2026-11-23', null)).toEqual({ min: undefined, max: '2026-11-23' })
    expect(admissionDays('2026-11-23', '2026-11-20')).toEqual({ min: '2026-11-20', max: '2026-11-23' })
    const days = ['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24']
    expect(days.map((day) => isAdmissionDay(day, '2026-11-23', '2026-11-20'))).toEqual([false, true, true, false])
    expect(days.map((day) => isAdmissionDay(day, '2026-11-23', null))).toEqual([true, true, true, false])
  })

  test('is ended and taken up again by doctors alone', () => {
    expect(admissionLifecycle.actionsFor('admit', 'DOCTOR', { endsAt: 0, now: 0 })).toEqual([
      'edit',
      'shift',
      'switchChat',
      'discharge',
    ])
    expect(admissionLifecycle.actionsFor('discharged', 'JR_DOCTOR', { endsAt: 0, now: 0 })).toEqual(['readmit'])
    expect(admissionLifecycle.actionsFor('admit', 'PHARMACY', { endsAt: 0, now: 0 })).toEqual([])
  })
})

describe('beds', () => {
  test('are free while nobody lies in them', () => {
    expect(ward.beds.map(isFree)).toEqual([false, true])
    expect(freeBeds(ward).map(({ id }) => id)).toEqual(['ward-2'])
  })

  test('know who lies in them, in whichever room', () => {
    expect(occupantOf(someRooms, aStay.id)).toBe(aStay)
    expect(occupantOf(someRooms, 'gone')).toBeUndefined()
    const others = { ...ward, beds: [{ id: 'x', number: '1', occupant: { since: '2026-11-21', stay: null } }] }
    expect(occupantOf([others], aStay.id)).toBeUndefined()
  })

  test('are looked for in the room that was chosen, then in those after it, then from the first', () => {
    const found = (chosen: string | null, rooms = [icu, full, ward]) => roomWithFreeBed(rooms, chosen)?.id
    expect([found(null), found('gone'), found('ward'), found('full')]).toEqual(['icu', 'icu', 'ward', 'ward'])
    expect(found('full', [icu, full])).toBe('icu')
    expect(found(null, [full])).toBeUndefined()
  })
})

describe('the form of an admission', () => {
  const draft: AdmitDraft = {
    memberId: 'm1',
    name: 'Meera Rao',
    age: '61',
    gender: 'Female',
    hospitalId: 'h1',
    roomId: 'ward',
    bedId: 'ward-2',
    sponsor: 'Self pay',
    caseHistory: 'Infarct',
    uhid: 'SH-1',
    admittedOn: '2026-11-23',
  }

  test('says what is missing in its own order; blanks are nothing', () => {
    expect(missingFields(draft)).toEqual([])
    expect(missingFields({ ...draft, memberId: null })).toEqual([])
    const blank = { name: ' ', age: '', gender: null, hospitalId: '', roomId: '', bedId: '' } as const
    expect(missingFields({ ...draft, ...blank, sponsor: '', caseHistory: ' \n', uhid: '', admittedOn: null })).toEqual([
      'name',
      'age',
      'gender',
      'hospitalId',
      'roomId',
      'bedId',
      'sponsor',
      'caseHistory',
      'admittedOn',
      'uhid',
    ])
  })

  test('forgets rooms, beds and who pays with another hospital, and the bed with another room', () => {
    expect(withChange(draft, { hospitalId: 'h2' })).toEqual({
      ...draft,
      hospitalId: 'h2',
      roomId: '',
      bedId: '',
      sponsor: '',
    })
    expect(withChange(draft, { roomId: 'icu' })).toEqual({ ...draft, roomId: 'icu', bedId: '' })
    expect(withChange(draft, { hospitalId: 'h1', roomId: 'ward', uhid: '7' })).toEqual({ ...draft, uhid: '7' })
    expect(withChange(draft, { roomId: 'icu', bedId: 'icu-1' })).toMatchObject({ roomId: 'icu', bedId: 'icu-1' })
  })

  test('is read back from the device as it was kept, and not from another version', () => {
    const kept = { patient: null, draft }
    expect(readTypedAdmission(JSON.stringify(kept))).toEqual(kept)
    const patient = {
      userId: 'u1',
      countryCode: '+91',
      phoneNumber: '9876543210',
      members: [{ id: 'm1', name: null, age: 61, gender: 'Female', isDefault: true }],
    }
    expect(readTypedAdmission(JSON.stringify({ patient, draft }))).toEqual({ patient, draft })
    expect(readTypedAdmission(JSON.stringify({ draft }))).toBeNull()
    expect(readTypedAdmission('{')).toBeNull()
  })
})

describe('a summary of discharge', () => {
  const medicine = { name: 'Aspirin', dose: '75 mg', pattern: '0-1-0', days: '30' }
  const old: DischargeMedicine = {
    name: 'Aspirin 75 mg',
    medicineId: null,
    note: '',
    mealType: null,
    mealTypeTime: [],
    whenText: '0-1-0',
    frequency: ['daily'],
    frequencyDays: 30,
    frequencyText: '',
    change: 'new',
  }
  const whole = { ...EMPTY_SUMMARY, diagnosis: 'Infarct', course: 'Stable', advice: 'Rest', followUp: 'In a week' }

  test('reads medicines of old summaries as lines in the doctor’s own words, without losing any', () => {
    const free = [
      medicine,
      { name: 'Eltroxin', dose: '', pattern: 'on waking', days: '2 weeks' },
      { ...medicine, name: ' ' },
    ]
    expect(summaryOf({ ...whole, medicines: free }).medicines).toEqual([
      old,
      { ...old, name: 'Eltroxin', note: 'on waking 2 weeks', whenText: '', frequency: [], frequencyDays: null },
    ])
    expect(summaryOf({ ...whole, medicines: [old] })).toEqual({ ...whole, medicines: [old] })
    const { dismissals: _, ...without } = whole
    expect(summaryOf(without)).toEqual(whole)
  })

  test('says of each medicine whether it goes on, and of what was taken before what is undecided', () => {
    const lineOf = (name: string, medicineId: string | null = null) => ({ ...old, name, medicineId })
    const taken = [lineOf('Aspirin 75 mg tablet', 'a75'), lineOf('Ayurvedic oil')]
    const genericOf = ({ medicineId }: { medicineId: string | null }) =>
      medicineId?.startsWith('a') ? 'Aspirin' : null
    const changes = [lineOf('Aspirin 150 mg tablet', 'a150'), lineOf('ayurvedic oil '), lineOf('Clobazam', 'c10')]
    expect(changes.map((line) => changeOf(line, taken, genericOf))).toEqual(['continues', 'continues', 'new'])
    expect(undecided(taken, changes.slice(0, 1), genericOf)).toEqual(taken.slice(1))
    expect(undecided(taken, [], genericOf)).toEqual(taken)
  })

  test('says which parts say nothing yet', () => {
    expect(missingParts(EMPTY_SUMMARY)).toEqual(['diagnosis', 'course', 'advice', 'followUp'])
    expect(missingParts({ ...whole, diagnosis: ' ', course: '\n' })).toEqual(['diagnosis', 'course'])
    expect(missingParts(whole)).toEqual([])
    expect(
      missingParts({ ...whole, advice: '', standardAdvice: ['walk'], followUp: '', followUpOn: '2026-12-01' }),
    ).toEqual([])
  })

  test('begins empty, with advice in English', () => {
    expect(EMPTY_SUMMARY).toEqual({
      diagnosis: '',
      course: '',
      medicines: [],
      dismissals: [],
      adviceLanguage: 'eng',
      standardAdvice: [],
      advice: '',
      followUpOn: null,
      followUp: '',
    })
  })

  test('has its standard advice in the language of the patient, in the order it was chosen', () => {
    const [first, second] = [standardAdvice[0]!, standardAdvice[1]!]
    expect(adviceIn('hin', [second.id, 'gone', first.id])).toEqual([second.text.hin, first.text.hin])
    for (const { text } of standardAdvice) expect(Object.values(text).every((each) => each.length > 10)).toBe(true)
    expect(new Set(standardAdvice.map(({ id }) => id)).size).toBe(standardAdvice.length)
  })

  test('is read back from the device with the revision it was written on', () => {
    const kept = { text: { ...whole, medicines: [medicine] }, revision: 2 }
    const now = { ...kept, text: { ...whole, medicines: [old] } }
    expect([readTypedSummary(JSON.stringify(kept)), readTypedSummary(JSON.stringify(now))]).toEqual([now, now])
    expect(readTypedSummary(JSON.stringify({ text: whole }))).toBeNull()
  })
})

describe('the addresses of in-patients', () => {
  test('open the board, or the list where one lands after a change', () => {
    expect(wardParams({})).toEqual({
      tab: 'board',
      hospitalId: null,
      stayId: null,
      changedId: null,
      isDischarging: false,
    })
    const all = { navItem: 1, hospital: 'h1', stay: 's1', changed: 's2', discharge: true }
    expect(wardParams(all)).toEqual({
      tab: 'list',
      hospitalId: 'h1',
      stayId: 's1',
      changedId: 's2',
      isDischarging: true,
    })
    expect([wardParams({ tab: '1' }).tab, wardParams({ tab: '0' }).tab]).toEqual(['list', 'board'])
    expect(wardParams({ navItem: 0, tab: '1' }).tab).toBe('board')
    expect(wardParams({ discharge: 'true' }).isDischarging).toBe(false)
  })

  test('open the form for somebody new, or for a stay with what is done to it', () => {
    expect(admissionParams({})).toEqual({ mode: 'new', stayId: null })
    expect(admissionParams({ mode: 'edit' })).toEqual({ mode: 'new', stayId: null })
    const modeOf = (mode?: string) => admissionParams({ stay: 's1', ...(mode !== undefined && { mode }) })
    expect(modeOf()).toEqual({ mode: 'view', stayId: 's1' })
    expect(['view', 'edit', 'readmit', 'new', 'delete'].map((mode) => modeOf(mode).mode)).toEqual([
      'view',
      'edit',
      'readmit',
      'view',
      'view',
    ])
  })
})
