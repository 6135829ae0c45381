import { css } from 'styled-system/css'
import type { TrackedOrder } from '../../machines/orders/orderTracker.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'

const look = css({
  display: 'grid',
  width: 'full',
  gap: '12',
  padding: '12',
  borderRadius: '12',
  background: 'brand.tint',
  '& > *': { margin: '0' },
  // Words of a pharmacy may have no place to break.
  '& > p': { overflowWrap: 'anywhere', minWidth: '0' },
})
const heading = css({ fontSize: '16', lineHeight: 'heading' })
const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: '14',
  lineHeight: 'caption',
  '& :is(th, td)': { paddingBlock: '8', paddingInlineStart: '8', textAlign: 'end', verticalAlign: 'top' },
  '& :is(th, td):first-child': { textAlign: 'start', paddingInlineStart: '0', overflowWrap: 'anywhere' },
  '& thead th': { color: 'muted', fontWeight: 'medium', fontSize: '12' },
  '& thead th:nth-child(2)': { width: '[4.5rem]' },
  '& tbody th': { fontWeight: 'regular' },
  // The unit stands once: beside it the longest name keeps its words whole in a narrow panel.
  '& td': { whiteSpace: 'nowrap' },
  '& tbody tr': { borderBlockStart: 'line' },
  '& [data-less] td:last-child': { fontWeight: 'semibold', color: 'bad' },
})
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

interface OrderOfferProps {
  readonly offer: NonNullable<TrackedOrder['offer']>
  readonly isAnswering: boolean
  readonly onAgree: () => void
  readonly onCancel: () => void
}

/** What a pharmacy has of an order: what was asked for and what there is beside each other, and the patient's answer. */
export const OrderOffer = ({ offer: { words, lines }, isAnswering, onAgree, onCancel }: OrderOfferProps) => {
  const say = useText()
  const much = (quantity: number | null, unit: string | null) =>
    quantity === null ? '–' : say('kit.quantity', { count: quantity, unit: unit ?? 'none' })
  return (
    <section className={look} aria-labelledby="order-offer">
      <h3 id="order-offer" className={heading}>
        {say('orders.offer.title')}
      </h3>
      {words !== null && <p>{words}</p>}
      {lines.length > 0 && (
        <table className={table} aria-labelledby="order-offer">
          <thead>
            <tr>
              <th scope="col">{say('orders.offer.medicine')}</th>
              <th scope="col">{say('orders.offer.was')}</th>
              <th scope="col">{say('orders.offer.now')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, name, was, now, unit, isLess }) => (
              <tr key={line} data-less={isLess || undefined}>
                <th scope="row">{name}</th>
                <td>{was ?? '–'}</td>
                <td>{much(now, unit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={buttons}>
        <Button busy={isAnswering} onClick={onAgree}>
          {say('orders.offer.agree')}
        </Button>
        <Button tone="secondary" onClick={onCancel}>
          {say('orders.offer.cancel')}
        </Button>
      </div>
    </section>
  )
}
