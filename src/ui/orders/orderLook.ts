import {
  Ban,
  CircleCheck,
  CircleHelp,
  CircleX,
  Clock,
  FileCheck,
  FlaskConical,
  type LucideIcon,
  Package,
  ThumbsUp,
  Truck,
} from 'lucide-react'
import type { OrderStage } from '../../core/orders/order.lifecycle'
import type { BadgeTone } from '../kit/Badge'

/** How each stage of an order looks wherever one is shown; its word comes from the texts. */
export const stageLooks: Readonly<Record<OrderStage, { readonly tone: BadgeTone; readonly Icon: LucideIcon }>> = {
  requested: { tone: 'warm', Icon: Clock },
  accepted: { tone: 'info', Icon: ThumbsUp },
  asking: { tone: 'warm', Icon: CircleHelp },
  ready: { tone: 'info', Icon: Package },
  sent: { tone: 'info', Icon: Truck },
  sampled: { tone: 'info', Icon: FlaskConical },
  completed: { tone: 'good', Icon: CircleCheck },
  uploaded: { tone: 'good', Icon: FileCheck },
  rejected: { tone: 'bad', Icon: CircleX },
  cancelled: { tone: 'neutral', Icon: Ban },
}
