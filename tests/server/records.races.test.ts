import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { members } from '../../server/members/members.tables'
import { newId } from '../../server/kit/ids'
import { providerOrders } from '../../server/orders/orders.tables'
import { openSession } from '../../server/people/people.store'
import { recordLinks } from '../../server/records/recordLinks.tables'
import { medicalRecords } from '../../server/records/records.tables'
import type { RowName } from '../../server/contract'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { aPaper, type Orderer, somebodyOrdering } from '../kit/orders'
import { newPharmacy } from '../kit/pharmacies'
import { PNG } from '../kit/sampleFiles'

let practice: TestBackend
let pharmacyId: string
beforeAll(async () => {
  practice = await startBackend()
  pharmacyId = await newPharmacy(practice.db, { name: 'Neem Tree' })
})
afterAll(() => practice.close())

/** People who do the same at the same time. */
const CROWD = 14

interface Keeper extends Orderer {
  readonly recordId: string
  readonly token: string
}

const keeper = async (): Promise<Keeper> => {
  const who = await somebodyOrdering(practice.db, NOW)
  const token = await openSession(practice.db, { userId: who.patientId, role: 'PATIENT', deviceId: null }, NOW)
  return { ...who, token, recordId: await aPaper(practice.db, who, NOW) }
}
const keepers = () => Promise.all(Array.from({ length: CROWD }, keeper))

const call = async (row: RowName, input: Record<string, unknown>, token: string) => {
  const { status, body } = await practice.call(row, input, { token })
  const { code } = body as { readonly code?: string }
  return code === undefined ? String(status) : `${status} ${code}`
}
const order = ({ memberId, recordId, token }: Keeper) =>
  call('medicines.order', { medicalRecordId: recordId, memberId, pharmacyId, type: 'PICKUP' }, token)
const remove = ({ recordId: id, token }: Keeper) => call('records.remove', { id }, token)
const moveTo = ({ recordId: id, token }: Keeper, memberId: string) =>
  call(
    'records.update',
    { id, memberId, title: 'Of another', healthCategoryId: 'spine', documentDate: '10-01-2020' },
    token,
  )

/** How two calls that were made at once ended, each pair as one text. */
const endings = async (who: readonly Keeper[], ...acts: readonly ((one: Keeper) => Promise<string>)[]) =>
  Promise.all(who.map(async (one) => (await Promise.all(acts.map((act) => act(one)))).join(', ')))

describe('A record that is ordered with and', () => {
  test('taken away at once: one of the two is refused', async () => {
    const who = await keepers()
    const ended = await endings(who, order, remove)
    expect(ended.filter((each) => !['200, 409 usedInOrder', '404 recordGone, 200'].includes(each))).toEqual([])
    const onRemoved = await practice.db
      .select({ id: providerOrders.id })
      .from(providerOrders)
      .innerJoin(medicalRecords, eq(medicalRecords.id, providerOrders.recordId))
      .where(and(isNotNull(medicalRecords.removedAt), ne(providerOrders.stage, 'cancelled')))
    expect(onRemoved).toEqual([])
  })

  test('given to another of the family at once: it is never ordered with for somebody else', async () => {
    const who = await keepers()
    const others = new Map<Keeper, string>()
    for (const one of who) {
      const id = newId()
      others.set(one, id)
      const { patientId } = one
      const person = { name: 'Ravi', age: 9, gender: 'Male' as const, isDefault: false, createdAt: NOW }
      await practice.db.insert(members).values({ id, patientId, ...person })
    }
    const ended = await endings(who, order, (one) => moveTo(one, others.get(one)!))
    expect(ended.filter((each) => !['200, 409 usedInOrder', '404 recordGone, 200'].includes(each))).toEqual([])
    const ofOthers = await practice.db
      .select({ id: providerOrders.id })
      .from(providerOrders)
      .innerJoin(medicalRecords, eq(medicalRecords.id, providerOrders.recordId))
      .where(ne(medicalRecords.memberId, providerOrders.memberId))
    expect(ofOthers).toEqual([])
  })
})

describe('A record that is shared and taken away at once', () => {
  const TITLE = 'MRI of the lumbar spine'
  const uploaded = async (token: string, memberId: string): Promise<string> => {
    const file = new File([new Uint8Array(PNG)], 'scan.png')
    const { result } = await practice.call<{ url: string }>('files.upload', { kind: 'report', file }, { token })
    const about = { type: 'report', healthCategoryId: 'spine', documentDate: '10-01-2020', title: TITLE, memberId }
    return (await practice.call<{ id: string }>('records.save', { ...about, url: result.url }, { token })).result.id
  }

  test('has no link that works once it is brought back', async () => {
    const token = await practice.logIn(demonstrationAccounts.patient.phoneNumber)
    const [own] = await practice.db
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.patientId, demonstrationAccounts.patient.id), members.isDefault))
    const ids: string[] = []
    for (let made = 0; made < CROWD; made += 1) ids.push(await uploaded(token, own!.id))
    const share = (id: string) => call('recordLinks.make', { id, name: 'Dr Shah', hasCode: false }, token)
    const ended = await Promise.all(
      ids.map(async (id) => (await Promise.all([share(id), call('records.remove', { id }, token)])).join(', ')),
    )
    expect(ended.filter((each) => !['200, 200', '404 notFound, 200'].includes(each))).toEqual([])
    for (const id of ids) expect(await call('records.restore', { id }, token)).toBe('200')
    const live = await practice.db
      .select({ id: recordLinks.id })
      .from(recordLinks)
      .where(
        and(inArray(recordLinks.recordId, ids), isNull(recordLinks.endedAt), sql`${recordLinks.expiresAt} > ${NOW}`),
      )
    expect(live).toEqual([])
  })
})
