import {
  Ban,
  BedDouble,
  CalendarCheck,
  CircleCheck,
  CircleX,
  CircleUserRound,
  Clock,
  DoorOpen,
  FileCheck,
  Hourglass,
  Lock,
  LogOut,
  type LucideIcon,
  Radio,
  Stethoscope,
  UserX,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { isPresent, type StatusLook, statusLooks, type VisitState } from '../../core/booking/appointment.status'
import { type QueueLook, queueLooks } from '../../core/reception/queue.looks'
import { Badge } from './Badge'

const icons: Readonly<Record<StatusLook['icon'] | QueueLook['icon'], LucideIcon>> = {
  clock: Clock,
  calendarCheck: CalendarCheck,
  radio: Radio,
  circleCheck: CircleCheck,
  circleX: CircleX,
  ban: Ban,
  fileCheck: FileCheck,
  bed: BedDouble,
  logOut: LogOut,
  lock: Lock,
  userX: UserX,
  circleUser: CircleUserRound,
  doorOpen: DoorOpen,
  hourglass: Hourglass,
  stethoscope: Stethoscope,
}

interface StatusBadgeProps {
  readonly status: VisitState
  /** Its word, in the room's own voice. */
  readonly children: ReactNode
}

/** The status of an appointment, or where its patient is, in colour, drawing and word. */
export const StatusBadge = ({ status, children }: StatusBadgeProps) => {
  const { tone, icon } = isPresent(status) ? queueLooks[status] : statusLooks[status]
  const Icon = icons[icon]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {children}
    </Badge>
  )
}
