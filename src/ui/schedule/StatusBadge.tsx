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
import { type ShownStatus, type StatusLook, statusLooks } from '../../core/booking/appointment.status'
import { useText } from '../intl/useText'
import { Badge } from '../kit/Badge'

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

/** The status of an appointment in colour, drawing and word. */
export const StatusBadge = ({ status }: { readonly status: ShownStatus }) => {
  const say = useText()
  const { tone, icon } = statusLooks[status]
  const Icon = icons[icon]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {say(`staff.status.${status}`)}
    </Badge>
  )
}
