import type { ReactNode } from 'react'
import { brand, phoneLink } from '../../core/app/brand'

interface HelplineProps {
  readonly children: (number: string, href: string) => ReactNode
  /** What stands there when no helpline is configured. */
  readonly without?: ReactNode
}

/** What names the helpline, given its number and its address; without one it is not shown. */
export const Helpline = ({ children, without = null }: HelplineProps) =>
  brand.helpline === '' ? without : children(brand.helpline, phoneLink(brand.helpline))
