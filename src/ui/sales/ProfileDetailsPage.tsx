import { Download, Printer } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { startOfDay } from '../../core/kit/dates'
import { viewSales } from '../../machines/sales/sales.view'
import type { SalesActor } from '../../machines/sales/sales.machine'
import { useWhen } from '../intl/useWhen'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { RangePicker } from '../kit/date-picker/RangePicker'
import { ErrorState } from '../kit/ErrorState'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { OwnTestsCard } from './OwnTestsCard'
import { OffersCard } from './OffersCard'
import { ProviderCard } from './ProviderCard'
import { SalesFigures } from './SalesFigures'
import { SalesLines } from './SalesLines'

const page = css({
  display: 'grid',
  gap: '24',
  alignItems: 'start',
  paddingBlock: '16',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: '[360px minmax(0, 1fr)]' },
})
const own = css({ display: 'grid', gap: '16', minWidth: '0' })
const analytics = css({ display: 'grid', gap: '16', minWidth: '0' })
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8' })
const files = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })
const title = css({ margin: '0', fontSize: '22', lineHeight: 'heading' })
const days = css({ margin: '0', color: 'muted', fontSize: '16', lineHeight: 'caption' })

/** A provider's profile, and beside it what it sold on the days that are chosen. */
export const ProfileDetailsPage = ({ actor }: { readonly actor: SalesActor }) => {
  const say = useText()
  const when = useWhen()
  const view = useView(actor, viewSales)
  const profile = useView(actor, ({ children }) => children.profile)
  const offers = useView(actor, ({ children }) => children.offers)
  const tests = useView(actor, ({ children }) => children.tests)
  const { from, to } = view.range
  const named = (day: string) => when.day(startOfDay(day))
  const range = from === to ? named(from) : say('sales.days', { from: named(from), to: named(to) })
  return (
    <div className={cx(container(), page)}>
      <div className={own}>
        {profile && <ProviderCard actor={profile} />}
        {view.provider === 'centre' && tests && <OwnTestsCard actor={tests} />}
        {offers && <OffersCard actor={offers} own={tests} />}
      </div>
      <section className={analytics} aria-labelledby="analytics">
        <div className={head}>
          <div>
            <h2 id="analytics" className={title}>
              {say('sales.analytics')}
            </h2>
            <p className={days} role="status">
              {range}
            </p>
          </div>
          <div className={files}>
            {view.hasRegister && (
              <Button
                tone="secondary"
                disabled={!view.canExport && view.exporting !== 'h1Register'}
                busy={view.exporting === 'h1Register'}
                onClick={() => actor.send({ type: 'export', document: 'h1Register' })}
              >
                <Printer size={20} aria-hidden />
                {say('sales.register')}
              </Button>
            )}
            <Button
              tone="secondary"
              disabled={!view.canExport && view.exporting !== 'sales'}
              busy={view.exporting === 'sales'}
              onClick={() => actor.send({ type: 'export', document: 'sales' })}
            >
              <Download size={20} aria-hidden />
              {say('sales.export')}
            </Button>
          </div>
        </div>
        <RangePicker
          view={{
            label: say('sales.range'),
            value: view.range,
            min: view.min,
            max: view.today,
            today: view.today,
            presets: ['today', 'lastSevenDays', 'thisMonth', 'lastMonth'],
          }}
          on={({ range: chosen }) => {
            if (chosen) actor.send({ type: 'range.chosen', range: chosen })
          }}
        />
        {view.fault ? (
          <ErrorState
            title={say('sales.failed')}
            message={say.fault(view.fault)}
            retryLabel={say('app.retry')}
            onRetry={() => actor.send({ type: 'retry' })}
          />
        ) : view.sales === null ? (
          <div aria-busy aria-label={say('sales.loading')}>
            <SkeletonText lines={8} />
          </div>
        ) : (
          <>
            <SalesFigures view={view} sales={view.sales} actor={actor} />
            <SalesLines view={view} onMore={() => actor.send({ type: 'more' })} />
          </>
        )}
      </section>
    </div>
  )
}
