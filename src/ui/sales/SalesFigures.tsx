import { css } from 'styled-system/css'
import { CASH } from '../../core/payment/payment'
import type { Sales } from '../../core/sales/sales'
import type { SalesView } from '../../machines/sales/sales.view'
import { useDates, useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { BillRows } from '../kit/BillRows'
import { Card } from '../kit/Card'
import { Chart } from '../kit/chart/Chart'
import { KpiTile } from '../kit/KpiTile'

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
  readonly onSwitch: () => void
}

/** Sums as arithmetic, orders by status, and how sales ran. */
export const SalesFigures = ({ view, sales, onSwitch }: SalesFiguresProps) => {
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
      {sales.methods.length > 0 && (
        <Card>
          <BillRows
            label={say('sales.methods')}
            lines={sales.methods.map(({ paymentMethodId, payable, refunded }) => ({
              id: String(paymentMethodId),
              name: say(paymentMethodId === CASH ? 'sales.method.cash' : 'sales.method.upi'),
              paise: payable - refunded,
            }))}
            total={{ name: say('sales.methods'), paise: sales.salesAmount }}
          />
        </Card>
      )}
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
          on={onSwitch}
        />
      )}
    </div>
  )
}
