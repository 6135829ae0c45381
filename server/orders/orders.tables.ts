import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { TestNote, TestQuestion } from '../../src/core/diagnostics/diagnostics'
import type { Mover } from '../../src/core/kit/lifecycle'
import { Gender } from '../../src/core/members/members'
import {
  deliveryWays,
  ORDER_LIVE,
  ORDER_OVER,
  type OrderAction,
  orderKinds,
  orderStages,
  type OrderStage,
  type OrderStatus,
  stagesOf,
  statusOfStage,
} from '../../src/core/orders/order.lifecycle'
import { files } from '../files/files.tables'
import { searchedText } from '../kit/search'
import { members, patientAddresses } from '../members/members.tables'
import { users } from '../people/people.tables'
import { providers } from '../provider/provider.tables'
import { medicalRecords } from '../records/records.tables'

const at = (name: string) => bigint(name, { mode: 'number' })

/** Stages stand in statements as they are: a generated column and the condition of an index take no placeholders. */
const literal = (text: string) => sql.raw(`'${text}'`)
const literals = (texts: readonly string[]) => sql.join(texts.map(literal), sql`, `)

const statusOf = (stage: SQL | object): SQL =>
  sql`case ${stage} ${sql.join(
    orderStages.map((each) => sql`when ${literal(each)} then ${literal(statusOfStage[each])}`),
    sql` `,
  )} end`

/**
 * Orders of medicines and tests: one life in stages, of which the status of the wire is a function. Name, age, gender,
 * phone, prices are those of the moment of ordering. Amounts are integer paise, null until there is a bill.
 */
