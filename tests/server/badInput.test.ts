import * as SchemaAST from 'effect/SchemaAST'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contractRows } from '../../server/contract'
import { labelOf } from '../../server/kit/faults'
import faultTexts from '../../server/kit/faults.texts.json'
import fieldTexts from '../../server/kit/fields.texts.json'
import { members } from '../../server/members/members.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { requestOf, startBackend, type TestBackend } from '../kit/backend'
import { isAskedRoom } from '../kit/askedRooms'
import { openSenders, roomsWithRows, type Senders, waysOf } from '../kit/badInput'

describe('Whatever stands in a field is answered in words, and what is refused changes nothing', () => {
  let senders: Senders
  beforeAll(async () => {
    senders = await openSenders('each')
  })
  afterAll(() => senders.close())

  /** One value a field; tests/matrices/badInput.test.ts sends every value in every field. */
  test.each(roomsWithRows.filter(isAskedRoom))('of %s', async (room) => {
    for (const as of ['staff', 'guest'] as const)
      expect(await senders.tryRoom(room, as)).toMatchObject({ broken: [], taken: [], unnamed: [], written: [] })
  })
})

const isBounded = ({ checks }: SchemaAST.AST): boolean =>
  (checks ?? []).some(
    ({ annotations }) =>
      annotations?.['isOfSent'] === true ||
      /isBetween|isPattern/.test(JSON.stringify(annotations?.['representation'] ?? {})),
  )

/** Texts and numbers of an input that may be anything at all. */
const unboundedIn = (ast: SchemaAST.AST, at: string): readonly string[] => {
  if (SchemaAST.isObjects(ast))
    return ast.propertySignatures.flatMap(({ name, type }) => unboundedIn(type, `${at}.${String(name)}`))
  if (SchemaAST.isArrays(ast)) return [...ast.elements, ...ast.rest].flatMap((item) => unboundedIn(item, at))
  if (SchemaAST.isUnion(ast)) return ast.types.flatMap((type) => unboundedIn(type, at))
  const isFree = SchemaAST.isString(ast) || SchemaAST.isNumber(ast) || SchemaAST.isUnknown(ast) || SchemaAST.isAny(ast)
  return isFree && !isBounded(ast) && !(ast.encoding ?? []).some(({ to }) => isBounded(to)) ? [at] : []
}

test('no text and no number of the contract is without its schema and its bound', () => {
  const [typed, wire] = [SchemaAST.toType, SchemaAST.toEncoded].map((side) =>
    contractRows.flatMap(({ name, endpoint }) => unboundedIn(side(endpoint.input.ast), name)),
  )
  const whole = contractRows.flatMap(({ name, endpoint }) => unboundedIn(endpoint.input.ast, name))
  // One side of a field may leave it to the other; both may not.
  expect(typed!.filter((place) => wire!.includes(place) && whole.includes(place))).toEqual([])
})

test('every field of the contract has a name in each language', () => {
  const nameless = contractRows.flatMap(({ name, endpoint }) =>
    waysOf(endpoint)
      .flat()
      .filter(({ place }) => labelOf(place) === null)
      .map(({ place }) => `${name} ${place.join('.')}`),
  )
  expect(nameless).toEqual([])
  for (const text of [...fieldTexts, ...Object.values(faultTexts)])
    for (const language of ['eng', 'hin', 'guj', 'ben'] as const) expect(text[language]).not.toBe('')
})

