import { ChevronRight } from 'lucide-react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'
import { orderPath } from '../../core/orders/orders.params'
import type { OrderCard } from '../../machines/orders/orders.view'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { LinkButton } from '../kit/LinkButton'
import { OrderAction } from '../orders/OrderActions'
import { OrderBadge, useCardWords } from '../orders/cardWords'

const panel = css({
  display: 'grid',
  gap: '16',
  padding: { base: '16', tablet: '24' },
  border: 'line',
  borderRadius: '20',
  background: 'surface',
  borderInlineStart: '[6px solid {colors.brand}]',
  '& > *': { margin: '0' },
})
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12',
  '& > h2': { margin: '0', fontSize: '14', fontWeight: 'medium', color: 'muted' },
})
const says = css({ textStyle: 'title', overflowWrap: 'anywhere' })
const quiet = css({ color: 'muted', fontSize: '14', lineHeight: 'caption', overflowWrap: 'anywhere' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })
const list = css({ display: 'grid', gap: '8', margin: '0', padding: '0', listStyle: 'none' })
const line = css({
  '&:is(a)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '12',
    minHeight: '44',
    paddingInline: '16',
    paddingBlock: '8',
    border: 'line',
    borderRadius: '12',
    background: 'surface',
    color: 'ink',
    fontSize: '14',
    lineHeight: 'caption',
    textDecoration: 'none',
    _hover: { background: 'tint' },
  },
  '& > svg': { color: 'muted' },
})

/** What comes next that is no appointment, and the one thing to do about it. */
export const NextOrder = ({ card }: { readonly card: OrderCard }) => {
  const say = useText()
  const words = useCardWords()
  const [, go] = useLocation()
  const { order } = card
  const { main } = card.buttons
  const see = () => go(orderPath(order.id))
  return (
    <section className={panel} aria-labelledby="next-order">
      <div className={head}>
        <h2 id="next-order">{say('home.next.order')}</h2>
        <OrderBadge card={card} />
      </div>
      <p className={says}>{words.says(card)}</p>
      <p className={quiet}>{words.whom(card)}</p>
      <div className={buttons}>
        {main && (
          <OrderAction
            order={order}
            button={main}
            tone="primary"
            on={{ pay: see, cancel: see, move: see, track: see }}
          />
        )}
        <Link href="/order-list" asChild>
          <LinkButton size="sm" tone="secondary">
            {say('home.next.orders')}
          </LinkButton>
        </Link>
      </div>
    </section>
  )
}

/** What else is going on, a line for each; it leads to the order. */
export const UpcomingOrders = ({ cards }: { readonly cards: readonly OrderCard[] }) => {
  const say = useText()
  const words = useCardWords()
  return (
    <ul className={list} aria-label={say('home.next.others')}>
      {cards.map((card) => (
        <li key={card.order.id}>
          <Link href={orderPath(card.order.id)} className={line}>
            <span>
              {words.says(card)}
              <span className={`${quiet} ${css({ display: 'block' })}`}>{words.whom(card)}</span>
            </span>
            <OrderBadge card={card} />
            <ChevronRight size={20} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
