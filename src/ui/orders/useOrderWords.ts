import { startOfDay } from '../../core/kit/dates'
import { counterMethodName } from '../../core/payment/payment.rules'
import { isOrderReason, type ProviderOrder } from '../../core/orders/providerOrder'
import { isWithdrawn } from '../../core/orders/providerOrder.rules'
import { useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'

/** What is going on with an order of medicines or tests, in one sentence. */
export const useOrderWords = () => {
  const say = useText()
  const money = useMoney()
  const when = useWhen()
  const reasonOf = ({ reason, reasonWords }: ProviderOrder): string =>
    [reason !== null && reason !== 'other' ? say(`orders.reason.${reason}`) : null, reasonWords]
      .filter(Boolean)
      .join(', ') || say('orders.reason.other')
  const says = (order: ProviderOrder, isLate: boolean): string => {
    const provider = order.providerName
    const amount = order.payable === null ? '' : money(order.payable)
    switch (order.stage) {
      case 'requested':
        if (isLate) return say('orders.says.late', { provider })
        return order.answerBy === null
          ? say('orders.says.requested', { provider })
          : say('orders.says.answersBy', { provider, when: when.within.at(order.answerBy) })
      case 'accepted':
        return order.kind === 'test'
          ? say('orders.says.visit', { provider, when: when.within.day(startOfDay(order.day)) })
          : say('orders.says.accepted', { provider })
      case 'asking':
        return say('orders.says.asking', { provider })
      case 'ready':
        return say('orders.says.ready', { amount })
      case 'sent':
        return say('orders.says.sent', {
          partner:
            order.kind === 'medicine'
              ? [order.deliveryPartner, order.trackingId].filter(Boolean).join(' · ') || provider
              : provider,
        })
      case 'sampled':
        return say('orders.says.sampled')
      case 'completed': {
        const method = say(`orders.method.${counterMethodName(order.paymentMethodId)}`)
        const paid = say('orders.says.completed', { amount, method })
        const back = order.creditNotes.reduce((sum, note) => sum + note.amount, 0)
        return back === 0 ? paid : say('orders.says.givenBack', { paid, back: money(back) })
      }
      case 'uploaded':
        return say('orders.says.uploaded')
      case 'rejected':
        if (order.reason === 'unanswered') return say('orders.says.unanswered', { provider })
        if (order.reason === 'notVisited') return say('orders.says.notVisited')
        return isWithdrawn(order)
          ? say('orders.says.withdrawn', { kind: order.kind, reason: reasonOf(order) })
          : say('orders.says.rejected', { reason: reasonOf(order) })
      case 'cancelled':
        return order.reason === 'offerUnanswered' || order.reason === 'notCollected' || order.reason === 'notVisited'
          ? say(`orders.says.${order.reason}`)
          : say('orders.says.cancelled')
    }
  }
  /** Why something happened to an order: its own reason by its words, another as it was written. */
  const reasonOfEvent = (order: ProviderOrder, reason: string | null): string | null =>
    reason === null || !isOrderReason(reason)
      ? reason
      : reason === order.reason
        ? reasonOf(order)
        : say(`orders.reason.${reason}`)
  return { says, reasonOfEvent }
}
