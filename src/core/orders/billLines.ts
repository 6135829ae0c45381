import * as Schema from 'effect/Schema'
import { Whole } from '../kit/numbers'
import { Paise } from '../kit/money'
import { Line, LineOrEmpty } from '../kit/written'
import { sent } from '../kit/sent'

/** Percent of tax in the price of medicines and of what is sold beside them; 12 and 28 of stock billed before. */
export const gstRates = [0, 5, 12, 18, 28] as const
export type GstRate = (typeof gstRates)[number]

/** Lines of the longest bill. */
export const MOST_BILL_LINES = 60
export const LONGEST_MEDICINE = 120
export const LONGEST_BATCH = 30
/** Name and address of who prescribed. */
export const LONGEST_PRESCRIBER = 200

/** Units in the largest pack. */
export const MOST_IN_A_PACK = 10_000

/** Lines of the longest prescription. */
const MOST_LINES = 200

/** A heading of the customs tariff, of four, six or eight digits; none is a blank. */
const Hsn = LineOrEmpty(8).check(sent<string>({ is: 'malformed' }, (code) => /^(?:\d{4}|\d{6}|\d{8})?$/.test(code)))
/** `2027-04`; none is a blank. */
const Expiry = LineOrEmpty(7).check(
  sent<string>({ is: 'malformed' }, (month) => /^(?:\d{4}-(?:0[1-9]|1[0-2]))?$/.test(month)),
)

/** What a pharmacy hands over, as it stands on the bill: price of one, with all taxes in it, in paise. */
export const BillLine = Schema.Struct({
  name: Line(LONGEST_MEDICINE),
  quantity: Whole(1, 100_000),
  /** Units of its form in one of what is priced: 1 of loose tablets, 10 of a strip of ten; null where nobody said it. */
  packSize: Schema.optionalKey(Schema.NullOr(Whole(1, MOST_IN_A_PACK))),
  price: Paise,
  hsn: Hsn,
  /** Null where the bill names no rate. */
  gst: Schema.NullOr(Schema.Literals(gstRates)),
  batch: LineOrEmpty(LONGEST_BATCH),
  expiry: Expiry,
  maker: LineOrEmpty(LONGEST_MEDICINE),
  /** The line of the prescription that it fills; null of other goods. Where nothing is said it is found by its name. */
  fills: Schema.optionalKey(Schema.NullOr(Whole(0, MOST_LINES))),
  /** Of Schedule H1: who it is sold to is written into a register (Drugs Rules, r. 65). */
  isH1: Schema.Boolean,
  /** The pharmacist confirmed that it is handed over although its batch expires soon. */
  isSoonConfirmed: Schema.optionalKey(Schema.Boolean),
})
export type BillLine = typeof BillLine.Type

/** A line as it stands on the bill, with how many of it came back. */
export const BilledLine = Schema.Struct({ ...BillLine.fields, returned: Schema.Int })
export type BilledLine = typeof BilledLine.Type

/** How many of a line of the bill come back, which is counted from nought. */
export const ReturnedLine = Schema.Struct({ line: Whole(0, MOST_BILL_LINES - 1), quantity: Whole(1, 100_000) })
export type ReturnedLine = typeof ReturnedLine.Type
