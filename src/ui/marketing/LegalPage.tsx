import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { brand } from '../../core/app/brand'
import { routes } from '../../core/app/routes'
import { viewFrame } from '../../machines/app/frame.view'
import { useApp } from '../app/frame/AppContext'
import { Link } from '../app/frame/Link'
import { Helpline } from '../app/Helpline'
import { useText } from '../intl/useText'
import { useView } from '../kit/useView'

const documents = {
  terms: [
    'service',
    'emergency',
    'account',
    'telemedicine',
    'booking',
    'payment',
    'cancellation',
    'prescription',
    'conduct',
    'liability',
    'law',
  ],
  privacy: ['who', 'collect', 'use', 'share', 'consent', 'keep', 'protect', 'rights', 'children', 'device', 'contact'],
} as const

const page = cx(container(), css({ paddingBlock: { base: '24', desktop: '48' } }))
const grid = css({
  display: 'grid',
  alignItems: 'start',
  gap: { base: '24', desktop: '64' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: '[17rem minmax(0, 1fr)]' },
  paddingBlockStart: { base: '24', desktop: '32' },
})
const head = css({
  display: 'grid',
  gap: '8',
  paddingBlockEnd: '24',
  borderBlockEnd: 'line',
  '& > *': { margin: '0' },
  '& > p': { maxWidth: 'prose', color: 'muted' },
})
// A phone's bar says it.
const title = css({ textStyle: 'title', desktopDown: { srOnly: true } })
const contents = css({
  position: { desktop: 'sticky' },
  insetBlockStart: '[5.5rem]',
  padding: '16',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  '& > h2': { margin: '0', paddingBlockEnd: '8', fontSize: '14' },
  '& > ol': { margin: '0', padding: '0', listStyle: 'none', fontSize: '14' },
})
const jump = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: '44', desktop: '32' },
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'primary', textDecoration: 'underline' },
})
const text = css({
  display: 'grid',
  gap: '32',
  maxWidth: 'prose',
  '& section > h2': { margin: '0', textStyle: 'heading', scrollMarginTop: '[5rem]' },
  '& section > p': { margin: '0', paddingBlockStart: '12' },
})
const foot = css({ padding: '16', borderRadius: '12', background: 'tint', '& > p': { margin: '0' } })

const callTo = (href: string) => (words: ReactNode[]) => (
  <a key="call" href={href}>
    {words}
  </a>
)
const to = (href: string) => (words: ReactNode[]) => (
  <Link key={href} href={href}>
    {words}
  </Link>
)
const links = { terms: to(routes.terms.path), privacy: to(routes.privacy.path) }

/** The terms or the privacy policy, in plain words. */
export const LegalPage = () => {
  const { app } = useApp()
  const say = useText()
  const document = useView(app, (snapshot) => (viewFrame(snapshot).route === 'terms' ? 'terms' : 'privacy'))
  const other = document === 'terms' ? 'privacy' : 'terms'
  const also = { other: say(`app.title.${other}`), link: links[other] }
  const sections =
    document === 'terms'
      ? documents.terms.map((id) => ({
          id,
          title: say(`legal.terms.${id}.title`),
          text: say(`legal.terms.${id}.text`),
        }))
      : documents.privacy.map((id) => ({
          id,
          title: say(`legal.privacy.${id}.title`),
          text: say(`legal.privacy.${id}.text`),
        }))
  return (
    <article className={page}>
      <header className={head}>
        <h1 className={title}>{say(`app.title.${document}`)}</h1>
        <p>{say(`legal.${document}.intro`, { brand: brand.name })}</p>
        <p className={css({ fontSize: '14' })}>{say('legal.updated')}</p>
      </header>
      <div className={grid}>
        <nav className={contents} aria-labelledby="contents">
          <h2 id="contents">{say('legal.contents')}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={jump}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={text}>
          {sections.map(({ id, title, text }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {text.split('\n').map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <div className={foot}>
            <p>
              <Helpline without={say.rich('legal.other', also)}>
                {(number, href) => say.rich('legal.questions', { number, call: callTo(href), ...also })}
              </Helpline>
            </p>
          </div>
        </div>
      </div>
    </article>
  )
}
