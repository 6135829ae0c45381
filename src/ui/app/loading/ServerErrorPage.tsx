import { css } from 'styled-system/css'
import { HomeLink } from '../frame/Link'
import { useText } from '../../intl/useText'
import { brand } from '../../../core/app/brand'
import { Logo, ServerDown } from '../../kit/art'
import { LinkButton } from '../../kit/LinkButton'

const page = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '16',
  minHeight: 'screen',
  padding: '24',
  textAlign: 'center',
  '& > *': { margin: '0' },
  '& > svg': { width: '[min(20rem, 80vw)]', height: 'auto' },
})
const text = css({ maxWidth: '480', color: 'muted' })

/** The server is in trouble: nothing to do here but to come back. */
export const ServerErrorPage = () => {
  const say = useText()
  return (
    <div className={page}>
      <Logo name={brand.name} />
      <ServerDown />
      <h1 className={css({ textStyle: 'title' })}>{say('app.serverError.title')}</h1>
      <p className={text}>{say('app.serverError.text')}</p>
      <HomeLink>
        <LinkButton size="lg">{say('app.goHome')}</LinkButton>
      </HomeLink>
    </div>
  )
}
