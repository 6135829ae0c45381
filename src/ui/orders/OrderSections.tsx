import { css } from 'styled-system/css'
import type { OrderCard, viewOrders } from '../../machines/orders/orders.view'
import { useText } from '../intl/useText'
import { WindowList } from '../kit/WindowList'
import { AppointmentCard } from './AppointmentCard'
import type { OrderPresses } from './OrderActions'
import { ProviderOrderCard } from './ProviderOrderCard'
import { StayOrderCard } from './StayOrderCard'

const section = css({ position: 'relative', paddingInlineStart: '24' })
const rail = css({
  position: 'absolute',
  insetInlineStart: '[5px]',
  insetBlockStart: '24',
  insetBlockEnd: '0',
  borderInlineStart: '[2px solid {colors.line}]',
})
const head = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  gap: '8',
  marginBlockEnd: '12',
  '& > h2': { margin: '0', fontSize: '18' },
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-24',
    insetBlockStart: '[6px]',
    width: '12',
    height: '12',
    borderRadius: 'full',
    border: '[2px solid {colors.edge}]',
    background: 'paper',
  },
  '[data-now] &': {
    _before: { borderColor: 'primary', background: 'primary', _highContrast: { background: '[Highlight]' } },
  },
})
const count = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })
const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '12',
  margin: '0',
  marginBlockEnd: '24',
  padding: '0',
  listStyle: 'none',
  // The first of a section are laid out at once: a guess of their height would move what is below them.
  '& > :nth-child(-n + 3) > *': { contentVisibility: 'visible' },
})

/** From here on only the cards in and near the window are rendered. */
const LONG = 20
/** How high a card is about, in CSS pixels. */
const CARD = 330
const idOf = ({ order }: OrderCard): string => order.id

interface EntryProps {
  readonly card: OrderCard
  readonly on: OrderPresses
}

/** The card of an order, by its kind. */
export const OrderEntry = ({ card, on }: EntryProps) => {
  switch (card.kind) {
    case 'stay':
      return <StayOrderCard card={card} on={on} />
    case 'provided':
      return <ProviderOrderCard card={card} on={on} />
    case 'appointment':
      return <AppointmentCard card={card} on={on} />
  }
}

interface OrderSectionsProps {
  readonly sections: ReturnType<typeof viewOrders>['sections']
  readonly on: OrderPresses
}

/** The orders along a line: today, coming up, earlier. */
export function OrderSections({ sections, on }: OrderSectionsProps) {
  const say = useText()
  return (
    <div>
      {sections.map(({ id, cards }) => (
        <section key={id} className={section} data-now={id === 'today' || undefined} aria-labelledby={`orders-${id}`}>
          <span className={rail} aria-hidden />
          <div className={head}>
            <h2 id={`orders-${id}`}>{say(`orders.${id}`)}</h2>
            <span className={count}>{say('orders.count', { count: cards.length })}</span>
          </div>
          {cards.length > LONG ? (
            <div className={css({ marginBlockEnd: '24' })}>
              <WindowList
                items={cards}
                keyOf={idOf}
                gap={12}
                rough={CARD}
                render={(card) => <OrderEntry card={card} on={on} />}
              />
            </div>
          ) : (
            <ul className={list}>
              {cards.map((card) => (
                <li key={card.order.id}>
                  <OrderEntry card={card} on={on} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
