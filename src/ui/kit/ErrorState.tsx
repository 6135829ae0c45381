import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button'
import { stateLook } from './EmptyState'

export interface ErrorStateProps {
  drawing?: ReactNode
  title?: string
  /** It is the whole page, not a part of one. */
  isPage?: boolean
  message: string
  retryLabel: string
  onRetry: () => void
  busy?: boolean
}

export function ErrorState(props: ErrorStateProps) {
  const { drawing, title, isPage = false, message, retryLabel, onRetry, busy = false } = props
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className={stateLook} role="alert">
      {drawing}
      {title && <Title>{title}</Title>}
      <p>{message}</p>
      <Button tone="secondary" busy={busy} onClick={onRetry}>
        <RotateCw size={20} aria-hidden />
        {retryLabel}
      </Button>
    </div>
  )
}
