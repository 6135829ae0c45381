import { css } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { HomeLink } from '../frame/Link'
import { useText } from '../../intl/useText'
import { ServerDown } from '../../kit/art.first'
import { Button } from '../../kit/Button'
import { EmptyState } from '../../kit/EmptyState'
import { LinkButton } from '../../kit/LinkButton'

const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12', paddingBlockStart: '8' })

interface BrokenPageProps {
  readonly onRetry: () => void
  /** It was only a part of the page. */
  readonly isPart?: boolean | undefined
}

/** A page that could not be opened or fell over: try it again, or leave it. */
export const BrokenPage = ({ onRetry, isPart }: BrokenPageProps) => {
  const say = useText()
  return (
    <div className={container()} role="alert">
      <EmptyState
        isPage={!isPart}
        drawing={!isPart && <ServerDown />}
        title={say(isPart ? 'app.broken.part' : 'app.broken.title')}
        text={!isPart && say('app.broken.text')}
        action={
          <div className={actions}>
            <Button onClick={onRetry}>{say('app.retry')}</Button>
            <HomeLink>
              <LinkButton tone="secondary" onClick={onRetry}>
                {say('app.goHome')}
              </LinkButton>
            </HomeLink>
          </div>
        }
      />
    </div>
  )
}
