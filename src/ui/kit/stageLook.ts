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
  Truck,
} from 'lucide-react'
import type { OrderStage } from '../../core/orders/order.lifecycle'
import { type StageLook, stageLooks } from '../../core/orders/order.looks'

const icons: Readonly<Record<StageLook['icon'], LucideIcon>> = {
  clock: Clock,
  check: CircleCheck,
  question: CircleHelp,
  package: Package,
  truck: Truck,
  flask: FlaskConical,
  fileCheck: FileCheck,
  circleX: CircleX,
  ban: Ban,
}

/** How a stage of an order looks, at whichever end it is shown. */
export const stageLook = (stage: OrderStage) => {
  const { tone, icon } = stageLooks[stage]
  return { tone, Icon: icons[icon] }
}
