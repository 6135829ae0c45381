import { startOfDay } from '../../core/kit/dates'
import { isMedicineOrder } from '../../core/orders/providerOrder'
import type { ProviderOrderCard as Card } from '../../machines/orders/orders.view'
import { useTestName } from '../intl/useTestName'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Avatar } from '../kit/Avatar'
import { Badge } from '../kit/Badge'
import { Card as Frame } from '../kit/Card'
import { KeyFacts } from '../kit/KeyFacts'
import { Money } from '../kit/Money'
import { stageLook } from '../kit/stageLook'
import { cardLook } from './card.styles'
import { OrderActions, type OrderPresses } from './OrderActions'
import { useOrderWords } from './useOrderWords'

interface ProviderOrderCardProps {
  readonly card: Card
  readonly on: OrderPresses
}

/** An order of medicines or tests: where it stands, from whom, for whom, and what can be done about it. */
export const ProviderOrderCard = ({ card: { order, isOver, isLate, amount, buttons }, on }: ProviderOrderCardProps) => {
  const say = useText()
  const when = useWhen()
  const testName = useTestName()
  const { says } = useOrderWords()
  const { tone, Icon } = stageLook(order.stage)
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
            <p className={cardLook.line}>
              {isMedicineOrder(order) ? order.name : order.testNames.map(testName).join(' · ')}
            </p>
          </div>
        </div>
        <KeyFacts
          layout="line"
          facts={[
            {
              kind: 'when',
              value: isMedicineOrder(order) ? say(`orders.way.${order.way}`) : when.day(startOfDay(order.day)),
            },
            {
              kind: 'where',
              value: <span className={cardLook.address}>{[order.address, order.city].filter(Boolean).join(', ')}</span>,
            },
            { kind: 'who', value: `${order.patientName} · ${say('orders.fact.order')} ${order.orderNo}` },
            ...(amount === null ? [] : [{ kind: 'paid' as const, value: <Money paise={amount} /> }]),
          ]}
        />
        <div className={cardLook.foot}>
          <span className={cardLook.actions}>
            <OrderActions order={order} buttons={buttons} isOver={isOver} on={on} />
          </span>
        </div>
      </div>
    </Frame>
  )
}
