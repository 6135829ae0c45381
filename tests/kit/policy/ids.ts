import { and, eq, ne, notInArray } from 'drizzle-orm'
import * as SchemaAST from 'effect/SchemaAST'
import { appointments, schedules } from '../../../server/booking/booking.tables'
import { contractRows, type ContractRow, type RowName } from '../../../server/contract'
import { files } from '../../../server/files/files.tables'
import { hospitalRooms, roomBeds } from '../../../server/inpatient/inpatient.tables'
import { newId } from '../../../server/kit/ids'
import { recordLinks } from '../../../server/records/recordLinks.tables'
import { doctorHospitals, hospitals } from '../../../server/team/team.tables'
import { Id } from '../../../src/core/kit/written'
import { aMedicineOrder, aPaper, placed, somebodyOrdering } from '../orders'
import { PNG } from '../sampleFiles'
import type { Fields } from './case'
import type { PersonName, World } from './people'
import { cases } from './cases'

/** Things of a family, a doctor and a hospital with whom nobody who tries has to do. */
export interface Strangers {
  readonly patientId: string
  readonly memberId: string
  readonly bookingId: string
  readonly scheduleId: string
  readonly addressId: string
  readonly recordId: string
  readonly linkId: string
  readonly fileId: string
  readonly orderId: string
  readonly doctorId: string
  readonly hospitalId: string
  readonly roomId: string
  readonly bedId: string
}

/** A picture of somebody's for a chat. */
const chatFileOf = async ({ backend: { db, clock } }: World, ownerId: string): Promise<string> => {
  const id = newId()
  const file = { id, ownerId, purpose: 'chat', type: 'png', name: 'scan.png', size: PNG.length, content: PNG } as const
  await db.insert(files).values({ ...file, createdAt: clock.now() })
  return id
}

export const strangersOf = async (world: World): Promise<Strangers> => {
  const { backend, doctorId } = world
  const { db, clock } = backend
  const now = clock.now()
  const who = await somebodyOrdering(db, now, 'Nobody known')
  const { patientId, memberId } = who
  const [hours] = await db.select().from(schedules).where(ne(schedules.doctorId, doctorId)).limit(1)
  const bookingId = newId()
  await db.insert(appointments).values({
    id: bookingId,
    scheduleId: hours!.id,
    slotNo: hours!.totalSlots + 1,
    doctorId: hours!.doctorId,
    consultation: hours!.consultation,
    clinicId: hours!.clinicId,
    memberId,
    patientId,
    startsAt: hours!.endsAt,
    endsAt: hours!.endsAt + hours!.slotSeconds,
    status: 'upcoming',
    paymentMethodId: 1,
    paymentStatus: 'UNPAID',
    consultationFee: hours!.fee,
    finalAmount: hours!.fee,
    createdAt: now,
  })
  const recordId = await aPaper(db, who, now)
  const linkId = newId()
  const link = { id: linkId, recordId, memberId, name: 'A stranger', tokenHash: newId(), createdAt: now }
  await db.insert(recordLinks).values({ ...link, expiresAt: now + 1000 })
  const own = db.select({ id: doctorHospitals.hospitalId }).from(doctorHospitals)
  const [bed] = await db
    .select({ hospitalId: hospitals.id, roomId: hospitalRooms.id, bedId: roomBeds.id })
    .from(hospitals)
    .innerJoin(hospitalRooms, eq(hospitalRooms.hospitalId, hospitals.id))
    .innerJoin(roomBeds, eq(roomBeds.roomId, hospitalRooms.id))
    .where(and(notInArray(hospitals.id, own.where(eq(doctorHospitals.doctorId, doctorId)))))
    .limit(1)
  return {
    ...who,
    bookingId,
    scheduleId: hours!.id,
    recordId,
    linkId,
    fileId: await chatFileOf(world, patientId),
    orderId: await placed(db, await aMedicineOrder(db, who, now), now),
    doctorId: hours!.doctorId,
    ...bed!,
  }
}

/**
 * What an id of a row's input names: something that anybody may name, something that the caller made, something nobody
 * looks at, the record that the row's case is about, or what a test of its own proves. Else which of the strangers' it is
 * tried with: to whoever is let through it does not exist.
 */
export type IdCase =
  | 'public'
  | 'made'
  | 'unused'
  | 'the record'
  | { readonly provenIn: `tests/server/${string}.test.ts` }
  | keyof Strangers
  | {
      readonly strangers: keyof Strangers
      /** A call that names it, where that of the row's case does not. */
      readonly input: (world: World, who: PersonName) => Promise<Fields>
    }

/** A patient of the stay moves to a bed that nobody is in. */
const toFreeBed = async ({ backend, stay: { id, roomId } }: World): Promise<Fields> => {
  const bedId = newId()
  await backend.db.insert(roomBeds).values({ id: bedId, roomId, number: bedId, position: 99 })
  return { id, hospital_room_id: roomId, room_bed_id: bedId }
}

