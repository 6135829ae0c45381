import * as SchemaAST from 'effect/SchemaAST'
import { type ContractRow, contractRows, type RowName } from '../../server/contract'
import { type AnyEndpoint, pathParams } from '../../src/core/kit/endpoint'
import { requestOf, startBackend, type TestBackend } from './backend'
import type { Fields } from './policy/case'
import { cases } from './policy/cases'
import { stored } from './policy/matrix'
import { peopleOf, type PersonName, tokenOf, type World } from './policy/people'

/** A place in what is sent: names of fields, and 0 for the first of a list. */
type Place = readonly (string | 0)[]

/** What stands at a place of the wire. */
export interface Spot {
  readonly place: Place
  readonly kind: 'text' | 'number' | 'flag' | 'choice' | 'list' | 'fields'
  readonly isDay: boolean
  /** Of numbers: without a fraction. */
  readonly isWhole: boolean
}

const DEEPEST = 8

const kindOf = (ast: SchemaAST.AST): Spot['kind'] => {
  if (SchemaAST.isObjects(ast)) return 'fields'
  if (SchemaAST.isArrays(ast)) return 'list'
  if (SchemaAST.isNumber(ast)) return 'number'
  if (SchemaAST.isBoolean(ast)) return 'flag'
  return SchemaAST.isString(ast) ? 'text' : 'choice'
}

const findsFault = ({ checks }: SchemaAST.AST, fault: string): boolean =>
  (checks ?? []).some(({ annotations }) => (annotations?.['fault'] as { is?: string } | undefined)?.is === fault)

const isInt = ({ checks }: SchemaAST.AST): boolean =>
  (checks ?? []).some(({ annotations }) => JSON.stringify(annotations?.['representation'] ?? {}).includes('isInt'))

const spotsIn = (ast: SchemaAST.AST, at: Place): readonly Spot[] => {
  if (at.length > DEEPEST) return []
  if (SchemaAST.isUnion(ast)) return ast.types.flatMap((type) => spotsIn(type, at))
  if (SchemaAST.isNull(ast)) return []
  const here: Spot[] =
    at.length === 0 ? [] : [{ place: at, kind: kindOf(ast), isDay: findsFault(ast, 'notADay'), isWhole: isInt(ast) }]
  if (SchemaAST.isObjects(ast))
    return [...here, ...ast.propertySignatures.flatMap(({ name, type }) => spotsIn(type, [...at, String(name)]))]
  if (SchemaAST.isArrays(ast))
    return [...here, ...[...ast.elements, ...ast.rest].flatMap((item) => spotsIn(item, [...at, 0]))]
  return here
}

/** Every place of what a row is sent, for each way in which it can be. */
export const waysOf = ({ input, multipart }: AnyEndpoint): readonly (readonly Spot[])[] => {
  const wire = SchemaAST.toEncoded(input.ast)
  return (SchemaAST.isUnion(wire) ? wire.types : [wire]).map((way) => {
    const known = new Map(spotsIn(way, []).map((spot) => [`${spot.place.join('.')} ${spot.kind}`, spot]))
    // A file is not written as a field.
    return [...known.values()].filter(({ place }) => !multipart || place[0] !== 'file')
  })
}

interface Bad {
  readonly name: string
  readonly value: unknown
}
const bad = (name: string, value: unknown): Bad => ({ name, value })

const nested = (depth: number): unknown => (depth === 0 ? 'deep' : [nested(depth - 1)])
const LONG = 'a'.repeat(70_000)

