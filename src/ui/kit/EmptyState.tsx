import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

export interface EmptyStateProps {
  drawing?: ReactNode
  title: string
  /** It is the whole page, not a part of one. */
  isPage?: boolean
  text?: ReactNode
  action?: ReactNode
}

export const stateLook = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '12',
  paddingInline: '16',
  paddingBlock: '32',
  textAlign: 'center',
  '& > svg': { width: '160', height: 'auto', maxWidth: 'full' },
  '& > :is(h1, h2)': { margin: '0', fontSize: '18' },
  '& > p': { margin: '0', maxWidth: '[26rem]', color: 'muted', fontSize: '14', lineHeight: 'caption' },
})

export function EmptyState({ drawing, title, isPage = false, text, action }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className={stateLook}>
      {drawing}
      <Title>{title}</Title>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
