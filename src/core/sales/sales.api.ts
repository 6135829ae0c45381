import * as Schema from 'effect/Schema'
import { decodeTo } from 'effect/Schema'
import { transform } from 'effect/SchemaTransformation'
import { lengthOf } from '../kit/calendar.rules'
import { CalendarDay, DayOnWire } from '../kit/dates'
import { endpoint } from '../kit/endpoint'
import { Paise, PriceOnWire, RupeesOnWire } from '../kit/money'
import { LimitInQuery, OffsetInQuery, Whole } from '../kit/numbers'
import { sent } from '../kit/sent'
import { Id } from '../kit/written'
import { counterMethods } from '../payment/payment'
import type { ProviderKind } from '../provider/provider'
import {
  ClosedDrawer,
  ListedOffer,
  MethodSales,
  ProviderProfile,
  Sales,
  salesDocuments,
  SalesDay,
  SalesLine,
} from './sales'
import { MOST_OFFERED_TESTS } from './offers.rules'
import { MOST_SALES_DAYS } from './sales.rules'

const PROVIDER = '/booking-service/v1/:provider'

/** How the paths call the two kinds of providers. */
const Provider = Schema.Literals(['pharmacy', 'diagnostic']).pipe(
  decodeTo(
    Schema.Literals(['pharmacy', 'centre']),
    transform<ProviderKind, 'pharmacy' | 'diagnostic'>({
      decode: (word) => (word === 'pharmacy' ? 'pharmacy' : 'centre'),
      encode: (kind) => (kind === 'pharmacy' ? 'pharmacy' : 'diagnostic'),
    }),
  ),
)

/** Rupees of a sum: below nothing where more was given back than taken. */
const SumOnWire = Schema.Finite.pipe(
  decodeTo(Paise, transform({ decode: (rupees) => Math.round(rupees * 100), encode: (paise) => paise / 100 })),
)

/** `2026-11-24 00:00:00` and `2026-11-24 23:59:59` in India. */
const Moment = (time: string) =>
  Schema.String.check(
    sent<string>({ is: 'notADay' }, (text) => /^\d{4}-\d{2}-\d{2} /.test(text) && text.endsWith(` ${time}`)),
  ).pipe(decodeTo(CalendarDay, transform({ decode: (text) => text.slice(0, 10), encode: (day) => `${day} ${time}` })))

interface Days {
  readonly from: string
  readonly to: string
}
const isRange = sent<Days>(
  { is: 'tooMany', most: MOST_SALES_DAYS },
  ({ from, to }) => from <= to && lengthOf({ from, to }) <= MOST_SALES_DAYS,
)

const ProfileOnWire = Schema.Struct({ ...ProviderProfile.fields, pausedUntil: Schema.NullOr(DayOnWire) })
const DayOfSales = Schema.Struct({ ...SalesDay.fields, payable: SumOnWire, refunded: SumOnWire })
const OfMethod = Schema.Struct({ ...MethodSales.fields, payable: SumOnWire, refunded: SumOnWire }).pipe(
  Schema.encodeKeys({ paymentMethodId: 'payment_method' }),
)
const DrawerOnWire = Schema.Struct({ ...ClosedDrawer.fields, expected: SumOnWire, counted: SumOnWire }).pipe(
  Schema.encodeKeys({ paymentMethodId: 'payment_method', closedAt: 'closed_at' }),
)
const SalesOnWire = Schema.Struct({
  ...Sales.fields,
  salesAmount: SumOnWire,
  payable: SumOnWire,
  refunded: SumOnWire,
  days: Schema.Array(DayOfSales),
  methods: Schema.Array(OfMethod),
  drawers: Schema.Array(DrawerOnWire),
})
const LineOnWire = Schema.Struct({
  ...SalesLine.fields,
  total: Schema.NullOr(SumOnWire),
  discount: Schema.NullOr(SumOnWire),
  payable: Schema.NullOr(SumOnWire),
  refund: Schema.NullOr(SumOnWire),
}).pipe(Schema.encodeKeys({ documentNo: 'document_no', paymentMethodId: 'payment_method' }))

const OffersOnWire = Schema.Array(
  Schema.Struct({ ...ListedOffer.fields, most: Schema.NullOr(RupeesOnWire), from: DayOnWire, to: DayOnWire }),
)