/** Nothing of this is ever taken, of whatever kind a field is. */
const NEVER: readonly Bad[] = [
  bad('a zero character', 'a\0b'),
  bad('half a character', 'a\uD83Db'),
  bad('no end', 1e308),
  bad('below everything', -1e308),
  bad('a long text', LONG),
  bad('fields', { a: { b: null } }),
  bad('lists in lists', nested(12)),
  bad(
    'a long list',
    Array.from({ length: 5000 }, () => null),
  ),
]
const BY_KIND: Readonly<Record<Spot['kind'], readonly Bad[]>> = {
  text: [bad('a number', 7), bad('true', true)],
  number: [bad('a text', 'seven'), bad('digits', '7'), bad('a large number', 9_999_999_999_999), bad('true', true)],
  flag: [bad('a text', 'yes'), bad('a number', 1)],
  choice: [bad('another', 'another'), bad('a number', 77)],
  list: [bad('a text', 'one'), bad('a list of nothing', [null])],
  fields: [bad('a text', 'one'), bad('a list', [[]])],
}
const FRACTIONS: readonly Bad[] = [bad('a fraction', 0.5), bad('a small fraction', 1e-9)]
const DAYS: readonly Bad[] = [
  '31-02-2026',
  '29-02-2027',
  '00-00-0000',
  '01-01-0001',
  '2026-13-01',
  '2026-02-03',
  '32-01-2026',
  '01-01-1999',
  '01-01-2101',
  '',
].map((day) => bad(day, day))

/** What a field may take or not: nothing of it breaks anything. */
const PERHAPS: readonly Bad[] = [
  bad('nothing', ''),
  bad('an invisible character', '\u200B'),
  bad('a direction', '\u202Eabc'),
  bad('a control', 'a\u0007b'),
  bad('half a letter', '\u0301'),
  bad('minus one', -1),
  bad('zero', 0),
  bad('a fraction', 0.5),
  bad('null', null),
  bad('an empty list', []),
  bad('another encoding', '\u095B'),
  bad('emoji', '👨‍👩‍👧'),
  bad('wildcards', '%_\\'),
  bad('markup', `<img src=x onerror=alert(1)>'";--`),
  bad('a prototype', '__proto__'),
]

export const withAt = (value: unknown, [first, ...rest]: Place, put: unknown): unknown => {
  if (first === undefined) return put
  if (first === 0) return [withAt(Array.isArray(value) ? (value[0] as unknown) : undefined, rest, put)]
  const of = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  return { ...of, [first]: withAt((of as Fields)[first], rest, put) }
}

export interface BadAnswer {
  readonly row: RowName
  readonly who: string
  readonly field: string
  readonly value: string
  readonly status: number
  readonly message: string
}

export interface BadInputFindings {
  readonly rows: number
  readonly fields: number
  readonly calls: number
  /** Answered by a fault of the server. */
  readonly broken: readonly BadAnswer[]
  /** Taken, though nothing of the kind may be. */
  readonly taken: readonly BadAnswer[]
  /** Refused without a word about the field. */
  readonly unnamed: readonly BadAnswer[]
  /** Rooms whose rows stored something while they refused. */
  readonly written: readonly string[]
}

type Found = {
  -readonly [K in keyof BadInputFindings]: BadInputFindings[K] extends readonly (infer E)[] ? E[] : number
}

const SOMEWHERE = '00000000-0000-4000-8000-00000000dead'
const PERSON = { name: 'Meera Rao', countryCode: '+91', mobileNumber: '9800000000', problem: 'A question' }
const CHANGES = { sponsor_name: 'Self', case_history: 'Pain', hospital_uhid: 'U1', admission_date: '05-01-2026' }

const BILLED = {
  billLines: [{ name: 'X', quantity: 1, price: 1, hsn: '3004', gst: 5, batch: '', expiry: '', maker: '', isH1: false }],
}

const ANSWERED = {
  dismissals: [{ ruleId: 'a-rule', ruleVersion: 1, fingerprint: 'lines', reason: 'own', words: 'Seen' }],
}

