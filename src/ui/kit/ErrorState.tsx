import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button'
import { stateLook } from './EmptyState'

export interface ErrorStateProps {
  drawing?: ReactNode
  title?: string
  message: string
  retryLabel: string
  onRetry: () => void
  busy?: boolean
}

export function ErrorState({ drawing, title, message, retryLabel, onRetry, busy = false }: ErrorStateProps) {
  return (
    <div className={stateLook} role="alert">
      {drawing}
      {title && <h2>{title}</h2>}
      <p>{message}</p>
      <Button tone="secondary" busy={busy} onClick={onRetry}>
        <RotateCw size={20} aria-hidden />
        {retryLabel}
      </Button>
    </div>
  )
}
