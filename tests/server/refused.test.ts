import { isNull } from 'drizzle-orm'
import * as SchemaAST from 'effect/SchemaAST'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newHandlers } from '../../server/assembly'
import { platformOf } from '../../server/backend'
import { contractRows } from '../../server/contract'
import { folderStore } from '../../server/files/store/folderStore'
import { admissions } from '../../server/inpatient/inpatient.tables'
import { members } from '../../server/members/members.tables'
import { newId } from '../../server/kit/ids'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { startBackend, type TestBackend, TEST_SECRET } from '../kit/backend'
import { aMedicineOrder, orderIn, placed, somebodyOrdering } from '../kit/orders'
import { cases } from '../kit/policy/cases'
import { peopleOf, tokenOf, type World } from '../kit/policy/people'
import { newAppointment } from '../kit/prescriptions'
import { PNG } from '../kit/sampleFiles'

const CROWD = 6
const endOf = ({ status, body }: { readonly status: number; readonly body: unknown }) =>
  (body as { readonly code?: string }).code ?? status

describe('What the database has no room for or does not take', () => {
  const handlers = newHandlers(platformOf({ secret: TEST_SECRET, files: folderStore('/nowhere') }))
  const refusedWith = async (error: object) => {
    const add = async () => {
      throw Object.assign(new Error('x'), error)
    }
    const members = { ...handlers.members, add }
    const backend = await startBackend({ instead: { handlers: { ...handlers, members } } })
    const token = await backend.logIn(demonstrationAccounts.patient.phoneNumber)
    const meera = { name: 'Meera Rao', age: 41, gender: 'Female', is_default: false }
    const { status, body } = await backend.call('members.add', meera, { token })
    await backend.close()
    return { status, ...(body as { readonly code: string; readonly message: string }) }
  }

  test.each([
    ['of a full disk of the database', { code: '53100' }, 507, 'full', /no room to save/],
    ['of a full disk of the files', { cause: { code: 'ENOSPC' } }, 507, 'full', /Nothing was changed/],
    ['of a constraint no row has words for', { code: '23503', constraint: 'a_fk' }, 409, 'outrun', /look at it again/],
  ])('is said in words: %s', async (_, error, status, code, message) => {
    const answer = await refusedWith(error)
    expect(answer).toMatchObject({ status, code })
    expect(answer.message).toMatch(message)
  })
})

describe('Of calls that come too late it is said why', () => {
  let practice: TestBackend
  let token: string
  const patient = demonstrationAccounts.patient
  beforeAll(async () => {
    practice = await startBackend()
    token = await practice.logIn(patient.phoneNumber)
  })
  afterAll(() => practice.close())
  const many = <A>(work: () => Promise<A>): Promise<A[]> => Promise.all(Array.from({ length: CROWD }, work))
  const once = (code: string) => [200, ...Array.from({ length: CROWD - 1 }, () => code)]
  const ends = (replies: readonly { readonly status: number; readonly body: unknown }[]) =>
    replies.map(endOf).toSorted((one, other) => Number(typeof one === 'string') - Number(typeof other === 'string'))

  test('an appointment that is cancelled many times at once was cancelled already', async () => {
    const { bookingId } = await newAppointment(practice)
    const cancelled = await many(() =>
      practice.call('booking.cancel', { schedules: [], appointments: [bookingId] }, { token }),
    )
    expect(ends(cancelled)).toEqual(once('alreadyCancelled'))
    expect(cancelled.find(({ status }) => status === 409)!.message).toBe('It was cancelled already.')
  })

  test('an order that is cancelled many times at once was cancelled already', async () => {
    const who = await somebodyOrdering(practice.db, practice.clock.now())
    const now = practice.clock.now()
    const orderId = await placed(practice.db, await aMedicineOrder(practice.db, who, now), now)
    const theirs = await practice.logIn(who.phoneNumber)
    const cancelled = await many(() =>
      practice.call('orders.changeMedicine', { orderId, status: 'cancelled' }, { token: theirs }),
    )
    expect(ends(cancelled)).toEqual(once('alreadyCancelled'))
  })

  test('a line of a bill that costs nothing is refused by its field', async () => {
    const { id: orderId } = await orderIn(practice.db, { kind: 'medicine', stage: 'accepted' }, practice.clock.now())
    const pharmacy = await practice.logIn(demonstrationAccounts.pharmacy.phoneNumber)
    const line = { name: 'Sample', quantity: 1, hsn: '', gst: null, batch: '', expiry: '', maker: '', isH1: false }
    const { status, body } = await practice.call(
      'providerOrders.pharmacyAct',
      { orderId, status: 'confirmed', action: 'ready', billLines: [{ ...line, price: 0 }] },
      { token: pharmacy },
    )
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'badInput', fields: [{ field: 'billLines.0.price', reason: 'outside' }] })
  })

  test('a photo that went with another member is chosen again', async () => {
    const who = await somebodyOrdering(practice.db, practice.clock.now())
    const as = { token: await practice.logIn(who.phoneNumber) }
    const others = Array.from({ length: CROWD }, () => newId())
    await practice.db.insert(members).values(
      others.map((id, at) => ({
        id,
        patientId: who.patientId,
        name: `Cousin ${String.fromCharCode(65 + at)}`,
        isDefault: false,
        createdAt: 1,
      })),
    )
    const file = new File([new Uint8Array(PNG)], 'me.png')
    const { result } = await practice.call<{ url: string }>('files.upload', { kind: 'photo', file }, as)
    const save = (id: string, url: string | null) => practice.call('members.savePhoto', { id, url }, as)
    expect(endOf(await save(who.memberId, result.url))).toBe(200)
    const saved = await Promise.all([save(who.memberId, null), ...others.map((id) => save(id, result.url))])
    for (const each of saved) expect([200, 'photoUnknown']).toContain(endOf(each))
  })
})