export const providerOrders = pgTable(
  'provider_orders',
  {
    id: uuid('id').primaryKey(),
    /** Shown as `M-104283` or `T-104283`. */
    orderNo: bigserial('order_no', { mode: 'number' }).notNull(),
    kind: text('kind', { enum: orderKinds }).notNull(),
    stage: text('stage', { enum: orderStages }).notNull(),
    status: text('status')
      .$type<OrderStatus>()
      .notNull()
      .generatedAlwaysAs((): SQL => statusOf(providerOrders.stage)),
    /** Counts up with every change. */
    revision: integer('revision').notNull().default(1),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => users.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id),
    patientName: text('patient_name').notNull(),
    age: smallint('age').notNull(),
    gender: text('gender', { enum: Gender.literals }).notNull(),
    countryCode: text('country_code').notNull(),
    phoneNumber: text('phone_number').notNull(),
    way: text('way', { enum: deliveryWays }),
    addressId: uuid('address_id').references(() => patientAddresses.id),
    recordId: uuid('record_id').references(() => medicalRecords.id),
    /** Medicines of its prescription that no pharmacy supplies by order: Schedule X and narcotics. */
    notSold: text('not_sold')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The day of a visit for tests: its first second in India. */
    testDay: at('test_day'),
    /** Tests of the order, as one text: the same set twice is the same order. */
    testSet: text('test_set'),
    total: integer('total'),
    discount: integer('discount'),
    payable: integer('payable'),
    /** The offer it was placed with: per cent, and at most so much. Its part of the discount is never taken back. */
    offerPercent: smallint('offer_percent'),
    offerMost: integer('offer_most'),
    paymentStatus: text('payment_status', { enum: ['UNPAID', 'PAID', 'REFUNDED'] })
      .notNull()
      .default('UNPAID'),
    paymentMethodId: smallint('payment_method_id'),
    deliveryPartner: text('delivery_partner'),
    trackingId: text('tracking_id'),
    /** Why it was rejected or withdrawn: a code of the core, and words of the provider. */
    reason: text('reason'),
    reasonWords: text('reason_words'),
    /** What the provider said to an offer of less. */
    offerWords: text('offer_words'),
    /** Who prescribed, as the register of Schedule H1 has it. */
    prescriber: text('prescriber'),
    invoiceNo: text('invoice_no'),
    /** The bill as a PDF; null until it is laid out. */
    invoiceFileId: uuid('invoice_file_id').references(() => files.id),
    /** What of it was given back, by credit notes. */
    refunded: integer('refunded').notNull().default(0),
    createdAt: at('created_at').notNull(),
    /** When it came to its stage. */
    stageAt: at('stage_at').notNull(),
    acceptedAt: at('accepted_at'),
    completedAt: at('completed_at'),
    closedAt: at('closed_at'),
    /** When all that was paid was given back. */
    refundedAt: at('refunded_at'),
    /** The day on which its sale counts where that on which it was completed had been closed: its first second. */
    bookedAt: at('booked_at'),
    /** When the centre confirmed that its tests can be done in spite of what was answered. */
    clearedAt: at('cleared_at'),
    /** When its patient changed it and nobody of its provider has opened it since. */
    unseenSince: at('unseen_since'),
    /** Until when the provider answers, and when it lapses by itself; null where neither is awaited. */
    answerBy: at('answer_by'),
    lapsesAt: at('lapses_at'),
    /** The moment that counts it in lists and sums of the provider; of a completed one it never moves again. */
    countedAt: at('counted_at')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`coalesce(${providerOrders.bookedAt}, ${providerOrders.completedAt}, ${providerOrders.closedAt}, ${providerOrders.acceptedAt}, ${providerOrders.createdAt})`,
      ),
    /** Words of the name as they are searched, each after a blank. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => searchedText(providerOrders.patientName)),
  },
  (table) => [
    uniqueIndex('provider_orders_no').on(table.orderNo),
    index('provider_orders_counted').on(table.providerId, table.countedAt.desc(), table.id),
    index('provider_orders_asked')
      .on(table.providerId, table.answerBy, table.id)
      .where(sql`${table.stage} = 'requested'`),
    index('provider_orders_board')
      .on(table.providerId, table.stage, table.stageAt, table.id)
      .where(sql`${table.stage} in (${literals(ORDER_LIVE)})`),
    index('provider_orders_over_lately')
      .on(table.providerId, table.stageAt)
      .where(sql`${table.stage} in (${literals(ORDER_OVER)})`),
    index('provider_orders_unseen')
      .on(table.providerId, table.unseenSince)
      .where(sql`${table.unseenSince} is not null`),
    index('provider_orders_by_words').using('gin', table.searchText.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('provider_orders_live_of_patient')
      .on(table.patientId, table.kind)
      .where(sql`${table.stage} in (${literals(ORDER_LIVE)})`),
    index('provider_orders_of_patient').on(table.patientId, table.createdAt.desc(), table.id),
    index('provider_orders_over_of_patient')
      .on(table.patientId, table.kind, table.countedAt.desc(), table.id)
      .where(sql`${table.stage} in (${literals(ORDER_OVER)})`),
    index('provider_orders_lapse').on(table.lapsesAt),
    index('provider_orders_of_record').on(table.recordId, table.createdAt.desc()),
    uniqueIndex('provider_orders_record_once')
      .on(table.recordId, table.providerId)
      .where(sql`${table.stage} in (${literals(ORDER_LIVE)})`),
    uniqueIndex('provider_orders_tests_once')
      .on(table.memberId, table.providerId, table.testDay, table.testSet)
      .where(sql`${table.stage} in (${literals(ORDER_LIVE)})`),
    index('provider_orders_invoice_file').on(table.invoiceFileId),
    uniqueIndex('provider_orders_invoice').on(table.providerId, table.invoiceNo),
    check(
      'provider_orders_stage',
      sql`(${table.kind} = 'medicine' and ${table.stage} in (${literals(stagesOf.medicine)})) or (${table.kind} = 'test' and ${table.stage} in (${literals(stagesOf.test)}))`,
    ),
    check(
      'provider_orders_kind',
      sql`case ${table.kind} when 'medicine' then ${table.way} is not null and ${table.recordId} is not null and ${table.testDay} is null and ${table.testSet} is null and (${table.way} = 'HOME_DELIVERY') = (${table.addressId} is not null) else ${table.way} is null and ${table.addressId} is null and ${table.testDay} is not null and ${table.testSet} is not null and ${table.total} is not null end`,
    ),
    check(
      'provider_orders_bill',
      sql`(${table.payable} is null) = (${table.total} is null) and ${table.total} >= 0 and ${table.discount} between 0 and ${table.total} and ${table.payable} = ${table.total} - coalesce(${table.discount}, 0)`,
    ),
    check(
      'provider_orders_offer',
      sql`${table.offerPercent} between 1 and 100 and ${table.offerMost} > 0 and (${table.offerMost} is null or ${table.offerPercent} is not null)`,
    ),
    check(
      'provider_orders_completed',
      sql`${table.stage} not in ('completed', 'uploaded') or (${table.payable} is not null and ${table.paymentMethodId} is not null and ${table.completedAt} is not null)`,
    ),
    check('provider_orders_paid', sql`(${table.paymentStatus} = 'UNPAID') = (${table.completedAt} is null)`),
    check(
      'provider_orders_refunded',
      sql`(${table.paymentStatus} = 'REFUNDED') = (${table.refundedAt} is not null) and ${table.refunded} between 0 and coalesce(${table.payable}, 0)`,
    ),
  ],
)

/** What was given back of a payment: of all of it, or of some of its tests. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => providerOrders.id, { onDelete: 'cascade' }),
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id),
    no: text('no').notNull(),
    amount: integer('amount').notNull(),
    words: text('words').notNull(),
    at: at('at').notNull(),
    /** The moment that counts it in sums: `at`, or the first second of a day after one that was closed. */
    countedAt: at('counted_at').notNull(),
    /** As a PDF; null until it is laid out. */
    fileId: uuid('file_id').references(() => files.id),
  },
  (table) => [
    uniqueIndex('credit_notes_no').on(table.providerId, table.no),
    index('credit_notes_counted').on(table.providerId, table.countedAt.desc(), table.id),
    index('credit_notes_of_order').on(table.orderId),
    index('credit_notes_file').on(table.fileId),
    check('credit_notes_amount', sql`${table.amount} > 0`),
  ],
)

