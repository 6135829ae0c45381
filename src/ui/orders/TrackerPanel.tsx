import type { ReactNode } from 'react'
import { isProviderOrder } from '../../core/orders/orders'
import type { OrderTrackerActor } from '../../machines/orders/orderTracker.machine'
import { viewOrderTracker } from '../../machines/orders/orderTracker.view'
import { useClock } from '../app/frame/useClock'
import { useText } from '../intl/useText'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { SidePanel } from '../kit/side-panel/SidePanel'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import type { OrderPresses } from './OrderActions'
import { OrderEntry } from './OrderSections'
import { OrderTracker } from './OrderTracker'

interface TrackerPanelProps {
  readonly actor: OrderTrackerActor
  readonly on: OrderPresses
  /** The page that it stands beside. */
  readonly children: ReactNode
}

/** The order that is followed, beside the list; on a phone over it. */
export const TrackerPanel = ({ actor, on, children }: TrackerPanelProps) => {
  const say = useText()
  const now = useClock(15)
  const view = useView(actor, (snapshot) => viewOrderTracker(snapshot, now))
  const { isOpen, order, card, tracked, fault, refusal } = view
  const isOrdered = order !== null && isProviderOrder(order)
  const content = () => {
    if (fault)
      return (
        <ErrorState
          message={say.fault(fault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      )
    if (view.isGone) return <EmptyState title={say('orders.track.gone')} />
    if (card === null) return <SkeletonText lines={8} />
    if (tracked === null || card.kind !== 'provided') return <OrderEntry card={card} on={{ ...on, track: null }} />
    return (
      <OrderTracker
        tracked={tracked}
        actions={card.buttons}
        isOver={card.isOver}
        isLate={card.isLate}
        isAnswering={view.isAnswering}
        refusal={refusal && say.fault(refusal)}
        onRetry={view.isStale ? () => actor.send({ type: 'retry' }) : null}
        onAgree={() => actor.send({ type: 'agree' })}
        on={on}
      />
    )
  }
  return (
    <SidePanel
      view={{
        stack: isOpen
          ? [
              {
                id: 'order',
                title: isOrdered ? say('orders.track.title', { number: order.orderNo }) : say('orders.details'),
                ...(isOrdered && { subtitle: order.patientName }),
              },
            ]
          : [],
      }}
      on={() => actor.send({ type: 'dismiss' })}
      render={content}
    >
      {children}
    </SidePanel>
  )
}
