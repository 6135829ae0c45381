import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { medicinesApi } from '../../src/core/medicines/medicines.api'
import type { PatientAddress, Pharmacy } from '../../src/core/medicines/medicines'
import { offersWay } from '../../src/core/medicines/medicines.rules'
import type { MedicineRequest, Orderable } from '../../src/core/medicines/supply'
import { askedLines } from '../../src/core/medicines/supply.rules'
import type { OwnCodeOf, OutputOf } from '../../src/core/kit/endpoint'
import { done, type Outcome } from '../../src/core/kit/outcome'
import { MOST_OPEN_AT_ONE, MOST_OPEN_REQUESTS } from '../../src/core/orders/order.times'
import { dayIn } from '../kit/dateWords'
import type { Call, PatientCaller } from '../kit/handlers'
import { isUuid } from '../kit/ids'
import { currentAddress } from '../members/members.port'
import { moveOrder, placeOrder, takeRequestTurn } from '../orders/orders.port'
import { providerOrders } from '../orders/orders.tables'
import { providers } from '../provider/provider.tables'
import { wantDocument } from '../records/records.port'
import type texts from './medicines.texts.json'
import { isFirstOrder } from './firstOrder'
import { orderableRecords } from './orderable.read'
import { delivers, findPharmacies, findPharmacy } from './pharmacies.read'

type Order = typeof medicinesApi.order
type OrderCall = Call<OwnCodeOf<Order>, keyof typeof texts, PatientCaller>

/** Sends a request to a pharmacy. Whatever is refused undoes all of it, also the end of the request it replaces. */
export const placeRequest = async (
  input: MedicineRequest,
  call: OrderCall,
): Promise<Outcome<OutputOf<Order>, never>> => {
  const { db, caller, now, refusal, say } = call
  await takeRequestTurn(db, caller.userId)
  const pharmacy = await pharmacyOf(input, call)
  const address = input.type === 'PICKUP' ? null : await addressOf(input, pharmacy, call)
  const record = await recordOf(input, call)
  if (input.replaces !== undefined) await endReplaced(input.replaces, pharmacy, call)
  await refuseTooMany(pharmacy, { db, refusal, patientId: caller.userId })
  // What the replaced request held is free again.
  const free = input.replaces === undefined ? record : await recordOf(input, call)
  refuseSupply(free, pharmacy, call)
  const short = free.lines.find(({ line, left }) => left !== null && left < wantedOf(input, line))
  if (short !== undefined) throw refusal('quantityTaken', { name: short.name })
  const lines = askedLines(free.lines, input.lines ?? [])
  if (free.lines.length > 0 && lines.length === 0) throw refusal('quantityTaken', { name: free.lines[0]!.name })
  const placed = await placeOrder(
    db,
    {
      kind: 'medicine',
      patientId: caller.userId,
      memberId: input.memberId,
      providerId: pharmacy.id,
      offer: (await isFirstOrder(db, caller.userId)) ? pharmacy.offer : null,
      way: input.type,
      addressId: address?.id ?? null,
      recordId: free.id,
      lines: lines.map(({ line, medicineId, name, prescribed, asked, unit, most, days }) => ({
        line,
        medicineId,
        name,
        prescribed,
        asked,
        unit,
        most,
        days,
      })),
      notSold: free.lines.filter(({ isSold }) => !isSold).map(({ name }) => name),
    },
    now,
  )
  switch (placed.is) {
    case 'alreadyOpen':
      throw refusal('alreadyOrdered', { pharmacy: pharmacy.name })
    case 'recordGone':
      throw refusal('recordGone')
    case 'profileIncomplete':
      throw refusal('profileIncomplete')
    case 'lineTaken':
      throw refusal('quantityTaken', { name: free.lines.find(({ line }) => line === placed.line)?.name ?? '' })
    case 'placed': {
      // The pharmacy reads it: of a prescription that nobody opened since it was signed, it is yet to be laid out.
      await wantDocument(db, free.id)
      const [row] = await db
        .select({ answerBy: providerOrders.answerBy })
        .from(providerOrders)
        .where(eq(providerOrders.id, placed.id))
      return done(
        { id: placed.id, orderNo: placed.orderNo, answerBy: row!.answerBy },
        say('sent', { pharmacy: pharmacy.name }),
      )
    }
  }
}

/** How much of a line is named; of one that is not, whatever is left. */
const wantedOf = ({ lines = [] }: MedicineRequest, line: number): number =>
  lines.find((each) => each.line === line)?.quantity ?? 0

const pharmacyOf = async ({ pharmacyId, type }: MedicineRequest, call: OrderCall): Promise<Pharmacy> => {
  const { db, now, language, refusal } = call
  const nowhere = { latitude: 0, longitude: 0 }
  const pharmacy = await findPharmacy(db, pharmacyId, nowhere, now)
  if (pharmacy === undefined) throw refusal('pharmacyGone')
  if (!pharmacy.takesOrders) {
    const { name, ordersFrom } = pharmacy
    const others = await othersOf(pharmacy, null, call)
    if (ordersFrom === null) throw refusal('pharmacyClosed', { pharmacy: name, others, when: '' })
    throw refusal('pharmacyClosed', {
      pharmacy: name,
      others,
      when: call.say('untilDay', { day: dayIn(language, ordersFrom) }),
    })
  }
  if (!offersWay(pharmacy, type))
    throw refusal('wayNotOffered', {
      pharmacy: pharmacy.name,
      way: call.say(type === 'PICKUP' ? 'pickup' : 'delivery'),
    })
  return pharmacy
}