export const salesApi = {
  profile: endpoint({
    method: 'GET',
    path: `${PROVIDER}/profile`,
    input: Schema.Struct({ provider: Provider }),
    output: ProfileOnWire,
    mutates: false,
    permission: null,
  }),
  /** Takes no new orders until a day, or until further notice; takes them again. */
  pause: endpoint({
    method: 'PUT',
    path: `${PROVIDER}/profile`,
    input: Schema.Struct({
      provider: Provider,
      isPaused: Schema.Boolean,
      pausedUntil: Schema.NullOr(DayOnWire),
    }),
    output: ProfileOnWire,
    mutates: true,
    permission: null,
    errors: { pauseOver: 'badRequest' },
  }),
  /** What it takes off and when: what holds or comes, then what is over. */
  offers: endpoint({
    method: 'GET',
    path: `${PROVIDER}/offers`,
    input: Schema.Struct({ provider: Provider }),
    output: OffersOnWire,
    mutates: false,
    permission: null,
  }),
  /** Makes an offer from the beginning of a day to the end of another, in India; answers with all of them. */
  addOffer: endpoint({
    method: 'POST',
    path: `${PROVIDER}/offers`,
    input: Schema.Struct({
      provider: Provider,
      percent: Whole(1, 100),
      most: Schema.NullOr(PriceOnWire),
      /** Tests of the centre that it holds for; left out it holds for all. */
      testIds: Schema.optionalKey(
        Schema.Array(Id)
          .check(sent<readonly unknown[]>({ is: 'noneNamed' }, ({ length }) => length > 0))
          .check(Schema.isMaxLength(MOST_OFFERED_TESTS)),
      ),
      from: DayOnWire,
      to: DayOnWire,
    }),
    output: OffersOnWire,
    mutates: true,
    permission: null,
    errors: { offerOverlaps: 'conflict', offerDays: 'badRequest', testNotOffered: 'conflict' },
  }),
  /** Ends an offer that holds, now; one that is still to come is taken away. What was ordered keeps it. */
  endOffer: endpoint({
    method: 'PUT',
    path: `${PROVIDER}/offers/:id`,
    input: Schema.Struct({ provider: Provider, id: Id }),
    output: OffersOnWire,
    mutates: true,
    permission: null,
    errors: { offerOver: 'conflict' },
  }),
  sales: endpoint({
    method: 'GET',
    path: `${PROVIDER}/sales`,
    input: Schema.Struct({ provider: Provider, from: Moment('00:00:00'), to: Moment('23:59:59') })
      .check(isRange)
      .pipe(Schema.encodeKeys({ from: 'startTime', to: 'endTime' })),
    output: SalesOnWire,
    mutates: false,
    permission: null,
  }),
  /** Closes the drawer of a method for a day with what was counted in it; what comes later counts for the next day. */
  closeDrawer: endpoint({
    method: 'POST',
    path: `${PROVIDER}/drawer`,
    input: Schema.Struct({
      provider: Provider,
      day: DayOnWire,
      paymentMethodId: Schema.Literals(counterMethods),
      counted: RupeesOnWire,
    }).pipe(Schema.encodeKeys({ paymentMethodId: 'payment_method' })),
    output: DrawerOnWire,
    mutates: true,
    permission: null,
    errors: { drawerClosed: 'conflict', dayAhead: 'badRequest' },
  }),
  /** Orders and refunds of a range, latest first. */
  lines: endpoint({
    method: 'GET',
    path: `${PROVIDER}/sales/list`,
    input: Schema.Struct({
      provider: Provider,
      from: DayOnWire,
      to: DayOnWire,
      limit: LimitInQuery,
      offset: OffsetInQuery,
    })
      .check(isRange)
      .pipe(Schema.encodeKeys({ from: 'startDate', to: 'endDate' })),
    output: Schema.Array(LineOnWire),
    mutates: false,
    permission: null,
  }),
  /** An address from which the sales of a range, or what was sold of Schedule H1 in it, are downloaded, once. */
  export: endpoint({
    method: 'GET',
    path: `${PROVIDER}/export`,
    input: Schema.Struct({
      provider: Provider,
      from: DayOnWire,
      to: DayOnWire,
      document: Schema.optionalKey(Schema.Literals(salesDocuments)),
    })
      .check(isRange)
      .pipe(Schema.encodeKeys({ from: 'startDate', to: 'endDate' })),
    output: Schema.Struct({ url: Schema.String }),
    mutates: false,
    permission: null,
  }),
}
