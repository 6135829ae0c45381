import {
  BedDouble,
  CalendarDays,
  CircleUserRound,
  ClipboardList,
  FlaskConical,
  Headset,
  House,
  MessagesSquare,
  Newspaper,
  Pill,
  Stethoscope,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { NavId } from '../../../machines/app/frame.view'

export const navIcons: Readonly<Record<NavId, LucideIcon>> = {
  home: House,
  findDoctor: Stethoscope,
  medicines: Pill,
  testReports: FlaskConical,
  healthHub: Newspaper,
  schedule: CalendarDays,
  ipDash: BedDouble,
  chats: MessagesSquare,
  profile: CircleUserRound,
  orders: ClipboardList,
  clinicPatient: UsersRound,
  profileDetails: CircleUserRound,
  supportDesk: Headset,
}
