import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { chip } from 'styled-system/recipes'

export interface ChipProps extends Omit<ComponentProps<'button'>, 'onChange'> {
  chosen: boolean
  onChange: (chosen: boolean) => void
  icon?: ReactNode
}

/** A choice that is on or off; the tick says it without colour. */
export function Chip({ chosen, onChange, icon, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={chip()} aria-pressed={chosen} onClick={() => onChange(!chosen)}>
      {chosen ? <Check size={16} aria-hidden /> : icon}
      {children}
    </button>
  )
}
