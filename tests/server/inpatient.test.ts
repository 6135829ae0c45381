import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { admissionEvents } from '../../server/inpatient/inpatient.tables'
import { newId } from '../../server/kit/ids'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { EMPTY_SUMMARY } from '../../src/core/inpatient/summary.rules'
import { DAY } from '../../src/core/kit/dates'
import { startBackend, type TestBackend } from '../kit/backend'
import { admissionOf, emptyHospital, type EmptyHospital, somebodyIll, wardCalls } from '../kit/wards'

let practice: TestBackend
let doctor: string
let place: EmptyHospital

const { send, change, discharge, admitted, list } = wardCalls(
  () => practice,
  () => doctor,
  () => place,
)

beforeAll(async () => {
  practice = await startBackend()
  doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
})
beforeEach(async () => {
  place = await emptyHospital(practice)
})
afterAll(() => practice.close())

describe('an admission', () => {
  test('puts the patient into the bed, with every field of the record', async () => {
    const person = await somebodyIll(practice)
    const { status, result, message } = await send(admissionOf(person, place))
    expect([status, message]).toEqual([200, 'Meera Rao is admitted: Ward A, bed 1.'])
    expect(result).toMatchObject({
      status: 'admit',
      ...person,
      hospital_id: place.hospitalId,
      hospital_room_id: place.ward.id,
      room_bed_id: place.ward.beds[0],
      room_name: 'Ward A',
      bed_number: '1',
      room_phone: '01204600101',
      sponsor_name: 'Self pay',
      case_history: 'Right MCA infarct',
      hospital_uhid: 'SH-1',
      admission_date: '05-01-2026',
      discharged_date: null,
      phone_number: expect.stringMatching(/^76/),
    })
    expect((await list()).data.map(({ id }) => id)).toEqual([result.id])
  })

  test('into a taken bed says since when it is taken, also on an earlier day', async () => {
    await admitted({ admission_date: '03-01-2026' })
    for (const day of ['05-01-2026', '02-01-2026']) {
      const second = await send(admissionOf(await somebodyIll(practice), place, { admission_date: day }))
      expect(second).toMatchObject({
        status: 409,
        message: 'Bed 1 is taken from 3 Jan. Please choose another bed.',
        body: { code: 'bedTaken' },
      })
    }
    expect((await list()).count).toBe(1)
  })

  test('of a profile that was blank and is somebody else’s meanwhile is refused, and says whose', async () => {
    const person = await somebodyIll(practice)
    const { status, body, message } = await send(admissionOf({ ...person, name: 'Sudha Hegde' }, place))
    expect([status, body]).toMatchObject([409, { code: 'memberChanged' }])
    expect(message).toContain('as Meera Rao, 61.')
    const { status: right } = await send(admissionOf(person, place))
    expect(right).toBe(200)
  })

  test('of somebody who is in a bed already is refused', async () => {
    const person = await somebodyIll(practice)
    await send(admissionOf(person, place))
    const again = await send(admissionOf(person, place, { room_bed_id: place.ward.beds[1] }))
    expect(again).toMatchObject({
      status: 409,
      message: 'Meera Rao is already in a bed since 5 Jan.',
      body: { code: 'alreadyAdmitted' },
    })
  })

  test.each([
    ['after today', '06-01-2026', 400],
    ['today', '05-01-2026', 200],
  ])('is %s', async (_, day, status) => {
    const answer = await send(admissionOf(await somebodyIll(practice), place, { admission_date: day }))
    expect(answer.status).toBe(status)
  })

  test('asks for a sponsor of the hospital and for every field', async () => {
    const person = await somebodyIll(practice)
    expect(await send(admissionOf(person, place, { sponsor_name: 'Nobody' }))).toMatchObject({
      status: 400,
      body: { code: 'sponsorUnknown' },
    })
    for (const field of ['case_history', 'hospital_uhid', 'name'])
      expect((await send(admissionOf(person, place, { [field]: ' ' }))).status).toBe(400)
    expect((await list()).count).toBe(0)
  })

  test('fills in the blank profile of a new patient, and adds who is new to a family', async () => {
    const person = await somebodyIll(practice)
    const son = { ...person, member_id: null, name: 'Ravi Rao', age: 30, gender: 'Male' }
    const { result } = await send({ ...admissionOf(person, place), ...son })
    expect(result).toMatchObject({ name: 'Ravi Rao', patient_id: person.patient_id })
    expect(result).not.toMatchObject({ member_id: person.member_id })
  })

  test('asks about somebody who seems to be in the family already', async () => {
    const person = await somebodyIll(practice)
    const again = { ...admissionOf(person, place), member_id: null, name: ` ${person.name.toUpperCase()} ` }
    const asked = await send(again)
    expect([asked.status, (asked.body as { code?: string }).code]).toEqual([409, 'memberExists'])
    expect(asked.message).toContain(person.name)
    const another = await send({ ...again, is_another: true })
    expect(another.status).toBe(200)
    expect(another.result).not.toMatchObject({ member_id: person.member_id })
  })

  test('of a patient or into a bed that is not there is not found', async () => {
    const person = await somebodyIll(practice)
    for (const wrong of [{ patient_id: newId() }, { member_id: newId() }, { room_bed_id: place.icu.beds[0] }])
      expect((await send(admissionOf(person, place, wrong))).status).toBe(404)
  })
})

