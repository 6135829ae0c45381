import type { Lane } from '../../core/orders/providerOrders.rules'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'

interface MoreOrdersProps {
  readonly lane: Lane
  readonly onMore: (lane: Lane) => void
}

/** Reads a lane further. */
export const MoreOrders = ({ lane, onMore }: MoreOrdersProps) => {
  const say = useText()
  return (
    <Button tone="quiet" size="sm" onClick={() => onMore(lane)}>
      {say('providerOrders.more')}
    </Button>
  )
}
