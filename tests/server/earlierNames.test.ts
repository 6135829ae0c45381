import { expect, test } from 'vitest'
import { EMPTY_SUMMARY } from '../../src/core/inpatient/summary.rules'
import { pdfText } from '../../server/kit/pdf/pdfText'
import { clinicDays } from '../kit/clinicDays'
import { documentAt } from '../kit/documents'
import { written } from '../kit/prescriptions'
import { admissionOf, emptyHospital, type StayOnWire } from '../kit/wards'

/** What is corrected of somebody without a number stands wherever they are named, but not on papers of before. */
const clinic = await clinicDays()
const { practice } = clinic
const { call } = practice

interface Registered {
  readonly userId: string
  readonly patientNo: number
  readonly members: readonly { readonly id: string }[]
}
interface NamedStay extends StayOnWire {
  readonly name: string
  readonly age: number
  readonly nameNow?: string
}

const unknown = { name: 'Unknown man', age: 50, gender: 'Male' } as const
const baburao = { name: 'Baburao Naik', age: 58, gender: 'Male' } as const

const arrived = async () => {
  const { counter } = clinic.day
  const { result } = await call<Registered>('session.createWithoutNumber', unknown, { token: counter })
  const who = { patientId: result.userId, memberId: result.members[0]!.id, phoneNumber: '', ...unknown }
  const { bookingId } = (await clinic.day.book(who, 1)).result
  await clinic.day.step(bookingId, 'arrive')
  return { ...who, bookingId, patientNo: result.patientNo }
}
/** A while later. */
const correct = (id: string, person: object = baburao) => {
  practice.clock.pass(60)
  return call('members.correct', { id, ...person }, { token: clinic.day.counter })
}

test('a receipt keeps the name in which it was paid, and says the name of now; the queue has that one', async () => {
  const { bookingId, memberId } = await arrived()
  expect((await clinic.day.receiptOf(bookingId)).result).toMatchObject({ patientName: 'Unknown man' })
  await clinic.day.receive(bookingId)
  expect((await correct(memberId)).status).toBe(200)
  expect((await clinic.day.receiptOf(bookingId)).result).toMatchObject({
    patientName: 'Unknown man',
    age: 50,
    nameNow: 'Baburao Naik',
  })
  expect(await clinic.day.entryOf(bookingId)).toMatchObject({ patientName: 'Baburao Naik', age: 58 })
  expect((await clinic.day.search('baburao')).map(({ id }) => id)).toEqual([bookingId])
})

test('what is not paid yet is received in the name of now', async () => {
  const { bookingId, memberId } = await arrived()
  await correct(memberId)
  await clinic.day.receive(bookingId)
  const { result } = await clinic.day.receiptOf(bookingId)
  expect(result).toMatchObject({ patientName: 'Baburao Naik', age: 58 })
  expect(result).not.toHaveProperty('nameNow')
})

test('a signed prescription keeps its name on every page, one that is not signed follows', async () => {
  const { bookingId, memberId, patientId } = await arrived()
  const token = clinic.day.doctor
  const draft = await call<{ id: string }>('prescription.create', { bookingId, ...written() }, { token })
  await correct(memberId, { ...baburao, name: 'Babu Naik' })
  const active = async () =>
    (
      await call<{ patientName: string; nameNow?: string }>(
        'prescription.active',
        { patientId, memberId, bookingId },
        { token },
      )
    ).result
  expect(await active()).toMatchObject({ patientName: 'Babu Naik' })
  const signed = await call<{ id: string }>(
    'prescription.update',
    { id: draft.result.id, ...written({ saveType: 'endConsultation' }), revision: 1, amendReason: null },
    { token },
  )
  expect(signed.status).toBe(200)
  await correct(memberId)
  expect(await active()).toMatchObject({ patientName: 'Babu Naik', nameNow: 'Baburao Naik' })
  const file = await documentAt(practice, 'prescription.link', { id: signed.result.id, purpose: 'read' }, token)
  const text = (await pdfText(Buffer.from(await (await practice.get(file)).arrayBuffer())))!
  expect([text.includes('Babu Naik'), text.includes('Baburao')]).toEqual([true, false])
})

