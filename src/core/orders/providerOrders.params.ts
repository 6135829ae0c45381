import { isDay } from '../kit/dates'
import { type Params, textOrNothing } from '../kit/params'
import type { OrderKind } from './order.lifecycle'
import { filtersOf, type OrderFilter } from './orderFilters.rules'

export interface BoardQuery {
  readonly view: 'board' | 'list'
  readonly filter: OrderFilter
  /** Requests alone. */
  readonly isPending: boolean
  readonly from: string | null
  readonly to: string | null
}

const dayIn = (value: unknown): string | null => {
  const text = textOrNothing(value)
  return text !== null && isDay(text) ? text : null
}

/** What /orders reads from its address. */
export const boardParams = (params: Params, kind: OrderKind): BoardQuery & { readonly chosenId: string | null } => ({
  view: params['view'] === 'list' ? 'list' : 'board',
  filter: filtersOf(kind).find((each) => each === params['filter']) ?? 'ALL',
  isPending: params['request'] === '1',
  from: dayIn(params['from']),
  to: dayIn(params['to']),
  chosenId: textOrNothing(params['order']),
})
