import { css } from 'styled-system/css'
import { type OrderStage, statusOfStage } from '../../core/orders/order.lifecycle'
import { useText } from '../intl/useText'
import { Badge } from '../kit/Badge'
import { stageLook } from '../kit/stageLook'

const row = css({ display: 'inline-flex', flexWrap: 'wrap', gap: '4' })

/** The status of an order, and within an accepted one how far it is. */
export const StageChip = ({ stage }: { readonly stage: OrderStage }) => {
  const say = useText()
  const { tone, Icon } = stageLook(stage)
  const isWithin = stage === 'asking' || stage === 'ready' || stage === 'sent' || stage === 'sampled'
  return (
    <span className={row}>
      {isWithin && (
        <Badge tone={tone} icon={<Icon size={16} aria-hidden />}>
          {say(`providerOrders.stage.${stage}`)}
        </Badge>
      )}
      <Badge tone={isWithin ? 'neutral' : tone} icon={isWithin ? undefined : <Icon size={16} aria-hidden />}>
        {say(`providerOrders.status.${statusOfStage[stage]}`)}
      </Badge>
    </span>
  )
}
