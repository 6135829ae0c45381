import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { routes } from '../../core/app/routes'
import { Leading } from '../app/frame/Leading'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { Badge } from '../kit/Badge'
import { HeroArt } from './HeroArt'
import { SpecialistSearch } from './SpecialistSearch'

const hero = cx(
  container(),
  css({
    display: 'grid',
    alignItems: 'center',
    gap: { base: '8', desktop: '48' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
    paddingBlock: { base: '24', tablet: '48', desktop: '48' },
  }),
)
const words = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '16',
  '& > *': { margin: '0' },
  '& > search': { width: 'full', paddingBlockStart: '8' },
})
const title = css({ textStyle: 'hero', maxWidth: '[15em]' })
const text = css({ maxWidth: '[54ch]', color: 'muted', fontSize: { base: '16', desktop: '18' } })
const note = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })
const picture = css({
  width: { base: '[min(17rem, 80%)]', tablet: '[min(22rem, 60%)]', desktop: 'full' },
  marginInline: 'auto',
})

const loginLink = (words: ReactNode[]) => (
  <Link key="login" href="/get-started">
    {words}
  </Link>
)

export const Hero = () => {
  const say = useText()
  return (
    <section className={hero}>
      <div className={words}>
        <Badge tone="calm">{say('marketing.hero.badge')}</Badge>
        <h1 className={title}>{say('marketing.hero.title')}</h1>
        <p className={text}>{say('marketing.hero.text')}</p>
        <Leading to={routes.findDoctor.path}>
          <SpecialistSearch />
        </Leading>
        <p className={note}>
          {say('marketing.search.note')} {say.rich('marketing.hero.login', { a: loginLink })}
        </p>
      </div>
      <div className={picture}>
        <HeroArt />
      </div>
    </section>
  )
}
