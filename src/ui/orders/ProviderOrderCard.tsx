import { FlaskConical, Pill } from 'lucide-react'
import { startOfDay } from '../../core/kit/dates'
import { isMedicineOrder } from '../../core/orders/providerOrder'
import type { ProviderOrderCard as Card } from '../../machines/orders/orders.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Avatar } from '../kit/Avatar'
import { Badge } from '../kit/Badge'
import { Card as Frame } from '../kit/Card'
import { Money } from '../kit/Money'
import { cardLook } from './card.styles'
import { Fact } from './Fact'
import { OrderActions, type OrderPresses } from './OrderActions'
import { stageLooks } from './orderLook'
import { useOrderWords } from './useOrderWords'

interface ProviderOrderCardProps {
  readonly card: Card
  readonly on: OrderPresses
}

/** An order of medicines or tests: where it stands, from whom, for whom, and what can be done about it. */
export const ProviderOrderCard = ({ card: { order, isOver, isLate, buttons }, on }: ProviderOrderCardProps) => {
  const say = useText()
  const when = useWhen()
  const { says } = useOrderWords()
  const { tone, Icon } = stageLooks[order.stage]
  const Kind = isMedicineOrder(order) ? Pill : FlaskConical
  return (
    <Frame className={cardLook.lazy}>
      <div className={cardLook.stack}>
        <div className={cardLook.top}>
          <p className={cardLook.time}>{says(order, isLate)}</p>
          <Badge tone={tone} icon={<Icon aria-hidden />}>
            {say(`orders.stage.${order.stage}`)}
          </Badge>
        </div>
        <div className={cardLook.who}>
          <Avatar name={order.providerName} src={order.providerPhoto ?? undefined} decorative />
          <div className={cardLook.words}>
            <h3 className={cardLook.name}>{order.providerName}</h3>
            <p className={cardLook.line}>{isMedicineOrder(order) ? order.name : order.testNames.join(', ')}</p>
          </div>
        </div>
        <dl className={cardLook.facts}>
          <Fact term={say('orders.patient')}>{order.patientName}</Fact>
          <Fact term={say('orders.fact.order')}>{order.orderNo}</Fact>
          {isMedicineOrder(order) ? (
            <Fact term={say('orders.fact.way')}>{say(`orders.way.${order.way}`)}</Fact>
          ) : (
            <Fact term={say('orders.fact.day')}>{when.day(startOfDay(order.day))}</Fact>
          )}
          {order.payable !== null && (
            <Fact term={say('orders.track.payable')}>
              <Money paise={order.payable} />
            </Fact>
          )}
        </dl>
        <div className={cardLook.foot}>
          <span className={cardLook.who}>
            <Kind size={20} aria-hidden />
            <span className={`${cardLook.line} ${cardLook.address}`}>
              {[order.address, order.city].filter(Boolean).join(', ')}
            </span>
          </span>
          <span className={cardLook.actions}>
            <OrderActions order={order} buttons={buttons} isOver={isOver} on={on} />
          </span>
        </div>
      </div>
    </Frame>
  )
}