/** Calls of the rows that can be sent in more than one way, in the order of the contract, and what others hold whole. */
const ways: Partial<Record<RowName, readonly Fields[]>> = {
  'providerOrders.pharmacyAct': [BILLED],
  'providerOrders.pharmacyPatch': [BILLED],
  'providerOrders.centreAct': [BILLED],
  'providerOrders.centrePatch': [BILLED],
  'booking.book': [
    { patientId: SOMEWHERE, patientName: 'Meera Rao', patientAge: 41, patientGender: 'Female', doctorId: undefined },
    { doctorId: SOMEWHERE, patientName: undefined, patientId: undefined },
  ],
  'prescription.create': [ANSWERED],
  'prescription.update': [ANSWERED],
  'inpatient.admission': [
    {
      status: 'admit',
      ...CHANGES,
      patient_id: SOMEWHERE,
      member_id: null,
      name: 'Meera Rao',
      age: 41,
      gender: 'Female',
      id: undefined,
      hospital_id: SOMEWHERE,
      hospital_room_id: SOMEWHERE,
      room_bed_id: SOMEWHERE,
    },
    { status: 'discharged', id: SOMEWHERE },
  ],
  'inpatient.update': [
    { hospital_room_id: SOMEWHERE, room_bed_id: SOMEWHERE, status: undefined },
    { ...CHANGES, seen: CHANGES, status: undefined },
    { status: 'active' },
  ],
  'support.patientTicket': [
    { kind: 'helpMeChoose' },
    { kind: 'confused', ...PERSON },
    { kind: 'support', ...PERSON, inquiryType: 'other' },
  ],
}

interface Answered {
  readonly status: number
  readonly message: string
  readonly fields: readonly string[]
}

const ask = async (backend: TestBackend, request: Request): Promise<Answered> => {
  const response = await backend.fetch(request)
  const body = (await response.json()) as { message?: string; fields?: readonly { field: string }[] }
  return {
    status: response.status,
    message: body.message ?? '',
    fields: (body.fields ?? []).map(({ field }) => field),
  }
}

/** As `encodeURIComponent`, also of what is no text. */
const inAddress = (value: unknown): string =>
  encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replaceAll(/[\uD800-\uDFFF]/g, '\uFFFD'),
  )

export const requestWith = (row: ContractRow, fields: Fields, token: string, place: Place): Request => {
  const inPath = pathParams(row.endpoint.path)
  const [name] = place
  if (!inPath.includes(String(name))) return requestOf(row.name, fields, { token })
  // The client's own way of filling a path in would not send it.
  const plain = requestOf(row.name, { ...fields, [String(name)]: 'XXPATHXX' }, { token })
  const body =
    plain.body === null
      ? null
      : JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([each]) => !inPath.includes(each))))
  return new Request(plain.url.replace('XXPATHXX', inAddress(fields[String(name)])), {
    method: plain.method,
    headers: plain.headers,
    ...(body === null ? {} : { body }),
  })
}

/** Texts of an address are all there is: what is text there may be taken. */
const isTextThere = (row: ContractRow, { place, kind }: Spot, { value }: Bad): boolean => {
  const isList = row.endpoint.method === 'DELETE' && kind === 'list'
  const isAddress =
    pathParams(row.endpoint.path).includes(String(place[0])) ||
    row.endpoint.method === 'GET' ||
    (row.endpoint.method === 'DELETE' && !isList && typeof place.at(-1) === 'string')
  if (!isAddress) return row.endpoint.multipart === true
  return typeof value !== 'string' || value.includes('\uD83D')
}

/** Every value in every field, or each field with one value, the next in turn, so that each value is sent somewhere. */
type Extent = 'all' | 'each'

/** The rooms of the contract. */
export const roomsWithRows: readonly string[] = [...new Set(contractRows.map(({ name }) => name.split('.')[0]!))]

/** People of a practice, who send what is bad one room after another. */
export interface Senders {
  /** Sends bad values in the fields of a room's rows, as somebody who may call them, and looks at what comes of it. */
  readonly tryRoom: (room: string, as: 'guest' | 'staff') => Promise<BadInputFindings>
  readonly close: () => Promise<void>
}

