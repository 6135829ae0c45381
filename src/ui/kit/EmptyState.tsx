import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

export interface EmptyStateProps {
  drawing?: ReactNode
  title: string
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
  '& > h2': { margin: '0', fontSize: '18' },
  '& > p': { margin: '0', maxWidth: '[26rem]', color: 'muted', fontSize: '14', lineHeight: 'caption' },
})

export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <div className={stateLook}>
      {drawing}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
