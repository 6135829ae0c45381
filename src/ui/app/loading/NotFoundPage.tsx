import { css } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { useText } from '../../intl/useText'
import { EmptySearch } from '../../kit/art'
import { LinkButton } from '../../kit/LinkButton'
import { HomeLink, Link } from '../frame/Link'

const page = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '16',
  paddingBlock: { base: '32', desktop: '64' },
  textAlign: 'center',
  '& > *': { margin: '0' },
  '& > svg': { width: '240', height: 'auto' },
})
const text = css({ maxWidth: '480', color: 'muted' })
const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12', paddingBlockStart: '8' })

export const NotFoundPage = () => {
  const say = useText()
  return (
    <div className={container()}>
      <div className={page}>
        <EmptySearch />
        <h1 className={css({ textStyle: 'title' })}>{say('app.notFound.title')}</h1>
        <p className={text}>{say('app.notFound.text')}</p>
        <div className={actions}>
          <HomeLink>
            <LinkButton>{say('app.goHome')}</LinkButton>
          </HomeLink>
          <Link href="/find-doctor" asChild>
            <LinkButton tone="secondary">{say('app.link.findDoctor')}</LinkButton>
          </Link>
        </div>
      </div>
    </div>
  )
}
