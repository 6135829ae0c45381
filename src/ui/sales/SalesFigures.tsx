import { css } from 'styled-system/css'
import type { Sales } from '../../core/sales/sales'
import type { SalesActor } from '../../machines/sales/sales.machine'
import type { SalesView } from '../../machines/sales/sales.view'
import { useDates, useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { BillRows } from '../kit/BillRows'
import { Card } from '../kit/Card'
import { Chart } from '../kit/chart/Chart'
import { KpiTile } from '../kit/KpiTile'
import { SalesDrawers } from './SalesDrawers'

/** Points below which a line says nothing; neither does one that lies on nothing all along. */
const LEAST_POINTS = 3

const look = css({ display: 'grid', gap: '16' })
const counts = css({
  display: 'grid',
  gap: '8',
  margin: '0',
  gridTemplateColumns: '[repeat(auto-fill, minmax(120px, 1fr))]',
})

interface SalesFiguresProps {
  readonly view: SalesView
  readonly sales: Sales
  readonly actor: SalesActor
}

/** Sums as arithmetic, orders by status, and how sales ran. */
export const SalesFigures = ({ view, sales, actor }: SalesFiguresProps) => {
  const say = useText()
  const money = useMoney()
  const dates = useDates()
  const { points, by } = view
  const best = points.reduce(
    (most, each) => (each.amount > most.amount ? each : most),
    points[0] ?? { at: 0, amount: 0 },
  )
  const named = (at: number) => (by === 'day' ? dates.dayAndMonth(at) : dates.month(at))
  return (
    <div className={look} aria-busy={view.isLoading}>
      <Card>
        <BillRows
          label={say('sales.sums')}
          lines={[
            { id: 'payable', name: say('sales.payable'), paise: sales.payable },
            { id: 'refunded', name: say('sales.refunded'), paise: -sales.refunded },
          ]}
          total={{ name: say('sales.total'), paise: sales.salesAmount }}
        />
      </Card>
      <SalesDrawers view={view} sales={sales} actor={actor} />
      <dl className={counts} aria-label={say('sales.counts')}>
        {view.counts.map(({ status, statusCount }) => (
          <KpiTile key={status} name={say(`sales.status.${status}`)} value={statusCount} />
        ))}
      </dl>
      {points.length >= LEAST_POINTS && points.some(({ amount }) => amount !== 0) && (
        <Chart
          view={{
            title: say('sales.chart'),
            summary: say(by === 'day' ? 'sales.chart.bestDay' : 'sales.chart.bestMonth', {
              amount: money(best.amount),
              day: by === 'day' ? dates.day(best.at) : dates.month(best.at),
            }),
            unit: say('sales.chart.unit'),
            points: points.map(({ at }) => named(at)),
            series: [{ id: 'sales', name: say('sales.total'), values: points.map(({ amount }) => amount / 100) }],
            format: (rupees) => money(Math.round(rupees * 100)),
            isTable: view.isTable,
          }}
          on={() => actor.send({ type: 'chart.switched' })}
        />
      )}
    </div>
  )
}