describe('a bed on the day it came free', () => {
  test('can be had from the moment of the discharge, also when it is written later', async () => {
    const first = await admitted({ admission_date: '04-01-2026' })
    await discharge(first.id)
    practice.clock.pass(DAY)
    const { status } = await send(admissionOf(await somebodyIll(practice), place))
    expect(status).toBe(200)
    practice.clock.pass(-DAY)
  })
})

describe('a shift', () => {
  test('frees the old bed and takes the new one', async () => {
    const stay = await admitted()
    const { result, message } = await change({
      id: stay.id,
      hospital_room_id: place.icu.id,
      room_bed_id: place.icu.beds[1],
    })
    expect([result.room_name, result.bed_number]).toEqual(['Neuro ICU', '2'])
    expect(message).toBe('Meera Rao is now in Neuro ICU, bed 2.')
    await admitted()
  })

  test('into a taken bed is refused, and the person stays where they are', async () => {
    const stay = await admitted()
    await admitted({ room_bed_id: place.ward.beds[1] })
    const answer = await change({ id: stay.id, hospital_room_id: place.ward.id, room_bed_id: place.ward.beds[1] })
    expect(answer).toMatchObject({ status: 409, body: { code: 'bedTaken' } })
    expect((await list()).data.map(({ bed_number }) => bed_number).toSorted()).toEqual(['1', '2'])
  })

  test('after the discharge says who discharged and when', async () => {
    const stay = await admitted()
    await discharge(stay.id)
    const answer = await change({ id: stay.id, hospital_room_id: place.icu.id, room_bed_id: place.icu.beds[0] })
    expect(answer).toMatchObject({ status: 409, body: { code: 'stayOver' } })
    expect(answer.message).toMatch(/^Discharged 10:30 am, 5 Jan by Dr\. /)
  })
})

describe('an edit', () => {
  const fields = { sponsor_name: 'CGHS', case_history: 'Better', hospital_uhid: 'SH-2', admission_date: '05-01-2026' }

  test('changes sponsor, history, number and day, and keeps what was there before', async () => {
    const stay = await admitted()
    const { result } = await change({ id: stay.id, ...fields, admission_date: '02-01-2026' })
    expect(result).toMatchObject({ ...fields, admission_date: '02-01-2026' })
    const events = await practice.db.select().from(admissionEvents).where(eq(admissionEvents.admissionId, stay.id))
    expect(events.find(({ action }) => action === 'edited')?.before).toMatchObject({ sponsor: 'Self pay' })
  })

  test('of what somebody else corrected meanwhile is refused with what they wrote, and is saved over it when that was seen', async () => {
    const stay = await admitted()
    const before = {
      sponsor_name: stay.sponsor_name,
      case_history: stay.case_history,
      hospital_uhid: stay.hospital_uhid,
      admission_date: stay.admission_date,
    }
    const first = { ...before, case_history: 'Walks again' }
    expect(await change({ id: stay.id, ...first, seen: before })).toMatchObject({ status: 200 })
    const answer = await change({ id: stay.id, ...fields, seen: before })
    expect(answer).toMatchObject({ status: 409, body: { code: 'stayChanged' } })
    expect(answer.message).toMatch(
      /^Dr\. .* changed this meanwhile, at 10:30 am, 5 Jan: Walks again\. What you typed is kept/,
    )
    expect((await change({ id: stay.id, ...fields, seen: first })).result).toMatchObject({ case_history: 'Better' })
  })

  test('cannot move the day to when another lay in the bed', async () => {
    const first = await admitted({ admission_date: '01-01-2026' })
    await discharge(first.id)
    practice.clock.pass(DAY)
    const second = await admitted({ admission_date: '06-01-2026' })
    const answer = await change({ id: second.id, ...fields, admission_date: '03-01-2026' })
    practice.clock.pass(-DAY)
    expect(answer).toMatchObject({ status: 409, body: { code: 'bedTaken' } })
  })
})