/** What happened to an order: appended, never changed (trigger `order_events_stay`). */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => providerOrders.id),
    at: at('at').notNull(),
    /** Null of what the practice does by itself. */
    userId: uuid('user_id').references(() => users.id),
    role: text('role').$type<Mover>().notNull(),
    name: text('name'),
    action: text('action').$type<OrderAction | 'place' | 'refund' | 'bill' | 'clear' | 'declare' | 'move'>().notNull(),
    from: text('from_stage').$type<OrderStage>(),
    to: text('to_stage').$type<OrderStage>().notNull(),
    reason: text('reason'),
    /** The day from which a visit was moved: its first second. */
    movedFrom: at('moved_from'),
  },
  (table) => [index('order_events_of_order').on(table.orderId, table.id)],
)

/**
 * The register of Schedule H1: who prescribed, to whom it was sold and how much (Drugs Rules, r. 65), kept three years.
 * Written when an order is completed, and never changed (trigger `h1_register_stay`).
 */
export const h1Register = pgTable(
  'h1_register',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => providerOrders.id),
    line: smallint('line').notNull(),
    at: at('at').notNull(),
    patientName: text('patient_name').notNull(),
    /** Name and address. */
    prescriber: text('prescriber').notNull(),
    medicine: text('medicine').notNull(),
    /** Null of what cannot be counted. */
    quantity: integer('quantity'),
    unit: text('unit'),
    batch: text('batch').notNull(),
  },
  (table) => [
    uniqueIndex('h1_register_once').on(table.orderId, table.line),
    index('h1_register_of_provider').on(table.providerId, table.at, table.id),
  ],
)

/** Tests of an order, with the name and price of the moment of booking, in paise. */
export const orderTests = pgTable(
  'order_tests',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => providerOrders.id, { onDelete: 'cascade' }),
    testId: text('test_id').notNull(),
    name: text('name').notNull(),
    price: integer('price').notNull(),
    /** The offer with which it was ordered holds for it. */
    isOffered: boolean('is_offered').notNull().default(false),
    /** With which its price was given back. */
    creditNoteId: uuid('credit_note_id').references(() => creditNotes.id, { onDelete: 'set null' }),
    /** How one prepares for it, as the centre said when it was booked. */
    fastHours: smallint('fast_hours').notNull().default(0),
    needsFood: boolean('needs_food').notNull().default(false),
    notes: text('notes', { enum: TestNote.literals })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What is asked before it. */
    asks: text('asks', { enum: TestQuestion.literals })
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.testId] }),
    check('order_tests_price', sql`${table.price} > 0`),
    check('order_tests_fast', sql`${table.fastHours} between 0 and 24`),
  ],
)

/** Reports of an order: a record belongs to one order. */
export const orderReports = pgTable(
  'order_reports',
  {
    orderId: uuid('order_id').notNull(),
    recordId: uuid('record_id').notNull(),
    attachedAt: at('attached_at').notNull(),
    retractedAt: at('retracted_at'),
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.recordId] }),
    index('order_reports_of_order').on(table.orderId),
    foreignKey({ columns: [table.orderId], foreignColumns: [providerOrders.id] }),
    foreignKey({ columns: [table.recordId], foreignColumns: [medicalRecords.id] }),
    check('order_reports_retracted', sql`(${table.retractedAt} is null) = (${table.reason} is null)`),
  ],
)
