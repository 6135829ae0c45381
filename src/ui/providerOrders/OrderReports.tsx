import { css } from 'styled-system/css'
import type { TestOrder } from '../../core/orders/providerOrder'
import { useText } from '../intl/useText'

interface OrderReportsProps {
  readonly order: TestOrder
}

const region = css({ display: 'grid', gap: '8', fontSize: '14', '& > h3, & > p': { margin: '0', fontSize: '14' } })
const shortName = (name: string): string => (name.length > 10 ? `${name.slice(0, 10)}…` : name)

/** Reports of a test order, to open. */
export const OrderReports = ({ order }: OrderReportsProps) => {
  const say = useText()
  return (
    <section className={region} aria-label={say('providerOrders.reports')}>
      <h3>{say('providerOrders.reports')}</h3>
      {order.reports.length === 0 ? (
        <p>{say('providerOrders.reports.none')}</p>
      ) : (
        <ul>
          {order.reports.map(({ id, name, url }) => (
            <li key={id}>{url === null ? <s>{shortName(name)}</s> : <a href={url}>{shortName(name)}</a>}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