/** Names of the wire that anybody may use: of doctors and places, and of what stands in a catalogue. */
const PUBLIC: ReadonlySet<string> = new Set([
  'clinicId',
  'diagnosticId',
  'diagnosticTestIds',
  'doctorId',
  'healthCategoryId',
  'medicineId',
  'pharmacyId',
  'ruleId',
  'specialityId',
  'standardAdvice',
  'testId',
])
/** The tab or browser that calls, and what it names itself. */
const MADE: ReadonlySet<string> = new Set(['place', 'hash'])

/** Ids that name neither something of these nor the record of their row's case alone. */
export const idCases: { readonly [Row in RowName]?: Readonly<Record<string, IdCase>> } = {
  'availability.create': { clinic_id: { provenIn: 'tests/server/availability.test.ts' } },
  'availability.decide': {
    id: 'the record',
    'decisions.*.appointmentId': { provenIn: 'tests/server/availability.shrink.test.ts' },
    'decisions.*.slotId': { provenIn: 'tests/server/availability.shrink.test.ts' },
  },
  'booking.book': { patientId: 'unused', memberId: 'memberId', slotId: 'public' },
  'booking.cancel': { 'schedules.*': 'scheduleId', 'appointments.*': 'bookingId' },
  'booking.cancelScheduled': { 'schedules.*': 'scheduleId', 'appointments.*': 'bookingId' },
  'booking.patientBlock': {
    bookingId: 'bookingId',
    patientId: {
      strangers: 'patientId',
      input: async ({ people }) => ({ patientId: people.owner.userId, place: 'schedule' }),
    },
  },
  'booking.reschedule': { id: 'bookingId', slotId: 'public' },
  'call.answerInvite': { id: 'bookingId', inviteId: 'linkId' },
  'call.consent': { id: 'the record', version: 'made' },
  'call.enter': { id: 'the record', channelName: 'linkId', memberId: 'memberId' },
  'call.presence': { id: 'the record' },
  'call.takeOut': { id: 'bookingId', inviteId: 'linkId' },
  'chat.send': {
    id: 'made',
    channelId: 'the record',
    'mentions.*.userId': { provenIn: 'tests/server/chat.test.ts' },
    file_id: {
      strangers: 'fileId',
      input: async (world, who) => {
        const own = await cases['chat.send']!.input(world, who)
        return { ...own, type: 2, file_id: await chatFileOf(world, world.people[who].userId!) }
      },
    },
  },
  'chat.search': { doctor_id: 'doctorId' },
  'chat.userDetails': {
    'user_ids.*': { provenIn: 'tests/server/chatAccess.test.ts' },
    'doctor_ids.*': { provenIn: 'tests/server/chatAccess.test.ts' },
    'ip_dash_id.*': { provenIn: 'tests/server/chatAccess.test.ts' },
    'device_token_user_id.*': { provenIn: 'tests/server/chatAccess.test.ts' },
    'appointment_ids.*': { provenIn: 'tests/server/chatAccess.test.ts' },
    'member_ids.*': { provenIn: 'tests/server/chatAccess.test.ts' },
  },
  'diagnostics.book': { memberId: 'memberId' },
  'diagnostics.centre': { id: 'public' },
  'doctors.profile': { id: 'public' },
  'files.upload': { 'file.id': 'made', uploadId: { provenIn: 'tests/server/pieces.test.ts' } },
  'home.read': { user_id: 'unused' },
  'inpatient.admission': {
    patient_id: 'patientId',
    member_id: 'memberId',
    hospital_id: 'hospitalId',
    hospital_room_id: 'roomId',
    room_bed_id: 'bedId',
    id: 'linkId',
  },
  'inpatient.rooms': { hospital_id: 'hospitalId' },
  'inpatient.stays': {
    hospital_id: 'hospitalId',
    member_id: 'memberId',
    room_id: 'roomId',
    room_bed_id: 'bedId',
  },
  'inpatient.update': {
    id: 'the record',
    hospital_room_id: { strangers: 'roomId', input: (world) => toFreeBed(world) },
    room_bed_id: { strangers: 'bedId', input: (world) => toFreeBed(world) },
  },
  'location.details': { id: 'public' },
  'medicines.order': {
    medicalRecordId: 'recordId',
    memberId: 'memberId',
    addressId: { provenIn: 'tests/server/medicineOrder.test.ts' },
    replaces: 'orderId',
  },
  'medicines.orderable': { memberId: 'memberId' },
  'medicines.pharmacy': { id: 'public', replaces: 'orderId' },
  'notifications.markRead': { 'notificationIds.*': { provenIn: 'tests/server/notifications.test.ts' } },
  'orderReports.retract': { id: 'the record', medicalRecordId: 'recordId' },
  'prescription.active': { patientId: 'patientId', memberId: 'memberId', bookingId: 'bookingId' },
  'prescription.create': texts('bookingId'),
  'prescription.dropSentence': { id: { provenIn: 'tests/server/prescriptionDrafts.test.ts' } },
  'prescription.list': { memberId: 'memberId' },
  'prescription.update': texts('id'),
  'providerOrders.pharmacyList': { afterId: 'unused' },
  'providerOrders.centreList': { afterId: 'unused' },
  'sales.addOffer': { 'testIds.*': { provenIn: 'tests/server/chosenOffer.test.ts' } },
  'providerOrders.centreAct': {
    id: 'the record',
    'medicalRecordIds.*': { provenIn: 'tests/server/orderReports.test.ts' },
    'testIds.*': { provenIn: 'tests/server/refunds.test.ts' },
  },
  'providerOrders.centrePatch': {
    id: 'the record',
    'medicalRecordIds.*': 'recordId',
    'testIds.*': { provenIn: 'tests/server/refunds.test.ts' },
  },
  'recordLinks.revoke': { id: 'recordId', linkId: 'linkId' },
  'reception.step': { id: 'the record', current: { provenIn: 'tests/server/trades/oneRoom.test.ts' } },
  'records.list': { memberId: 'memberId', bookingId: 'bookingId' },
  'records.save': { memberId: 'memberId', bookingId: 'bookingId' },
  'records.update': { id: 'recordId', memberId: 'memberId' },
  'ring.decline': { id: { provenIn: 'tests/server/ring.test.ts' } },
  'ring.notify': {
    id: 'made',
    bookingId: 'bookingId',
    memberId: 'unused',
    patientId: 'unused',
    callerId: 'unused',
    callingUserId: 'unused',
  },
  'sentReports.accept': { id: 'linkId', memberId: 'memberId' },
  'session.addNumber': { patientId: 'patientId' },
  'session.openPatient': { patientId: 'patientId' },
  'support.faqs': { tag: 'public' },
  'team.members': { hospital_id: 'hospitalId' },
  'templates.create': texts(),
  'templates.update': texts('id'),
  'templates.checkName': { exceptId: 'linkId' },
}

