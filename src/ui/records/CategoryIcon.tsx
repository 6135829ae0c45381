import {
  Activity,
  FileText,
  Bone,
  Brain,
  HeartPulse,
  Lightbulb,
  Moon,
  Stethoscope,
  Waypoints,
  Zap,
  type LucideIcon,
  type LucideProps,
} from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  zap: Zap,
  brain: Brain,
  'heart-pulse': HeartPulse,
  bone: Bone,
  activity: Activity,
  lightbulb: Lightbulb,
  waypoints: Waypoints,
  moon: Moon,
  stethoscope: Stethoscope,
}

interface CategoryIconProps extends LucideProps {
  /** As the contract names it; null where a record has no category. */
  readonly icon: string | null
}

/** The icon of a health category; a record without one has a sheet of paper. */
export const CategoryIcon = ({ icon, ...rest }: CategoryIconProps) => {
  const Icon = icon === null ? FileText : (icons[icon] ?? Stethoscope)
  return <Icon aria-hidden {...rest} />
}
