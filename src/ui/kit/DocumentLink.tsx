import { FileDown, RotateCw } from 'lucide-react'
import { css } from 'styled-system/css'
import { Button } from './Button'
import { LinkButton } from './LinkButton'

const problem = css({ flexGrow: '1', margin: '0', fontSize: '14', lineHeight: 'caption', overflowWrap: 'anywhere' })
const look = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', minWidth: '0' })

export interface DocumentLinkProps {
  /** None where the document cannot be opened now. */
  readonly url: string | null
  readonly label: string
  /** Why it cannot be opened. */
  readonly message: string
  /** It comes by itself: nothing has to be pressed. */
  readonly isAwaited?: boolean
  readonly retryLabel: string
  readonly busy: boolean
  readonly onRetry: () => void
}

/** The way to a document; where there is none, why, and the way to ask for it again. */
export const DocumentLink = ({
  url,
  label,
  message,
  isAwaited = false,
  retryLabel,
  busy,
  onRetry,
}: DocumentLinkProps) =>
  url === null && isAwaited ? (
    <p className={problem} role="status">
      {message}
    </p>
  ) : url === null ? (
    <div className={look}>
      <p className={problem} role="alert">
        {message}
      </p>
      <Button size="sm" tone="secondary" busy={busy} onClick={onRetry}>
        <RotateCw size={20} aria-hidden />
        {retryLabel}
      </Button>
    </div>
  ) : (
    <LinkButton href={url} target="_blank" rel="noopener">
      <FileDown size={20} aria-hidden />
      {label}
    </LinkButton>
  )
