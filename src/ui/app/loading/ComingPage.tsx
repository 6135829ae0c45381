import { Clock3 } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { viewFrame } from '../../../machines/app/frame.view'
import { useText } from '../../intl/useText'
import { Brain, Spine } from '../../kit/art'
import { Badge } from '../../kit/Badge'
import { LinkButton } from '../../kit/LinkButton'
import { useView } from '../../kit/useView'
import { useApp } from '../frame/AppContext'
import { Link } from '../frame/Link'
import { Helpline } from '../Helpline'

const page = cx(container(), css({ paddingBlock: { base: '24', desktop: '48' } }))
const panel = css({
  display: 'grid',
  alignItems: 'center',
  gap: { base: '24', desktop: '48' },
  gridTemplateColumns: { base: '1fr', tablet: '[1.4fr 1fr]' },
  padding: { base: '24', desktop: '64' },
  border: 'line',
  borderRadius: '20',
  background: 'surface',
})
const words = css({ display: 'grid', justifyItems: 'start', gap: '16', '& > *': { margin: '0' } })
const text = css({ maxWidth: 'prose', color: 'muted' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '12' })
const drawings = css({
  display: 'flex',
  justifyContent: 'center',
  order: { base: '-1', tablet: '0' },
  '& > svg': { width: '[min(14rem, 60%)]', height: 'auto' },
})

/** A screen of a room that opens later: what it will be, and what can be done meanwhile. */
export const ComingPage = () => {
  const { app } = useApp()
  const route = useView(app, (snapshot) => viewFrame(snapshot).route)
  const isAtWork = useView(app, (snapshot) => viewFrame(snapshot).isAtWork)
  const first = useView(app, (snapshot) => viewFrame(snapshot).deskLinks[0]!)
  const say = useText()
  return (
    <div className={page}>
      <section className={panel}>
        <div className={words}>
          <Badge tone="calm" icon={<Clock3 aria-hidden />}>
            {say('app.coming.badge')}
          </Badge>
          <h1 className={css({ textStyle: 'title' })}>{say(`app.title.${route}`)}</h1>
          <p className={text}>
            {isAtWork ? (
              say('app.coming.textStaff')
            ) : (
              <Helpline without={say('app.coming.textStaff')}>{() => say('app.coming.text')}</Helpline>
            )}
          </p>
          {isAtWork && !first.isHere && (
            <Link href={first.href} asChild>
              <LinkButton tone="secondary">{say('app.coming.goTo', { page: say(`app.nav.${first.id}`) })}</LinkButton>
            </Link>
          )}
          {!isAtWork && (
            <div className={actions}>
              <Link href="/find-doctor" asChild>
                <LinkButton>{say('app.link.findDoctor')}</LinkButton>
              </Link>
              <Helpline>
                {(number, href) => (
                  <LinkButton tone="secondary" href={href}>
                    {say('app.coming.call', { number })}
                  </LinkButton>
                )}
              </Helpline>
            </div>
          )}
        </div>
        <div className={drawings}>{isAtWork ? <Brain /> : <Spine />}</div>
      </section>
    </div>
  )
}