test('a stay that goes on follows, one that is over keeps its name and says the new one; both are found, and admitted again is who they are', async () => {
  const { memberId, patientId, patientNo } = await arrived()
  const token = clinic.day.doctor
  const hospital = await emptyHospital(practice, clinic.day.doctorId)
  const admission = { ...admissionOf({ patient_id: patientId, member_id: memberId, ...unknown } as never, hospital) }
  const { result } = await call<NamedStay>('inpatient.admission', admission, { token })
  const stayOf = async (id = result.id) =>
    (await call<{ patient: NamedStay }>('inpatient.stay', { id }, { token })).result.patient
  await correct(memberId)
  expect(await stayOf()).toMatchObject({ name: 'Baburao Naik', age: 58 })
  expect(await stayOf()).not.toHaveProperty('nameNow')
  await call(
    'inpatient.saveSummary',
    { id: result.id, ...EMPTY_SUMMARY, diagnosis: 'Infarct', isFinished: true, revision: null },
    { token },
  )
  await call('inpatient.admission', { status: 'discharged', id: result.id }, { token })
  await correct(memberId, { ...baburao, name: 'Babasaheb Naik' })
  expect(await stayOf()).toMatchObject({ name: 'Baburao Naik', nameNow: 'Babasaheb Naik' })
  const paper = await practice.get(await documentAt(practice, 'inpatient.summaryLink', { id: result.id }, token))
  const text = (await pdfText(Buffer.from(await paper.arrayBuffer())))!
  expect([text.includes('Baburao Naik'), text.includes('Babasaheb')]).toEqual([true, false])
  for (const keyword of ['baburao', 'babasaheb', `P-${patientNo}`, `${patientNo}`, 'unknown'])
    expect([
      keyword,
      (
        await call<{ data: NamedStay[] }>('inpatient.stays', { keyword, page: 1, limit: 10 }, { token })
      ).result.data.map(({ id }) => id),
    ]).toEqual([keyword, keyword === 'unknown' ? [] : [result.id]])
  const again = await call<NamedStay>(
    'inpatient.admission',
    { ...admission, name: 'Baburao Naik', age: 58, id: result.id },
    { token },
  )
  expect([again.status, again.result.name]).toEqual([200, 'Babasaheb Naik'])
})

test('a stay that is over follows while its summary is still to be written', async () => {
  const { memberId, patientId } = await arrived()
  const token = clinic.day.doctor
  const hospital = await emptyHospital(practice, clinic.day.doctorId)
  const admission = admissionOf({ patient_id: patientId, member_id: memberId, ...unknown } as never, hospital)
  const { id } = (await call<NamedStay>('inpatient.admission', admission, { token })).result
  await call('inpatient.admission', { status: 'discharged', id }, { token })
  await correct(memberId)
  const nameOf = async () =>
    (await call<{ patient: NamedStay }>('inpatient.stay', { id }, { token })).result.patient.name
  expect(await nameOf()).toBe('Baburao Naik')
  const summary = { id, ...EMPTY_SUMMARY, diagnosis: 'Infarct', isFinished: true, revision: null }
  expect((await call('inpatient.saveSummary', summary, { token })).status).toBe(200)
  await correct(memberId, { ...baburao, name: 'Babasaheb Naik' })
  expect(await nameOf()).toBe('Baburao Naik')
})

test('a chat about a stay is found by the number that the practice gave its patient', async () => {
  const { memberId, patientId, patientNo } = await arrived()
  const token = clinic.day.doctor
  const hospital = await emptyHospital(practice, clinic.day.doctorId)
  const admission = admissionOf({ patient_id: patientId, member_id: memberId, ...unknown } as never, hospital)
  expect((await call('inpatient.admission', admission, { token })).status).toBe(200)
  const found = async (search: string) =>
    (
      await call<{ data?: readonly object[]; count: number }>(
        'chat.search',
        { search, type: 'IN_PATIENT', limit: 10, offset: 0 },
        { token },
      )
    ).result.count
  expect([await found(`P-${patientNo}`), await found(String(patientNo)), await found('P-99999')]).toEqual([1, 1, 0])
})
