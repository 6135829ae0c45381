import { isProviderOrder, isStayOrder, type Order } from '../../core/orders/orders'
import type { OrderChangeActor } from '../../machines/orders/orderChange.machine'
import { viewOrderChange } from '../../machines/orders/orders.view'
import { onDemand } from '../app/loading/onDemand'
import { loadTexts } from '../intl/texts'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { ConfirmDialog } from '../kit/ConfirmDialog'
import { useView } from '../kit/useView'

const MoveAppointment = onDemand(async () => {
  const [view] = await Promise.all([import('./MoveAppointment'), loadTexts(['booking'])])
  return view.MoveAppointment
})

/** What is open over the orders while one of them is cancelled or moved. */
export const OrderChange = ({ actor }: { readonly actor: OrderChangeActor }) => {
  const say = useText()
  const when = useWhen()
  const { order, isConfirming, isCancelling, moving } = useView(actor, viewOrderChange)
  const question = (asked: Order) => {
    if (isProviderOrder(asked))
      return say('orders.cancel.order.text', { provider: asked.providerName, name: asked.patientName })
    // A stay is not cancelled.
    if (isStayOrder(asked)) return null
    return say(asked.paymentStatus === 'PAID' ? 'orders.cancel.paid' : 'orders.cancel.text', {
      name: asked.doctorName,
      when: when.at(asked.startsAt),
    })
  }
  return (
    <>
      <ConfirmDialog
        open={isConfirming}
        title={say(order && isProviderOrder(order) ? 'orders.cancel.order.title' : 'orders.cancel.title')}
        message={order && question(order)}
        yes={say('orders.cancel.yes')}
        no={say('orders.cancel.no')}
        closeLabel={say('app.close')}
        danger
        busy={isCancelling}
        onYes={() => actor.send({ type: 'confirm' })}
        onNo={() => actor.send({ type: 'dismiss' })}
      />
      {moving && <MoveAppointment actor={moving} />}
    </>
  )
}
