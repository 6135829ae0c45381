import type { ComponentProps, ReactNode } from 'react'
import { button } from 'styled-system/recipes'
import { Spinner } from './Spinner'
import type { Tone } from './Button'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string
  icon: ReactNode
  tone?: Tone
  size?: 'sm' | 'md' | 'lg'
  busy?: boolean
}

export function IconButton({ label, icon, tone = 'quiet', size, busy = false, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={button({ tone, size, shape: 'icon' })}
      aria-label={label}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <Spinner /> : icon}
    </button>
  )
}
