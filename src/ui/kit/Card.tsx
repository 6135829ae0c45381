import type { ComponentProps } from 'react'
import { cx } from 'styled-system/css'
import { card } from 'styled-system/recipes'

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li'
  tone?: 'plain' | 'tint' | 'calm'
  space?: 'none' | 'sm' | 'md' | 'lg'
  /** Lifts under the pointer: for cards that lead somewhere. */
  raised?: boolean
}

export function Card({ as = 'div', tone, space, raised, className, ...rest }: CardProps) {
  const Element: 'div' = as as 'div' // one type for four block elements that take the same attributes
  return <Element {...rest} className={cx(card({ tone, space, raised }), className)} />
}
