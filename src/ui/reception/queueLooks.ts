import {
  CircleCheck,
  CircleUserRound,
  DoorOpen,
  Hourglass,
  type LucideIcon,
  Stethoscope,
  UserRoundX,
} from 'lucide-react'
import type { QueueStatus } from '../../core/reception/reception.lifecycle'
import type { BadgeTone } from '../kit/Badge'

/** How each status of a queue looks: its colour and its drawing; the word comes from the texts. */
export const queueLooks: Readonly<Record<QueueStatus, { readonly tone: BadgeTone; readonly Icon: LucideIcon }>> = {
  expected: { tone: 'neutral', Icon: CircleUserRound },
  arrived: { tone: 'info', Icon: DoorOpen },
  waiting: { tone: 'warm', Icon: Hourglass },
  inConsultation: { tone: 'calm', Icon: Stethoscope },
  done: { tone: 'good', Icon: CircleCheck },
  noShow: { tone: 'bad', Icon: UserRoundX },
}