/** Others around a pharmacy that take the order. */
const othersOf = async (
  { id, latitude, longitude }: Pharmacy,
  address: PatientAddress | null,
  { db, now }: OrderCall,
): Promise<number> => {
  const found = await findPharmacies(db, {
    near: address ?? { latitude, longitude },
    search: '',
    way: address && 'HOME_DELIVERY',
    address,
    limit: 100,
    offset: 0,
    now,
  })
  return found.filter((other) => other.id !== id && other.takesOrders).length
}

const addressOf = async ({ addressId }: MedicineRequest, pharmacy: Pharmacy, call: OrderCall) => {
  const { db, caller, refusal } = call
  const address = await currentAddress(db, caller.userId)
  if (address === undefined) throw refusal('addressMissing')
  if (addressId !== undefined && address.id !== addressId)
    throw refusal('addressChanged', { address: address.address, city: address.city })
  const [reached] = await db
    .select({ id: providers.id })
    .from(providers)
    .where(and(eq(providers.id, pharmacy.id), delivers(address)))
  if (reached !== undefined) return address
  const others = await othersOf(pharmacy, address, call)
  throw refusal('notDelivered', { pharmacy: pharmacy.name, pincode: address.pincode, others })
}

const recordOf = async ({ memberId, medicalRecordId: recordId }: MedicineRequest, call: OrderCall) => {
  const [record] = await orderableRecords(call.db, { patientId: call.caller.userId, memberId, recordId }, call.now)
  if (record === undefined) throw call.refusal('recordGone')
  return record
}

/** The request whose place this one takes is over, unless its pharmacy was faster. */
const endReplaced = async (id: string, pharmacy: Pharmacy, { db, caller, now, refusal }: OrderCall): Promise<void> => {
  const moved = await moveOrder(
    db,
    {
      id,
      action: 'cancel',
      by: { role: 'PATIENT', userId: caller.userId },
      only: eq(providerOrders.stage, 'requested'),
    },
    now,
  )
  if (moved.is === 'unknown') throw refusal('recordGone')
  if (moved.is === 'moved') {
    if (moved.order.providerId === pharmacy.id) throw refusal('alreadyOrdered', { pharmacy: pharmacy.name })
    return
  }
  // One that is over already stands in nobody's way.
  if (moved.order.closedAt !== null) return
  const [provider] = await db
    .select({ name: providers.name })
    .from(providers)
    .where(eq(providers.id, moved.order.providerId))
  throw refusal(moved.code === 'alreadyAccepted' ? 'alreadyAccepted' : 'changedMeanwhile', {
    pharmacy: provider?.name ?? '',
  })
}

type Beginning = Pick<Call<'tooManyOpen' | 'tooManyOpenHere', keyof typeof texts>, 'db' | 'refusal'> & {
  readonly patientId: string
}

/** Refuses a request beside as many as a patient may have open; the one that it replaces does not count. */
export const refuseTooMany = async (
  pharmacy: Pick<Pharmacy, 'id' | 'name'>,
  { db, patientId, refusal }: Beginning,
  replaces?: string,
): Promise<void> => {
  const [open] = await db
    .select({
      all: count(),
      here: sql<number>`count(*) filter (where ${providerOrders.providerId} = ${pharmacy.id})::int`,
    })
    .from(providerOrders)
    .where(
      and(
        eq(providerOrders.patientId, patientId),
        eq(providerOrders.kind, 'medicine'),
        eq(providerOrders.stage, 'requested'),
        replaces === undefined || !isUuid(replaces) ? undefined : ne(providerOrders.id, replaces),
      ),
    )
  if (open!.here >= MOST_OPEN_AT_ONE) throw refusal('tooManyOpenHere', { count: open!.here, pharmacy: pharmacy.name })
  if (open!.all >= MOST_OPEN_REQUESTS) throw refusal('tooManyOpen', { count: open!.all })
}

const refuseSupply = (record: Orderable, pharmacy: Pharmacy, { refusal, language, say }: OrderCall): void => {
  const { state, lines, openOrder, suppliedAt, doctorName } = record
  const names = lines
    .filter(({ isSold }) => !isSold)
    .map(({ name }) => name)
    .join(', ')
  switch (state) {
    case 'free':
      return
    case 'tooOld':
      throw refusal('recordTooOld')
    case 'notSold':
      throw refusal('notSoldOnline', { names })
    case 'inUse':
      if (openOrder?.pharmacyName === pharmacy.name) throw refusal('alreadyOrdered', { pharmacy: pharmacy.name })
      throw refusal('prescriptionInUse', {
        order: openOrder?.orderNo ?? '',
        pharmacy: openOrder?.pharmacyName ?? '',
      })
    case 'spent':
      throw refusal('prescriptionSpent', {
        when: suppliedAt === null ? '' : say('onDay', { day: dayIn(language, suppliedAt) }),
        doctor: doctorName ?? say('yourDoctor'),
      })
  }
}
