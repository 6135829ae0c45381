import { sql } from 'drizzle-orm'
import { demonstrationAccounts, demonstrationProviders } from '../../server/seed/accounts'
import { medicalRecords } from '../../server/records/records.tables'
import { members } from '../../server/members/members.tables'
import { creditNotes, orderTests, providerOrders } from '../../server/orders/orders.tables'
import type { Database } from '../../server/kit/handlers'
import { newId } from '../../server/kit/ids'

type Order = typeof providerOrders.$inferInsert

/** Writes orders of the pharmacy of the demonstration, or of its diagnostic centre, as they came to stand. */
export const salesBook = async (db: Database) => {
  const patientId = demonstrationAccounts.patient.id
  const [member] = await db
    .select({ id: members.id })
    .from(members)
    .where(sql`${members.patientId} = ${patientId} and ${members.isDefault}`)
  const recordId = newId()
  const memberId = member!.id
  await db.insert(medicalRecords).values({
    id: recordId,
    patientId,
    memberId,
    title: 'Prescription',
    type: 'prescription',
    documentDate: '2026-01-01',
    source: 'upload',
    uploadedBy: patientId,
    createdAt: 1,
  })
  const whose = {
    patientId,
    memberId,
    age: 42,
    gender: 'Female',
    countryCode: '+91',
    phoneNumber: '9000000001',
  } as const
  const paidAt = (at: number) => ({
    stage: 'completed' as const,
    paymentStatus: 'PAID' as const,
    paymentMethodId: 1,
    acceptedAt: at,
    completedAt: at,
    stageAt: at,
  })
  const medicine = (more: Partial<Order>): Order => ({
    id: newId(),
    kind: 'medicine',
    stage: 'requested',
    providerId: demonstrationProviders.pharmacy,
    patientName: 'Asha Patel',
    way: 'PICKUP',
    recordId,
    createdAt: 1,
    stageAt: 1,
    ...whose,
    ...more,
  })
  const test = (more: Partial<Order>): Order => ({
    ...medicine({}),
    kind: 'test',
    providerId: demonstrationProviders.centre,
    way: null,
    recordId: null,
    testDay: 1,
    testSet: newId(),
    total: 100,
    payable: 100,
    ...more,
  })
  return {
    paidAt,
    /** What is refunded has its credit note. */
    medicine: async (more: Partial<Order>, no: string = newId()) => {
      const values = medicine(more)
      const [row] = await db
        .insert(providerOrders)
        .values({ ...values, refunded: values.refundedAt == null ? 0 : values.payable! })
        .returning()
      const { id: orderId, providerId, payable, refundedAt: at } = row!
      if (at !== null) {
        const note = { id: newId(), orderId, providerId, no, amount: payable!, words: 'Back', at, countedAt: at }
        await db.insert(creditNotes).values(note)
      }
      return row!
    },
    test: async (more: Partial<Order>, names: readonly string[] = []) => {
      const [row] = await db.insert(providerOrders).values(test(more)).returning()
      if (names.length > 0)
        await db
          .insert(orderTests)
          .values(names.map((name) => ({ orderId: row!.id, testId: newId(), name, price: 100 })))
      return row!
    },
    /** Completed orders, one a minute from a moment on, each of a rupee more than the one before. */
    many: (count: number, from: number) =>
      db.execute(sql`insert into provider_orders (id, kind, stage, provider_id, patient_id, member_id, patient_name, age,
          gender, country_code, phone_number, way, record_id, total, discount, payable, payment_status, payment_method_id,
          created_at, stage_at, accepted_at, completed_at)
        select gen_random_uuid(), 'medicine', 'completed', ${demonstrationProviders.pharmacy}, ${patientId}, ${memberId},
          '=HYPERLINK("x")', 42, 'Female', '+91', '9000000001', 'PICKUP', ${recordId}, 10000 + n, 0, 10000 + n, 'PAID', 1,
          ${from}::bigint + n, ${from}::bigint + n, ${from}::bigint + n, ${from}::bigint + n
        from generate_series(1, ${count}) as n`),
  }
}
