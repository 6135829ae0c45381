import * as Schema from 'effect/Schema'
import { CalendarDay, UnixSeconds } from '../kit/dates'
import { Paise } from '../kit/money'
import { orderStatuses } from '../orders/order.lifecycle'
import { OfferTerms, WeekdayHours } from '../provider/provider'

/** A pharmacy or diagnostic centre as its own staff see it. */
export const ProviderProfile = Schema.Struct({
  profilePhoto: Schema.NullOr(Schema.String),
  name: Schema.String,
  countryCode: Schema.String,
  phoneNumber: Schema.String,
  address: Schema.String,
  /** Weekdays on which it opens, 1 Monday to 7 Sunday. */
  workingDays: Schema.Array(Schema.Int),
  /** Earliest opening and latest close of the week, in minutes after midnight; null of who never opens. */
  startTime: Schema.NullOr(Schema.Int),
  endTime: Schema.NullOr(Schema.Int),
  hours: Schema.Array(WeekdayHours),
  isPaused: Schema.Boolean,
  /** The day on which orders are taken again; null while they are taken, or nobody knows when. */
  pausedUntil: Schema.NullOr(CalendarDay),
})
export type ProviderProfile = typeof ProviderProfile.Type

/** What a range is downloaded as: all sales as a table, or the register of Schedule H1 of a pharmacy to be printed. */
export const salesDocuments = ['sales', 'h1Register'] as const
export type SalesDocument = (typeof salesDocuments)[number]

/** Orders of one status that count in a range. */
export const StatusCount = Schema.Struct({ status: Schema.Literals(orderStatuses), statusCount: Schema.Int })

/** Takings and refunds of one day, in paise. */
export const SalesDay = Schema.Struct({ day: CalendarDay, payable: Paise, refunded: Paise })
export type SalesDay = typeof SalesDay.Type

/** Takings and refunds of one method of paying, in paise: what a drawer is counted against. */
export const MethodSales = Schema.Struct({ paymentMethodId: Schema.Int, payable: Paise, refunded: Paise })
export type MethodSales = typeof MethodSales.Type

/** A drawer that was counted and closed for a day: what should have been in it, and what was. */
export const ClosedDrawer = Schema.Struct({
  day: CalendarDay,
  paymentMethodId: Schema.Int,
  expected: Paise,
  counted: Paise,
  closedAt: UnixSeconds,
})
export type ClosedDrawer = typeof ClosedDrawer.Type

/** Sales of a range: what was taken less what was given back, each on its own day. */
export const Sales = Schema.Struct({
  salesAmount: Paise,
  payable: Paise,
  refunded: Paise,
  salesCount: Schema.Array(StatusCount),
  /** Days with takings or refunds, in order. */
  days: Schema.Array(SalesDay),
  /** Methods with takings or refunds, in order. */
  methods: Schema.Array(MethodSales),
  /** Drawers that were closed on its days, in order. */
  drawers: Schema.Array(ClosedDrawer),
})
export type Sales = typeof Sales.Type

/** One line of a range: an order on the day it counts, or a refund on its own. */
export const SalesLine = Schema.Struct({
  /** The order's, with `-refund` for a refund. */
  id: Schema.String,
  orderNo: Schema.String,
  at: UnixSeconds,
  patientName: Schema.String,
  /** Of a refund that it is one. */
  status: Schema.Literals([...orderStatuses, 'refunded']),
  /** The number of its bill, of a refund that of its credit note. */
  documentNo: Schema.NullOr(Schema.String),
  paymentMethodId: Schema.NullOr(Schema.Int),
  total: Schema.NullOr(Paise),
  discount: Schema.NullOr(Paise),
  /** Null of what was not paid. */
  payable: Schema.NullOr(Paise),
  refund: Schema.NullOr(Paise),
})
export type SalesLine = typeof SalesLine.Type

export const offerStates = ['ahead', 'running', 'over'] as const
export type OfferState = (typeof offerStates)[number]

/** An offer as its provider sees it: what it takes off, its first and its last day in India, and whether it holds. */
export const ListedOffer = Schema.Struct({
  id: Schema.String,
  ...OfferTerms,
  /** Names of the tests of a centre that it holds for; null holds for all. */
  tests: Schema.NullOr(Schema.Array(Schema.String)),
  from: CalendarDay,
  to: CalendarDay,
  state: Schema.Literals(offerStates),
})
export type ListedOffer = typeof ListedOffer.Type
