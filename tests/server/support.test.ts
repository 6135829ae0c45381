import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enquiries } from '../../server/support/support.tables'
import { ENQUIRIES_PER_DAY } from '../../server/support/support.store'
import { inquiryTypes } from '../../src/core/support/enquiry.kinds'
import { users } from '../../server/people/people.tables'
import { violatedConstraint } from '../../server/kit/constraint'
import { texts } from '../../server/assembly'
import { startBackend, type TestBackend } from '../kit/backend'
import { PNG } from '../kit/sampleFiles'
import { emptyTables } from '../kit/template'

let practice: TestBackend
let patient: string
let doctor: string
let guest: string
beforeAll(async () => {
  practice = await startBackend()
  patient = await practice.logIn('9000000001')
  doctor = await practice.logIn('9000000002')
  guest = await practice.guest()
})
afterAll(() => practice.close())
beforeEach(() => emptyTables(practice, ['enquiries']))

const CONTACT = { name: 'Asha Patel', mobileNumber: '9812345678', requestType: 'general' }
const CONFUSED = {
  kind: 'confused',
  name: 'Someone',
  countryCode: '+91',
  mobileNumber: '9999999999',
  problem: 'Which?',
}
const stored = () => practice.db.select().from(enquiries).orderBy(enquiries.number)

describe('The contact form', () => {
  test('is kept with the number it names, and answered with a reference', async () => {
    const reply = await practice.call('support.contact', CONTACT, { token: patient })
    expect(reply).toMatchObject({
      status: 200,
      message: 'Thank you. Our team will contact you soon.',
      result: { reference: expect.stringMatching(/^SC-\d+$/) },
    })
    expect(await stored()).toMatchObject([
      { kind: 'contact', name: 'Asha Patel', phoneNumber: '9812345678', email: null, requestType: 'general' },
    ])
  })

  test('keeps the message that somebody wrote, and a partner has none', async () => {
    const form = { ...CONTACT, problem: ' When do you open? ' }
    await practice.call('support.contact', form, { token: patient })
    await practice.call(
      'support.contact',
      { ...form, requestType: 'hospital', organizationName: 'Nadi' },
      { token: patient },
    )
    expect((await stored()).map(({ kind, problem }) => [kind, problem])).toEqual([
      ['contact', 'When do you open?'],
      ['partner', null],
    ])
  })

  test('of a partner needs an organization', async () => {
    const form = { ...CONTACT, requestType: 'hospital' }
    expect((await practice.call('support.contact', form, { token: patient })).status).toBe(400)
    const whole = { ...form, organizationName: 'Nadi', emailId: 'desk@example.com' }
    expect((await practice.call('support.contact', whole, { token: doctor })).status).toBe(200)
    expect(await stored()).toMatchObject([{ kind: 'partner', organization: 'Nadi', email: 'desk@example.com' }])
  })

  test.each([
    ['no name', { ...CONTACT, name: '  ' }],
    ['a short number', { ...CONTACT, mobileNumber: '98123' }],
    ['letters in the number', { ...CONTACT, mobileNumber: '98123abcde' }],
    ['an e-mail that is none', { ...CONTACT, emailId: 'asha' }],
    ['a type that is none', { ...CONTACT, requestType: 'other things' }],
  ])('with %s is refused and nothing is kept', async (_, form) => {
    expect((await practice.call('support.contact', form, { token: patient })).status).toBe(400)
    expect(await stored()).toEqual([])
  })

  test('sent twice with one key is one', async () => {
    const key = 'contact-attempt-1'
    const [first, again] = await Promise.all([
      practice.call('support.contact', CONTACT, { token: patient, key }),
      practice.call('support.contact', CONTACT, { token: patient, key }),
    ])
    expect(again.result).toEqual(first.result)
    expect(await stored()).toHaveLength(1)
  })
})

describe('A ticket of a patient', () => {
  test('is called back under the number the patient verified, whatever the form says', async () => {
    await practice.call('support.patientTicket', CONFUSED, { token: patient })
    expect(await stored()).toMatchObject([{ kind: 'confused', phoneNumber: '9000000001', problem: 'Which?' }])
    expect((await stored())[0]!.name).not.toBe('Someone')
  })

  test('to be helped in choosing a doctor needs nothing but the press', async () => {
    const reply = await practice.call('support.patientTicket', { kind: 'helpMeChoose' }, { token: patient })
    expect(reply.status).toBe(200)
    expect(await stored()).toMatchObject([{ kind: 'helpMeChoose', problem: null, phoneNumber: '9000000001' }])
  })

  test.each(['secondOpinion', 'support'])('as a %s inquiry keeps each type of inquiry', async (kind) => {
    for (const inquiryType of inquiryTypes)
      await practice.call('support.patientTicket', { ...CONFUSED, kind, inquiryType }, { token: patient })
    expect((await stored()).map(({ requestType }) => requestType)).toEqual([...inquiryTypes])
  })

  test('without a type of inquiry, with a foreign length or an unknown country is refused', async () => {
    for (const ticket of [
      { ...CONFUSED, kind: 'support' },
      { ...CONFUSED, mobileNumber: '12345' },
      { ...CONFUSED, countryCode: '+999' },
      { ...CONFUSED, problem: ' ' },
    ])
      expect((await practice.call('support.patientTicket', ticket, { token: patient })).status).toBe(400)
    expect(await stored()).toEqual([])
  })
})

