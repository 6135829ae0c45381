import type { ComponentProps } from 'react'
import { button } from 'styled-system/recipes'
import type { Tone } from './Button'

export interface LinkButtonProps extends ComponentProps<'a'> {
  tone?: Tone
  size?: 'sm' | 'md' | 'lg'
  wide?: boolean
}

/** An anchor that looks like a button; wrap it in the router's `<Link asChild>` for inner pages. */
export function LinkButton({ tone, size, wide, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={button({ tone, size, shape: wide ? 'wide' : 'words' })}>
      {children}
    </a>
  )
}
