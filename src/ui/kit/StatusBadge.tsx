import {
  Ban,
  BedDouble,
  CalendarCheck,
  CircleCheck,
  CircleX,
  Clock,
  FileCheck,
  Lock,
  LogOut,
  type LucideIcon,
  Radio,
  UserX,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { type ShownStatus, type StatusLook, statusLooks } from '../../core/booking/appointment.status'
import { Badge } from './Badge'

const icons: Readonly<Record<StatusLook['icon'], LucideIcon>> = {
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
}

interface StatusBadgeProps {
  readonly status: ShownStatus
  /** Its word, in the room's own voice. */
  readonly children: ReactNode
}

/** The status of an appointment in colour, drawing and word. */
export const StatusBadge = ({ status, children }: StatusBadgeProps) => {
  const { tone, icon } = statusLooks[status]
  const Icon = icons[icon]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {children}
    </Badge>
  )
}