describe('A ticket of the staff', () => {
  const upload = async (token: string, name = 'screen.png') => {
    const file = new File([PNG], name, { type: 'image/png' })
    return (await practice.call<{ url: string }>('files.upload', { kind: 'support', file }, { token })).result.url
  }
  const TICKET = { problem: 'Slots', description: 'Tuesday is missing' }

  test('is kept with the files that were uploaded for it, and seen again by its writer alone', async () => {
    const attachments = [await upload(doctor), await upload(doctor, 'second.png')]
    const reply = await practice.call<{ reference: string }>(
      'support.ticket',
      { ...TICKET, attachments },
      { token: doctor },
    )
    expect(reply.status).toBe(200)
    const { result } = await practice.call<object[]>('support.tickets', {}, { token: doctor })
    expect(result).toEqual([
      {
        ...TICKET,
        reference: reply.result.reference,
        kind: 'help',
        inquiryType: null,
        attachments: ['screen.png', 'second.png'],
        createdAt: practice.clock.at,
      },
    ])
    expect((await practice.call('support.tickets', {}, { token: patient })).result).toEqual([])
  })

  test("with another person's file, or a file that is none, is refused alike", async () => {
    for (const url of [await upload(patient), '/files/nothing', 'https://example.com/x.png'])
      expect(await practice.call('support.ticket', { ...TICKET, attachments: [url] }, { token: doctor })).toMatchObject(
        { status: 400, message: texts.eng['support.filesGone'] },
      )
    expect(await stored()).toEqual([])
  })

  test('without a description is refused', async () => {
    const ticket = { problem: 'Slots', description: '', attachments: [] }
    expect((await practice.call('support.ticket', ticket, { token: doctor })).status).toBe(400)
  })
})

describe('Whoever has not verified a number', () => {
  test.each(['support.contact', 'support.patientTicket', 'support.ticket', 'support.tickets'] as const)(
    'cannot use %s, and nothing is kept',
    async (row) => {
      const input = row === 'support.contact' ? CONTACT : { kind: 'helpMeChoose' }
      expect((await practice.call(row, input, { token: guest })).status).toBe(403)
      expect((await practice.call(row, input)).status).toBe(401)
      expect(await stored()).toEqual([])
    },
  )
})

test('somebody who writes all day is asked to wait, and heard again the next day', async () => {
  const ask = () => practice.call('support.patientTicket', { kind: 'helpMeChoose' }, { token: patient })
  for (let count = 0; count < ENQUIRIES_PER_DAY; count += 1) expect((await ask()).status).toBe(200)
  expect(await ask()).toMatchObject({ status: 429, message: texts.eng['support.dailyLimit'] })
  practice.clock.pass(24 * 3600 + 1)
  expect((await ask()).status).toBe(200)
})

test('the table itself refuses what no form can mean', async () => {
  const [user] = await practice.db.select().from(users).where(eq(users.phoneNumber, '9000000001'))
  const row = { id: crypto.randomUUID(), userId: user!.id, countryCode: '+91', phoneNumber: '9000000001', createdAt: 1 }
  const refusedBy = async (enquiry: typeof enquiries.$inferInsert) => {
    try {
      await practice.db.insert(enquiries).values(enquiry)
      return null
    } catch (error) {
      return violatedConstraint(error)
    }
  }
  expect(await refusedBy({ ...row, kind: 'contact', requestType: 'general' })).toBe('enquiries_name')
  expect(await refusedBy({ ...row, kind: 'contact', name: 'A' })).toBe('enquiries_request_type')
  expect(await refusedBy({ ...row, kind: 'confused', name: 'A' })).toBe('enquiries_problem')
  expect(await refusedBy({ ...row, kind: 'partner', name: 'A', requestType: 'clinic' })).toBe('enquiries_partner')
  expect(await refusedBy({ ...row, kind: 'help', problem: 'A' })).toBe('enquiries_description')
  expect(await refusedBy({ ...row, kind: 'helpMeChoose', phoneNumber: 'abc' })).toBe('enquiries_number_digits')
  expect(await refusedBy({ ...row, kind: 'helpMeChoose' })).toBeNull()
})

test('those who answer see what was asked, but never on a production server', async () => {
  await practice.call('support.patientTicket', { ...CONFUSED, problem: '<b>bold</b>' }, { token: patient })
  const page = await (await practice.get('/dev/enquiries')).text()
  expect(page).toContain('&lt;b&gt;bold&lt;/b&gt;')
  expect(await (await practice.get('/dev/enquiries.json')).json()).toMatchObject([{ kind: 'confused' }])
  const production = await startBackend({ production: true })
  expect((await production.get('/dev/enquiries')).status).toBe(404)
  await production.close()
})
