import type { OpenFlow } from '../app/feature'
import type { SalesActor } from './sales.machine'
import { viewSales } from './sales.view'

/** The range of a provider's sales, as the address has it; today needs no words. */
export const salesFlow = (page: SalesActor): OpenFlow => {
  const { isToday, range } = viewSales(page.getSnapshot())
  return { query: { from: isToday ? null : range.from, to: isToday ? null : range.to }, state: {}, steps: [] }
}
