import {
  CircleCheck,
  CircleUserRound,
  DoorOpen,
  Hourglass,
  type LucideIcon,
  Stethoscope,
  UserRoundX,
} from 'lucide-react'
import type { QueueLook } from '../../core/reception/queue.looks'

/** The drawings of the statuses of a queue. */
export const queueIcons: Readonly<Record<QueueLook['icon'], LucideIcon>> = {
  circleUser: CircleUserRound,
  doorOpen: DoorOpen,
  hourglass: Hourglass,
  stethoscope: Stethoscope,
  circleCheck: CircleCheck,
  userX: UserRoundX,
}
