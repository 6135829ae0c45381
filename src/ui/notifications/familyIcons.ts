import {
  BadgePercent,
  BedDouble,
  Bell,
  BookOpenText,
  Brain,
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  ClipboardCheck,
  FileText,
  FlaskConical,
  Hospital,
  IndianRupee,
  type LucideIcon,
  MessageCircle,
  Package,
  Pill,
  Share2,
  Star,
  UserRound,
  Video,
} from 'lucide-react'
import type { Family } from '../../core/notifications/events'

const icons: Readonly<Record<Family, LucideIcon>> = {
  appointment: CalendarCheck,
  visit: CalendarClock,
  payment: IndianRupee,
  slots: CalendarClock,
  videoCall: Video,
  medicineOrder: Package,
  testOrder: FlaskConical,
  medicine: Pill,
  tests: FlaskConical,
  prescription: FileText,
  recordLink: Share2,
  report: FlaskConical,
  healthHub: BookOpenText,
  assessment: Brain,
  chat: MessageCircle,
  discharge: ClipboardCheck,
  signup: UserRound,
  practice: BadgePercent,
  booking: CalendarPlus,
  inPatient: BedDouble,
  hospitalLink: Hospital,
  review: Star,
  order: Package,
}

/** The icon of what a notification is about. */
export const iconOf = (family: Family | null): LucideIcon => (family === null ? Bell : icons[family])

const health: ReadonlySet<Family | null> = new Set([
  'testOrder',
  'prescription',
  'recordLink',
  'report',
  'tests',
  'healthHub',
  'assessment',
  'discharge',
  'inPatient',
])

/** Health content has the cool colour, what there is to do the warm one. */
export const isAboutHealth = (family: Family | null): boolean => health.has(family)
