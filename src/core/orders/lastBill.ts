import * as Schema from 'effect/Schema'
import { UnixSeconds } from '../kit/dates'
import { BillLine } from './billLines'

const { name, packSize, price, hsn, gst, maker } = BillLine.fields

/** A product as a pharmacy billed it last. Batch and expiry are those of another strip: they are not in it. */
export const LastBill = Schema.Struct({ name, packSize, price, hsn, gst, maker, at: UnixSeconds })
export type LastBill = typeof LastBill.Type

/** Products of one pharmacy that are remembered: those that it billed lately. */
export const MOST_LAST_BILLS = 500
