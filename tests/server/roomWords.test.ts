import { afterAll, beforeAll, expect, test } from 'vitest'
import { sheetOf } from '../../server/inpatient/summary.paper'
import texts from '../../server/inpatient/inpatient.texts.json'
import { roomIn } from '../../server/inpatient/roomWords'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { roomKinds } from '../../src/core/inpatient/roomName.rules'
import { EMPTY_SUMMARY } from '../../src/core/inpatient/summary.rules'
import bn from '../../src/ui/intl/bn/kit.json'
import gu from '../../src/ui/intl/gu/kit.json'
import hi from '../../src/ui/intl/hi/kit.json'
import { startBackend, type TestBackend } from '../kit/backend'
import { admissionOf, emptyHospital, somebodyIll } from '../kit/wards'

let practice: TestBackend
beforeAll(async () => {
  practice = await startBackend()
})
afterAll(() => practice.close())

test('a room is called on paper and in messages what pages call it', () => {
  const pages = { hin: hi, guj: gu, ben: bn } as const
  for (const kind of roomKinds)
    for (const language of ['hin', 'guj', 'ben'] as const)
      expect([kind, texts[`room.${kind}`][language]]).toEqual([kind, pages[language][`kit.room.${kind}`]])
  expect([roomIn('hin', 'Ward A'), roomIn('eng', 'Ward A'), roomIn('hin', 'Neuro ICU')]).toEqual([
    'वार्ड A',
    'Ward A',
    'Neuro ICU',
  ])
})

test('who admits in Hindi reads the ward in Hindi', async () => {
  const token = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
  const hospital = await emptyHospital(practice)
  const admission = admissionOf(await somebodyIll(practice), hospital)
  const { message } = await practice.call('inpatient.admission', admission, { token, language: 'hin' })
  expect(message).toContain('वार्ड A')
})

test('the printed summary names room and bed in English and in the language of the patient', () => {
  const stay = {
    name: 'Meera Rao',
    age: 61,
    gender: 'Female',
    uhid: 'W-1',
    roomName: 'Ward A',
    bedNumber: '4',
    sponsor: 'CGHS',
    caseHistory: 'Infarct',
    admittedOn: '2026-01-05',
    dischargedOn: '2026-01-09',
  }
  const letterhead = {
    doctor: 'Dr. Rao',
    degrees: 'DM',
    registration: 'R-1',
    speciality: 'Neurology',
    hospital: 'Nadi',
  }
  const summary = { ...EMPTY_SUMMARY, isFinished: true, revision: 1, savedAt: 1, savedBy: 'Dr. Rao' }
  const printed = (adviceLanguage: 'hin' | 'eng') =>
    JSON.stringify(
      sheetOf({
        stay,
        summary: { ...summary, adviceLanguage },
        letterhead,
        medicines: [],
        at: 1,
        seal: undefined,
      } as never).blocks.map((block) => block.words ?? ''),
    )
  expect(printed('hin')).toContain('Ward A, bed 4 · वार्ड A, बेड 4')
  expect(printed('eng').split('bed 4')).toHaveLength(2)
})
