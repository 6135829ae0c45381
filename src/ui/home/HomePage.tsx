import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import type { ActorRefFrom } from 'xstate'
import type { homeMachine } from '../../machines/home/home.machine'
import { viewHome } from '../../machines/home/home.view'
import { beforeOf } from '../../core/reception/reception.rules'
import type { LiveQueueActor } from '../../machines/reception/liveQueue.machine'
import type { bannersMachine } from '../../machines/marketing/banners.machine'
import { placesOf } from '../../machines/reception/liveQueue.view'
import { Part } from '../app/loading/Part'
import { useText } from '../intl/useText'
import { ErrorState } from '../kit/ErrorState'
import { useView } from '../kit/useView'
import { Banners } from '../marketing/Banners'
import { Offers } from '../marketing/Offers'
import { HelpBanner } from './HelpBanner'
import { HealthChecks } from './HealthChecks'
import { HomeSearch } from './HomeSearch'
import { NextAppointment } from './NextAppointment'
import { NextOrder, UpcomingOrders } from './NextOrder'
import { QuickActions } from './QuickActions'
import { SpecialityGrid } from './SpecialityGrid'

const page = cx(
  container(),
  css({ display: 'grid', gap: { base: '24', desktop: '32' }, paddingBlock: { base: '16', desktop: '32' } }),
)
const greeting = css({ display: 'grid', gap: '4', '& > *': { margin: '0' }, '& > p': { color: 'muted' } })

interface HomePageProps {
  readonly actor: ActorRefFrom<typeof homeMachine>
  readonly beside: {
    readonly banners: ActorRefFrom<typeof bannersMachine>
    readonly live: LiveQueueActor
  }
}

/** Where a patient starts: what comes next, and the ways to begin. */
export const HomePage = ({ actor, beside: { banners, live } }: HomePageProps) => {
  const say = useText()
  const places = useView(live, placesOf)
  const view = useView(actor, viewHome)
  return (
    <div className={page}>
      <div className={greeting}>
        <h1 data-now className={css({ textStyle: 'title' })}>
          {say(`home.greeting.${view.greeting}`, { name: view.name ?? 'none' })}
        </h1>
        <p>{say('home.ask')}</p>
      </div>
      <Part>
        {view.nextFault ? (
          <ErrorState
            title={say('home.next.failed')}
            message={say.fault(view.nextFault)}
            retryLabel={say('app.retry')}
            onRetry={() => actor.send({ type: 'retry' })}
          />
        ) : view.next ? (
          <NextAppointment {...view.next} before={beforeOf(places, view.next.order)} />
        ) : view.first ? (
          <NextOrder card={view.first} />
        ) : (
          <HomeSearch />
        )}
      </Part>
      {view.others.length > 0 && <UpcomingOrders cards={view.others} />}
      <Part>
        <Banners actor={banners} />
      </Part>
      <QuickActions />
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
