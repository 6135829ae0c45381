import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import { roleOf } from '../../machines/app/app.view'
import type { homeMachine } from '../../machines/home/home.machine'
import { viewHome } from '../../machines/home/home.view'
import type { LiveQueueActor } from '../../machines/reception/liveQueue.machine'
import type { bannersMachine } from '../../machines/marketing/banners.machine'
import type { orderPaymentMachine } from '../../machines/orders/orderPayment.machine'
import { viewOrderPayment } from '../../machines/orders/orders.view'
import { placesOf } from '../../machines/reception/liveQueue.view'
import { useApp } from '../app/frame/AppContext'
import { onDemand } from '../app/loading/onDemand'
import { Part } from '../app/loading/Part'
import { useText } from '../intl/useText'
import { ErrorState } from '../kit/ErrorState'
import { useView } from '../kit/useView'
import { Banners } from '../marketing/Banners'
import { Offers } from '../marketing/Offers'
import { AdministratorHome } from './AdministratorHome'
import { HelpBanner } from './HelpBanner'
import { HealthChecks } from './HealthChecks'
import { HomeSearch } from './HomeSearch'
import { NextAppointment } from './NextAppointment'
import { NextOrder, UpcomingOrders } from './NextOrder'
import { QuickActions } from './QuickActions'
import { greeting, page } from './home.styles'
import { SpecialityGrid } from './SpecialityGrid'

/** What comes next takes two thirds of a wide page, the ways to begin the third beside it. */
const first = css({
  display: 'grid',
  gap: { base: '16', tablet: '24' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 2fr) minmax(0, 1fr)' },
})
const Paying = onDemand(async () => (await import('../payment/Paying')).Paying)

interface HomePageProps {
  readonly actor: ActorRefFrom<typeof homeMachine>
  readonly beside: {
    readonly banners: ActorRefFrom<typeof bannersMachine>
    readonly live: LiveQueueActor
    readonly payment: ActorRefFrom<typeof orderPaymentMachine>
  }
}

/** Where a patient starts: what comes next, and the ways to begin. */
export const HomePage = ({ actor, beside: { banners, live, payment } }: HomePageProps) => {
  const say = useText()
  const { app } = useApp()
  const places = useView(live, placesOf)
  const view = useView(actor, (snapshot) => viewHome(snapshot, places))
  const isAdministrator = useView(app, (snapshot) => roleOf(snapshot) === 'ADMIN')
  const { paying } = useView(payment, viewOrderPayment)
  if (paying) {
    const order = view.next?.order
    return <Paying actor={paying} booking={order ? { ...order, held: order, amount: order.finalAmount } : null} />
  }
  const name = view.name ?? 'none'
  if (isAdministrator) return <AdministratorHome greeting={say(`home.greeting.${view.greeting}`, { name })} />
  return (
    <div className={page}>
      <div className={greeting}>
        <h1 data-now className={css({ textStyle: 'title' })}>
          {say(`home.greeting.${view.greeting}`, { name })}
        </h1>
        <p>{say('home.ask')}</p>
      </div>
      <div className={first}>
        <Part>
          {view.nextFault ? (
            <ErrorState
              title={say('home.next.failed')}
              message={say.fault(view.nextFault)}
              retryLabel={say('app.retry')}
              onRetry={() => actor.send({ type: 'retry' })}
            />
          ) : view.next ? (
            <NextAppointment {...view.next} onPay={(bookingId) => payment.send({ type: 'pay', bookingId })} />
          ) : view.first ? (
            <NextOrder card={view.first} />
          ) : (
            <HomeSearch />
          )}
        </Part>
        <QuickActions />
      </div>
      {view.others.length > 0 && <UpcomingOrders cards={view.others} />}
      <Part>
        <Banners actor={banners} />
      </Part>
      <Part>
        <SpecialityGrid
          specialities={view.specialities}
          isArriving={view.isArriving}
          fault={view.fault}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      </Part>
      <HelpBanner goesOn={view.goesOn} />
      <HealthChecks />
      <Offers />
    </div>
  )
}