describe('a call that is not as the contract says', () => {
  let practice: TestBackend
  let patient: string
  let doctor: string
  beforeAll(async () => {
    practice = await startBackend()
    patient = await practice.logIn(demonstrationAccounts.patient.phoneNumber)
    doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
  })
  afterAll(() => practice.close())

  const MEERA = { name: 'Meera Rao', age: 41, gender: 'Female', is_default: false }
  const add = (fields: object, language = 'eng') =>
    practice.call('members.add', { ...MEERA, ...fields }, { token: patient, language })
  const count = () => practice.db.$count(members)

  test.each([
    ['eng', 'Start: 31-02-2026 is not a day of the calendar'],
    ['hin', 'शुरुआत: 31-02-2026 कैलेंडर का कोई दिन नहीं है'],
    ['guj', 'શરૂઆત: 31-02-2026 કૅલેન્ડરનો દિવસ નથી'],
    ['ben', 'শুরু: 31-02-2026 ক্যালেন্ডারের কোনো দিন নয়'],
  ])('is told in %s which field it is, and why', async (language, message) => {
    const reply = await practice.call('availability.list', { start: '31-02-2026' }, { token: doctor, language })
    expect(reply.body).toEqual({
      message,
      errorMessage: message,
      statusCode: 400,
      code: 'badInput',
      fields: [{ field: 'start', reason: 'notADay', message }],
    })
  })

  test('names a field as it was sent, whatever it is called inside', async () => {
    const fields = { channelId: 'app_x_y', id: crypto.randomUUID(), side: 'internal', type: 0 }
    const long = { ...fields, message: 'a'.repeat(4001) }
    const message = 'Message: at most 4000 characters fit here'
    expect((await practice.call('chat.send', long, { token: doctor })).body).toEqual({
      message,
      errorMessage: message,
      statusCode: 400,
      code: 'badInput',
      fields: [{ field: 'message', reason: 'tooLong', message }],
    })
  })

  test('names fields by what was sent, inside of lists and fields', async () => {
    const hours = { start_and_end_time: [{ start_time: '10:00', end_time: '25:00' }], total_slots: -1 }
    const reply = await practice.call('availability.create', hours, { token: doctor })
    const { fields } = reply.body as { fields: { field: string; reason: string }[] }
    expect(fields.filter(({ reason }) => reason !== 'missing').map(({ field, reason }) => [field, reason])).toEqual([
      ['start_and_end_time.0.end_time', 'malformed'],
      ['total_slots', 'outside'],
    ])
    const late = { clinic_id: null, schedule_dates: ['05-01-2026', '31-04-2026'] }
    const more = { type_of_consultation: 'video', consultation_fee: -5, slot_reserve_from: 1, slot_duration: 15 }
    const counts = { total_slots: 4, buffer_between_slots: 0, appointment_display: 4, reserved_slots_count: 0 }
    const whole = { ...late, ...more, ...counts, start_and_end_time: [{ start_time: '10:00', end_time: '12:00' }] }
    const refused = (await practice.call('availability.create', whole, { token: doctor })).body
    expect(refused).toMatchObject({
      code: 'badInput',
      message: 'Fee: -5 is not between 0 and 10000000',
      fields: [{ field: 'consultation_fee', reason: 'outside' }],
    })
    const days = (await practice.call('availability.create', { ...whole, consultation_fee: 5 }, { token: doctor })).body
    expect(days).toMatchObject({ fields: [{ field: 'schedule_dates.1', reason: 'notADay' }] })
  })

  test('that leaves something out keeps the decided sentence, and names it beside', async () => {
    const reply = await add({ name: ' ', age: null })
    expect(reply.body).toMatchObject({
      message: 'All fields are required',
      code: 'allFieldsRequired',
      fields: [{ field: 'age', reason: 'missing', message: 'Age: this is missing' }],
    })
    expect((await add({ name: '' })).message).toBe('All fields are required')
    const seen = await add({ name: '\u200B' })
    expect(seen.message).toBe('Name: this has nothing that can be seen')
  })

  test('stores nothing', async () => {
    const before = await count()
    for (const name of ['a\0b', '\uD800', '\u202E\u2060', 'x'.repeat(81)])
      expect((await add({ name })).status).toBe(400)
    for (const age of [-1, 1.5, 1e308, '41']) expect((await add({ age })).status).toBe(400)
    expect(await count()).toBe(before)
  })

  test('a name is stored in one encoding and without what cannot be seen', async () => {
    const reply = await add({ name: ' \u202EMeera\u200B  \u095B\u0007 ' })
    expect(reply.result).toMatchObject({ name: 'Meera ज़' })
  })

  test('of no JSON, no UTF-8, another type or a great depth is said to be unreadable', async () => {
    const { url, headers } = requestOf('members.add', {}, { token: patient })
    const send = async (body: BodyInit, type = 'application/json') => {
      const sent = new Headers(headers)
      sent.set('content-type', type)
      const response = await practice.fetch(new Request(url, { method: 'POST', headers: sent, body }))
      return { status: response.status, body: (await response.json()) as { message: string; code: string } }
    }
    const name = JSON.stringify(MEERA)
    const torn = new Uint8Array([
      ...new TextEncoder().encode('{"name":"'),
      0xff,
      0xc3,
      ...new TextEncoder().encode('"}'),
    ])
    const deep = `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const many = JSON.stringify({ ...MEERA, more: Array.from({ length: 50_000 }, () => 0) })
    for (const body of ['{', '[]', 'null', '"text"', '7', name.slice(0, -1), torn, deep, many, 'name=Meera'])
      expect(await send(body)).toEqual({
        status: 400,
        body: expect.objectContaining({ message: 'What was sent could not be read.', code: 'badInput' }) as unknown,
      })
    expect((await send('name=Meera&age=41', 'application/x-www-form-urlencoded')).status).toBe(400)
    expect((await send('<name/>', 'text/xml')).status).toBe(400)
    expect(await send(JSON.stringify({ name: 'a'.repeat(2_000_000) }))).toMatchObject({
      status: 413,
      body: { message: 'This is too large to send.', code: 'tooLarge' },
    })
    expect((await send(`{"__proto__":{"name":"Meera"},"constructor":{"age":1}}`)).body.code).toBe('allFieldsRequired')
  })

  test('with a field of its address twice, or a path that is no text, is refused', async () => {
    const { headers } = requestOf('orders.list', {}, { token: patient })
    const ask = async (path: string) => {
      const response = await practice.fetch(new Request(`http://practice.test${path}`, { headers }))
      return { status: response.status, body: (await response.json()) as { message: string } }
    }
    const twice = await ask('/booking-service/v1/orders?limit=10&limit=20&offset=0')
    expect(twice).toMatchObject({ status: 400, body: { message: 'Entries at once: this was sent more than once' } })
    for (const id of ['%', '%zz', '%FF', '%C0%80', '%00', '%ED%A0%80', 'a%2Fb', '..%2f', '%E2%80%8B', 'x'.repeat(300)])
      expect((await ask(`/doctor-service/v1/doctor/profile/${id}?latitude=1&longitude=1`)).status).toBe(400)
    expect((await ask('/booking-service/v1/orders?limit=%FF&offset=0')).status).toBe(400)
    expect((await ask('/booking-service/v1/orders?limit=10&offset=0&__proto__=1&constructor=2')).status).toBe(200)
  })
})
