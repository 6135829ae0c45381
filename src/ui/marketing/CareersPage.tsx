import { Mail } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { brand } from '../../core/app/brand'
import type { Content } from '../../core/marketing/marketing'
import { useText } from '../intl/useText'
import { LinkButton } from '../kit/LinkButton'
import { Prose } from '../kit/Prose'
import { BulletIcon } from './BulletIcon'
import { ContentFrame, type ContentPageProps } from './ContentFrame'
import * as look from '../app/frame/site.styles'

const page = css({ display: 'grid', gap: { base: '48', desktop: '64' } })
const benefits = css({ gridTemplateColumns: { tablet: 'repeat(2, minmax(0, 1fr))' } })
const positions = css({
  display: 'grid',
  gap: { base: '12', desktop: '24' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'repeat(2, minmax(0, 1fr))' },
  margin: '0',
  padding: '0',
  listStyle: 'none',
})
const position = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '12',
  padding: { base: '16', tablet: '24' },
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  '& > h3': { margin: '0', fontSize: '18', lineHeight: 'heading' },
  '& > div': { flexGrow: '1' },
})

const Careers = ({ heading, intro, cover, bullets, sections }: Content) => {
  const say = useText()
  const mailTo = (title: string) =>
    `mailto:${brand.email}?subject=${encodeURIComponent(say('site.careers.subject', { title }))}`
  return (
    <div className={page}>
      <section className={look.hero}>
        <div className={look.heroWords}>
          <h1 className={look.title}>{heading?.trim() || say('app.title.careers')}</h1>
          {intro && <p className={look.lead}>{intro}</p>}
        </div>
        {cover && <img src={cover} alt="" width={480} height={360} className={look.picture} />}
      </section>
      {bullets.length > 0 && (
        <section className={look.group} aria-labelledby="benefits">
          <div className={look.groupHead}>
            <h2 id="benefits">{say('site.careers.benefits')}</h2>
          </div>
          <ul className={cx(look.iconPoints, benefits)}>
            {bullets.map(({ text, icon }) => (
              <li key={text}>
                <BulletIcon src={icon} />
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={look.group} aria-labelledby="positions">
        <div className={look.groupHead}>
          <h2 id="positions">{say('site.careers.open')}</h2>
          {sections.length === 0 && <p>{say('site.careers.none')}</p>}
        </div>
        <ul className={positions}>
          {sections.map((each) => (
            <li key={each.id} className={position}>
              <h3>{each.heading}</h3>
              <Prose markup={each.text} />
              {brand.email && (
                <LinkButton
                  tone="secondary"
                  href={mailTo(each.heading)}
                  aria-label={say('site.careers.apply', { title: each.heading })}
                >
                  <Mail size={20} aria-hidden />
                  {say('site.careers.applyShort')}
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** Working with us. */
export const CareersPage = (props: ContentPageProps) => (
  <ContentFrame {...props} route="careers">
    {(content) => <Careers {...content} />}
  </ContentFrame>
)