export const openSenders = async (extent: Extent): Promise<Senders> => {
  const backend = await startBackend()
  const world = await peopleOf(backend)
  let turn = 0
  const isItsTurn = (of: number): boolean => {
    turn += 1
    return extent === 'all' || turn % of === 0
  }
  return {
    close: backend.close,
    tryRoom: async (room, as) => {
      const found: Found = { rows: 0, fields: 0, calls: 0, broken: [], taken: [], unnamed: [], written: [] }
      const callers = contractRows.flatMap((row) => {
        const may = row.name.startsWith(`${room}.`) ? (cases[row.name]?.may ?? ['guest']) : []
        const who = as === 'guest' ? may.find((each) => each === 'guest') : may.findLast((each) => each !== 'guest')
        return who === undefined ? [] : [{ row, who }]
      })
      found.rows = callers.length
      // What they need stands before anything is compared.
      const prepared: Omit<Way, 'isItsTurn' | 'mustRefuse'>[] = []
      for (const caller of callers) prepared.push(...(await waysToSend(world, caller)))
      const isWriting = callers.some(({ row }) => row.endpoint.mutates)
      const before = isWriting ? await stored(world) : null
      for (const way of prepared) await tryWay(world, { ...way, isItsTurn, mustRefuse: true }, found)
      if (before !== null && before !== (await stored(world))) found.written.push(room)
      for (const way of prepared) await tryWay(world, { ...way, isItsTurn, mustRefuse: false }, found)
      return found
    },
  }
}

/** What a row is sent by somebody, in each way in which it can be. */
const waysToSend = async (
  world: World,
  { row, who }: Pick<Way, 'row' | 'who'>,
): Promise<readonly Omit<Way, 'isItsTurn' | 'mustRefuse'>[]> => {
  const token = await tokenOf(world.backend, world.people[who])
  const prepared: Omit<Way, 'isItsTurn' | 'mustRefuse'>[] = []
  for (const [way, spots] of waysOf(row.endpoint).entries()) {
    const base = { ...(await cases[row.name]?.input(world, who)), ...ways[row.name]?.[way] }
    prepared.push({ row, base, spots, who, token })
  }
  return prepared
}

interface Way {
  readonly row: ContractRow
  readonly who: PersonName
  readonly token: string
  readonly base: Fields
  readonly spots: readonly Spot[]
  /** Whether a value is sent, of so many that a field could be sent. */
  readonly isItsTurn: (of: number) => boolean
  /** Whether it is sent what nothing takes, or what a field may take or not. */
  readonly mustRefuse: boolean
}

const tryWay = async (
  world: World,
  { row, base, spots, who, token, isItsTurn, mustRefuse }: Way,
  found: Found,
): Promise<void> => {
  const { backend } = world
  if (mustRefuse) found.fields += spots.length
  const send = async (spot: Spot, { name, value }: Bad): Promise<void> => {
    const fields = withAt(base, spot.place, value) as Fields
    found.calls += 1
    const answer = await ask(backend, requestWith(row, fields, token, spot.place))
    const field = spot.place.join('.')
    const seen = { row: row.name, who, field, value: name, status: answer.status, message: answer.message }
    if (answer.status >= 500 || (answer.message === '' && answer.status >= 400)) found.broken.push(seen)
    if (mustRefuse && answer.status === 200) found.taken.push(seen)
    else if (
      mustRefuse &&
      answer.status === 400 &&
      !answer.fields.some((each) => each.startsWith(field) || field.startsWith(each))
    )
      found.unnamed.push(seen)
  }
  for (const spot of spots) {
    const never = [...NEVER, ...BY_KIND[spot.kind], ...(spot.isDay ? DAYS : []), ...(spot.isWhole ? FRACTIONS : [])]
    const values = mustRefuse
      ? never.filter((each) => !isTextThere(row, spot, each))
      : [...PERHAPS, ...NEVER.filter((each) => isTextThere(row, spot, each))]
    for (const each of values) if (isItsTurn(values.length)) await send(spot, each)
  }
}
