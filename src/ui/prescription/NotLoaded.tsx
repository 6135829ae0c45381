import type { Kept } from '../../machines/prescription/prescription.context'
import { useText } from '../intl/useText'
import { ErrorState } from '../kit/ErrorState'

interface NotLoadedProps {
  readonly kept: Kept
  readonly isLoading: boolean
  readonly onRetry: () => void
}

/** What a doctor keeps could not be loaded with the page: it is said, and loaded again. */
export const NotLoaded = ({ kept, isLoading, onRetry }: NotLoadedProps) => {
  const say = useText()
  return (
    <ErrorState
      message={say(`prescription.${kept}.notLoaded`)}
      retryLabel={say('app.retry')}
      busy={isLoading}
      onRetry={onRetry}
    />
  )
}