describe('a re-admission', () => {
  const again = async (day: string) => {
    const person = await somebodyIll(practice)
    const { result } = await send(admissionOf(person, place, { admission_date: '01-01-2026' }))
    await discharge(result.id)
    practice.clock.pass(3 * DAY)
    const answer = await send(admissionOf(person, place, { id: result.id, admission_date: day }))
    practice.clock.pass(-3 * DAY)
    return { before: result, answer, person }
  }

  test.each([
    ['04-01-2026', 400],
    ['05-01-2026', 200],
    ['08-01-2026', 200],
    ['09-01-2026', 400],
  ])('on %s, after a discharge on the 5th and before the 9th: %i', async (day, status) => {
    expect((await again(day)).answer.status).toBe(status)
  })

  test('brings the card back among the admitted, and happens once', async () => {
    const { before, answer, person } = await again('08-01-2026')
    expect((await list()).data.map(({ id, status }) => [id, status])).toEqual([[answer.result.id, 'admit']])
    practice.clock.pass(3 * DAY)
    await discharge(answer.result.id)
    const second = await send(admissionOf(person, place, { id: before.id, admission_date: '08-01-2026' }))
    practice.clock.pass(-3 * DAY)
    expect(second).toMatchObject({ status: 409, body: { code: 'alreadyAdmitted' } })
  })
})

describe('one summary, written by two', () => {
  const read = async (id: string) =>
    (await practice.call<{ diagnosis: string; revision: number }>('inpatient.summary', { id }, { token: doctor }))
      .result
  const save = (token: string, id: string, diagnosis: string, revision: number | null, tab?: string) =>
    practice.call<{ revision: number }>(
      'inpatient.saveSummary',
      { id, ...EMPTY_SUMMARY, diagnosis, isFinished: false, revision, ...(tab && { tab }) },
      { token },
    )
  let junior: string

  beforeAll(async () => {
    junior = await practice.logIn(demonstrationAccounts.juniorDoctor.phoneNumber)
  })

  test('is refused to whoever wrote on an older one, in words, until they say that theirs counts', async () => {
    const { id } = await admitted()
    expect((await read(id)).revision).toBe(0)
    expect((await save(doctor, id, 'Infarct', 0)).result.revision).toBe(1)
    expect((await save(junior, id, 'Bleed', 1)).result.revision).toBe(2)
    expect(await save(doctor, id, 'Infarct, left', 1)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^.+ saved this summary meanwhile, at .+\.$/),
      body: { code: 'summaryChanged' },
    })
    expect(await read(id)).toMatchObject({ diagnosis: 'Bleed', revision: 2 })
    expect((await save(doctor, id, 'Infarct, left', null)).result.revision).toBe(3)
  })

  test('takes what a tab wrote on its own last one, whose answer may have been lost', async () => {
    const { id } = await admitted()
    await save(doctor, id, 'Infarct', 0, 'first')
    expect((await save(doctor, id, 'Infarct, left', 0, 'first')).result.revision).toBe(2)
  })

  test('is refused to one doctor in a second tab as well', async () => {
    const { id } = await admitted()
    await save(doctor, id, 'Infarct', 0, 'first')
    expect((await save(doctor, id, 'Bleed', 0, 'second')).status).toBe(409)
    expect((await save(doctor, id, 'Bleed', 0)).status).toBe(409)
    expect((await save(doctor, id, 'Infarct, left', 1, 'second')).result.revision).toBe(2)
    expect((await save(doctor, id, 'Infarct, right', 1, 'first')).status).toBe(409)
    expect((await read(id)).diagnosis).toBe('Infarct, left')
  })

  test('keeps one of two that begin it at once', async () => {
    const { id } = await admitted()
    const both = await Promise.all([save(doctor, id, 'Infarct', 0), save(junior, id, 'Bleed', 0)])
    const kept = both[0].status === 200 ? 0 : 1
    expect([both[kept].status, both[1 - kept]!.status]).toEqual([200, 409])
    expect((await read(id)).diagnosis).toBe(['Infarct', 'Bleed'][kept])
  })
})