/** A prescription's own words have ids of the catalogue; the record of its row is in its case. */
function texts(record?: string): Readonly<Record<string, IdCase>> {
  const words = ['complaint', 'diagnosis', 'tags', 'otherHealthProblems'].map((list) => [`${list}.*.id`, 'public'])
  return { ...Object.fromEntries(words), ...(record !== undefined && { [record]: 'the record' }) } as Readonly<
    Record<string, IdCase>
  >
}

const isId = (ast: SchemaAST.AST): boolean => {
  const [check] = Id.ast.checks!
  return [ast, ...(ast.encoding ?? []).map(({ to }) => to)].some(({ checks }) => checks?.includes(check) === true)
}
const onWire = (ast: SchemaAST.AST): SchemaAST.AST =>
  ast.encoding === undefined ? ast : onWire(ast.encoding.at(-1)!.to)

/** Where ids stand in what a row takes, by their names on the wire; `*` is each of a list. */
const placesIn = (ast: SchemaAST.AST, at: readonly string[]): readonly string[] => {
  const outer = onWire(ast)
  const inside = (): readonly string[] => {
    if (SchemaAST.isUnion(outer)) return outer.types.flatMap((each) => placesIn(each, at))
    if (SchemaAST.isArrays(outer))
      return [...outer.elements, ...outer.rest].flatMap((each) => placesIn(each, [...at, '*']))
    if (!SchemaAST.isObjects(outer)) return []
    return outer.propertySignatures.flatMap(({ name, type }) => placesIn(type, [...at, String(name)]))
  }
  return [...(isId(ast) ? [at.join('.')] : []), ...inside()]
}

const lastName = (place: string): string => place.split('.').findLast((name) => name !== '*')!

export interface IdField {
  readonly row: ContractRow
  readonly place: string
  /** Undefined where nobody declared what it names. */
  readonly named: IdCase | undefined
}

/** Every id of every row's input, with what was declared of it. */
export const idFields: readonly IdField[] = contractRows.flatMap((row) => {
  const places = [...new Set(placesIn(row.endpoint.input.ast, []))]
  const own = places.filter((place) => !PUBLIC.has(lastName(place)) && !MADE.has(lastName(place)))
  return places.map((place): IdField => {
    const declared = idCases[row.name]?.[place]
    if (declared !== undefined) return { row, place, named: declared }
    if (!own.includes(place)) return { row, place, named: PUBLIC.has(lastName(place)) ? 'public' : 'made' }
    const isTried = own.length === 1 && cases[row.name]?.missing !== undefined
    return { row, place, named: isTried ? 'the record' : undefined }
  })
})

/** What was declared of ids that no row has. */
export const staleIdCases: readonly string[] = Object.entries(idCases).flatMap(([row, declared]) =>
  Object.keys(declared)
    .filter((place) => !idFields.some((field) => field.row.name === row && field.place === place))
    .map((place) => `${row} ${place}`),
)

/** A call with another id at a place. */
export const withId = (fields: Fields, place: string, id: string): Fields => {
  const [name = '', ...rest] = place.split('.')
  if (rest.length === 0) return { ...fields, [name]: id }
  // A list with this one alone.
  return { ...fields, [name]: [id] }
}