describe('What is typed otherwise than it is stored', () => {
  let practice: TestBackend
  beforeAll(async () => {
    practice = await startBackend()
  })
  afterAll(() => practice.close())

  test('is a code with blanks between its digits, or in the digits of another script', async () => {
    for (const typed of [
      (code: string) => code.replaceAll(/\B/g, ' '),
      (code: string) => code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
    ]) {
      practice.clock.pass(61)
      const phone = { country_code: '+91', phone_number: demonstrationAccounts.patient.phoneNumber }
      const { result } = await practice.call<{ OtpId: string }>('session.requestOtp', phone)
      const answer = { otp_code: typed(await practice.latestCode()), token: result.OtpId }
      expect((await practice.call('session.verifyOtp', answer)).status).toBe(200)
    }
  })

  test('is no name that has no letter', async () => {
    const token = await practice.logIn('7000054321')
    const fields = { name: '98250 12345', age: 41, gender: 'Female', is_default: false }
    const { body } = await practice.call('members.add', fields, { token })
    expect(body).toMatchObject({
      code: 'badInput',
      fields: [{ field: 'name', reason: 'noLetter', message: 'Name: 98250 12345 has no letters' }],
    })
  })
})

describe('Of a row that takes one of several inputs', () => {
  let practice: TestBackend
  let token: string
  let world: World
  beforeAll(async () => {
    practice = await startBackend()
    world = await peopleOf(practice)
    token = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
  })
  afterAll(() => practice.close())
  const fieldsOf = ({ body }: { readonly body: unknown }) =>
    (body as { readonly fields: readonly { field: string; reason: string }[] }).fields.map(
      ({ field, reason }) => `${field} ${reason}`,
    )

  test('a bed and corrections are two calls: neither is dropped', async () => {
    const [stay] = await practice.db.select().from(admissions).where(isNull(admissions.dischargedAt))
    const bed = { hospital_room_id: 'a-room', room_bed_id: 'a-bed' }
    const corrections = {
      sponsor_name: stay!.sponsor,
      case_history: 'Left MCA infarct',
      hospital_uhid: 'SH-2',
      admission_date: '05-01-2026',
    }
    const reply = await practice.call('inpatient.update', { id: stay!.id, ...bed, ...corrections }, { token })
    expect([reply.status, fieldsOf(reply)]).toEqual([400, ['hospital_room_id unexpected', 'room_bed_id unexpected']])
    const chat = await practice.call('inpatient.update', { id: stay!.id, status: 'active', notes: 'A word' }, { token })
    expect([chat.status, fieldsOf(chat)]).toEqual([400, ['notes unexpected']])
  })

  test.each(contractRows.filter(({ endpoint }) => SchemaAST.isUnion(endpoint.input.ast)).map(({ name }) => [name]))(
    'a field that none of them has is refused: %s',
    async (row) => {
      const { may, reaches = may, input } = cases[row]!
      const as = { token: await tokenOf(practice, world.people[reaches[0]!]) }
      const reply = await practice.call(row, { ...(await input(world, reaches[0]!)), nobodyKnows: 1 }, as)
      expect([reply.status, fieldsOf(reply)]).toEqual([400, ['nobodyKnows unexpected']])
    },
  )
})
