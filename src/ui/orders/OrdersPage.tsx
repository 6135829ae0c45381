import { useCallback } from 'react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import { isAppointmentOrder } from '../../core/orders/orders'
import { EVERY_ORDER, type OrdersQuery } from '../../core/orders/orders.query'
import { roleOf } from '../../machines/app/app.view'
import type { orderPaymentMachine } from '../../machines/orders/orderPayment.machine'
import type { OrderChangeActor } from '../../machines/orders/orderChange.machine'
import type { ordersMachine } from '../../machines/orders/orders.machine'
import type { OrderTrackerActor } from '../../machines/orders/orderTracker.machine'
import { viewOrders, orderOf, viewOrderPayment } from '../../machines/orders/orders.view'
import type { LiveQueueActor } from '../../machines/reception/liveQueue.machine'
import { placesOf } from '../../machines/reception/liveQueue.view'
import { useApp } from '../app/frame/AppContext'
import { Link } from '../app/frame/Link'
import { useAct } from '../app/frame/useSend'
import { useClock } from '../app/frame/useClock'
import { VerifyButton } from '../app/frame/VerifyButton'
import { useText } from '../intl/useText'
import { EmptyCalendar, ServerDown } from '../kit/art'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { InlineNotice } from '../kit/InlineNotice'
import { LinkButton } from '../kit/LinkButton'
import { SeenMore } from '../kit/SeenMore'
import { useView } from '../kit/useView'
import { Paying } from '../payment/Paying'
import type { OrderPresses } from './OrderActions'
import { OrderChange } from './OrderChange'
import { OrderFilters } from './OrderFilters'
import { OrderSkeleton } from './OrderSkeleton'
import { OrderSections } from './OrderSections'
import { TrackerPanel } from './TrackerPanel'

type OrdersActor = ActorRefFrom<typeof ordersMachine>
type PaymentActor = ActorRefFrom<typeof orderPaymentMachine>

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '24',
  width: 'full',
  maxWidth: '[52rem]',
  marginInline: 'auto',
  paddingInline: { base: '16', tablet: '24' },
  paddingBlock: { base: '16', desktop: '32' },
})
// A phone's bar says it.
const title = css({ margin: '0', textStyle: 'title', desktopDown: { srOnly: true } })
const lead = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const stack = css({ display: 'flex', flexDirection: 'column', gap: '12' })
const end = css({ margin: '0', color: 'muted', fontSize: '14', textAlign: 'center' })

interface OrdersPageProps {
  readonly actor: OrdersActor
  readonly beside: {
    readonly payment: PaymentActor
    readonly live: LiveQueueActor
    readonly change: OrderChangeActor
    readonly tracker: OrderTrackerActor
  }
}

/** Everything a patient ordered, today first; a guest is asked who they are. */
export function OrdersPage({ actor, beside: { payment, live, change, tracker } }: OrdersPageProps) {
  const say = useText()
  const { app } = useApp()
  const isPatient = useView(app, (snapshot) => roleOf(snapshot) === 'PATIENT')
  const act = useAct()
  const { bookingId, paying } = useView(payment, viewOrderPayment)
  const order = useView(actor, (snapshot) => orderOf(snapshot, bookingId))
  if (paying)
    return (
      <Paying
        actor={paying}
        booking={order && isAppointmentOrder(order) ? { ...order, held: order, amount: order.finalAmount } : null}
      />
    )
  if (!isPatient)
    return (
      <div className={page}>
        <header>
          <h1 className={title}>{say('orders.title')}</h1>
        </header>
        <EmptyState
          drawing={<EmptyCalendar />}
          title={say('orders.guest')}
          text={say('orders.guestText')}
          action={<VerifyButton>{say('orders.login')}</VerifyButton>}
        />
      </div>
    )
  const on: OrderPresses = {
    pay: (id) => payment.send({ type: 'pay', bookingId: id }),
    cancel: (chosen) => {
      const ask = () => change.send({ type: 'cancel.wanted', order: chosen })
      if (isAppointmentOrder(chosen)) act('appointment.cancel', ask)
      else ask()
    },
    move: (chosen) => act('appointment.reschedule', () => change.send({ type: 'move.wanted', order: chosen })),
    track: (chosen) => tracker.send({ type: 'order.opened', id: chosen.id, order: chosen }),
  }
  return (
    <TrackerPanel actor={tracker} on={on}>
      <div className={page}>
        <header>
          <h1 className={title}>{say('orders.title')}</h1>
          <p className={lead}>{say('orders.lead')}</p>
        </header>
        <Orders actor={actor} live={live} on={on} />
        <OrderChange actor={change} />
      </div>
    </TrackerPanel>
  )
}

interface OrdersProps {
  readonly actor: OrdersActor
  readonly live: LiveQueueActor
  readonly on: OrderPresses
}

function Orders({ actor, live, on }: OrdersProps) {
  const say = useText()
  const places = useView(live, placesOf)
  const now = useClock(5)
  const view = useView(actor, (snapshot) => viewOrders(snapshot, now, places))
  const count = view.sections.reduce((sum, { cards }) => sum + cards.length, 0)
  const loadMore = useCallback(() => actor.send({ type: 'more' }), [actor])
  const choose = (query: OrdersQuery) => actor.send({ type: 'query.chosen', query })
  // Who never ordered has nothing to filter.
  const filters = (!view.isEmpty || view.isFiltered) && (
    <OrderFilters
      query={view.query}
      onType={(keyword) => actor.send({ type: 'query.typed', query: { ...view.query, keyword } })}
      onChoose={choose}
    />
  )
  return (
    <div className={stack}>
      {filters}
      {view.fresh > 0 && (
        <InlineNotice
          tone="info"
          action={
            <Button size="sm" tone="secondary" busy={view.isRefreshing} onClick={() => actor.send({ type: 'refresh' })}>
              {say('orders.fresh.show')}
            </Button>
          }
        >
          {say('orders.fresh', { count: view.fresh })}
        </InlineNotice>
      )}
      {view.isArriving ? (
        <OrderSkeleton label={say('orders.loading')} />
      ) : view.isEmpty && view.isFiltered ? (
        <EmptyState
          drawing={<EmptyCalendar />}
          title={say('orders.filter.none')}
          action={
            <Button tone="secondary" onClick={() => choose(EVERY_ORDER)}>
              {say('orders.filter.clear')}
            </Button>
          }
        />
      ) : view.isEmpty ? (
        <EmptyState
          drawing={<EmptyCalendar />}
          title={say('orders.empty')}
          text={say('orders.emptyText')}
          action={
            <Link href="/find-doctor" asChild>
              <LinkButton size="lg">{say('orders.findDoctor')}</LinkButton>
            </Link>
          }
        />
      ) : (
        <OrderSections sections={view.sections} on={on} />
      )}
      {view.fault && (
        <ErrorState
          drawing={count === 0 && <ServerDown />}
          title={say('orders.failed')}
          message={say.fault(view.fault)}
          retryLabel={say('orders.retry')}
          onRetry={loadMore}
        />
      )}
      {view.isLoadingMore && <OrderSkeleton label={say('orders.loadingMore')} />}
      {view.hasMore && !view.isArriving && !view.isLoadingMore && !view.fault && (
        <SeenMore mark={count} onSeen={loadMore} />
      )}
      {view.isAtEnd && <p className={end}>{say('orders.end')}</p>}
    </div>
  )
}
