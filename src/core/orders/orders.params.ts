import { CalendarDay } from '../kit/dates'
import { orNothing, type Params, textOrNothing } from '../kit/params'
import { AnyOrderStatus, askedStatuses, OrderType, type OrdersQuery } from './orders.query'

/** What a patient was about to change, as the address has it: which order, and whether it is cancelled or moved. */
export const orderChangeParam = ({
  step,
  order,
}: Params): { readonly step: 'cancel' | 'move'; readonly id: string } | null => {
  const id = textOrNothing(order)
  return id !== null && (step === 'cancel' || step === 'move') ? { step, id } : null
}

/** The order that is followed, as the address has it: a notification's leads there. */
export const trackedParam = (params: Params): string | null =>
  orderChangeParam(params) === null ? textOrNothing(params['order']) : null

/** The address of an order among those of a patient: it is followed there. */
export const orderPath = (id: string): string => `/order-list?order=${encodeURIComponent(id)}`

const typeOrNothing = orNothing(OrderType)
const statusOrNothing = orNothing(AnyOrderStatus)
const dayOrNothing = orNothing(CalendarDay)

/** Which orders are listed, as a link carries it; a status that the type does not have is dropped. */
export const ordersQueryParam = (params: Params): OrdersQuery => {
  const type = typeOrNothing(params['type'])
  const status = statusOrNothing(params['status'])
  return {
    type,
    status: status !== null && askedStatuses(type).includes(status) ? status : null,
    from: dayOrNothing(params['from']),
    to: dayOrNothing(params['to']),
    keyword: textOrNothing(params['q']) ?? '',
  }
}

/** The same as the address has it. */
export const paramsOfOrders = ({ type, status, from, to, keyword }: OrdersQuery) => ({
  type,
  status,
  from,
  to,
  q: keyword.trim() === '' ? null : keyword,
})
