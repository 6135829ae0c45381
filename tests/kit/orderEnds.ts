import { expect } from 'vitest'
import type { Locator } from 'playwright-core'
import { systemClock } from '../../server/kit/clock'
import { moveOrder } from '../../server/orders/order.store'
import type { OrderStage } from '../../src/core/orders/order.lifecycle'
import { addDays, dayOf } from '../../src/core/kit/dates'
import { CASH } from '../../src/core/payment/payment'
import type { Size } from './browser'
import type { Product } from './inBrowser'
import { aMedicineOrder, aTestOrder, placed, somebodyOrdering } from './orders'
import { personAt } from './pages/person'
import { openAccount } from './patients'
import type { Served } from './served'
import { newPharmacist, newTechnician, type ProviderStaff } from './staff'

/** What is handed over, in paise. */
const BILL = { total: 470_00, discount: 0, payable: 470_00 }

/** Brings an order as far as a stage, as its pharmacy does. */
const bring = async ({ db }: Served, { by }: ProviderStaff, id: string, stage: OrderStage, now: number) => {
  const move = (action: 'accept' | 'ready' | 'complete', set = {}) =>
    db.transaction((tx) => moveOrder(tx, { id, action, by, set }, now))
  if (stage === 'requested') return
  await move('accept')
  if (stage === 'ready') await move('ready', BILL)
  if (stage === 'completed') await move('complete', { ...BILL, paymentMethodId: CASH })
}

/** An order of twenty tablets in a stage: its patient follows it on a phone, its pharmacy on a desktop. */
export const bothEnds = async (product: Product, patientName: string, stage: OrderStage) => {
  const { served } = product
  const now = systemClock.now()
  const staff = await newPharmacist(served)
  const who = await somebodyOrdering(served.db, now, patientName)
  const order = await aMedicineOrder(served.db, who, now, 'PICKUP', staff.providerId)
  const line = { line: 1, medicineId: null, name: 'Levetiracetam 500 mg tablet', unit: 'tablet' }
  const id = await placed(served.db, { ...order, lines: [{ ...line, prescribed: 20, asked: 20 }] }, now)
  await bring(served, staff, id, stage, now)
  const desk = await product.openAs('desktop', staff, `/orders?order=${id}`)
  const pharmacy = personAt(desk, 'desktop')
  await pharmacy.seeActs()
  const session = await openAccount(served, who.patientId)
  const page = await product.openAs('phone', session, `/order-list?order=${id}`)
  const patient = personAt(page, 'phone')
  await patient.seeOrderHistory()
  const own = page.getByRole('dialog', { name: /^Order M-/ })
  const panel = desk.locator('[data-order]')
  return {
    id,
    now,
    staff,
    patient,
    pharmacy,
    own,
    panel,
    /** What the two ends read; each without a reload. */
    patientReads: (words: string) => own.getByText(words).first().waitFor(),
    pharmacyReads: (words: string) => panel.getByText(words).first().waitFor(),
  }
}

/** Two tests that a centre has accepted, in front of the centre; their patient is opened by the test. */
export const atCentre = async (product: Product, size: Size, patientName: string, isAhead = false) => {
  const { served } = product
  const now = systemClock.now()
  const day = isAhead ? addDays(dayOf(now), 1) : dayOf(now)
  const staff = await newTechnician(served)
  const who = await somebodyOrdering(served.db, now, patientName)
  const id = await placed(served.db, aTestOrder(who, now, day, staff.providerId), now)
  await served.db.transaction((tx) => moveOrder(tx, { id, action: 'accept', by: staff.by }, now))
  const desk = await product.openAs(size, staff, `/orders?order=${id}`)
  const centre = personAt(desk, size)
  await centre.seeReports()
  const openPatient = async (path: string) => product.openAs('phone', await openAccount(served, who.patientId), path)
  return { id, desk, centre, panel: desk.locator('[data-order]'), openPatient }
}

/** What stands in it is no wider than it is. */
export const fits = async (place: Locator): Promise<void> => {
  await expect.poll(() => place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
}
