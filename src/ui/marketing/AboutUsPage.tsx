import { css } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import type { Content } from '../../core/marketing/marketing'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { ContentFrame, type ContentPageProps } from './ContentFrame'
import { ContentSections } from './ContentSections'
import * as look from '../app/frame/site.styles'

const page = css({ display: 'grid', gap: { base: '48', desktop: '64' } })

const About = ({ heading, intro, statistics, sections }: Content) => {
  const say = useText()
  return (
    <div className={page}>
      <div className={look.heroWords}>
        <h1 className={look.title}>{heading?.trim() || say('app.title.aboutUs')}</h1>
        {intro && <p className={look.lead}>{intro}</p>}
      </div>
      {statistics.length > 0 && (
        <dl className={look.statistics}>
          {statistics.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{say('site.statistic', { count: value })}</dd>
            </div>
          ))}
        </dl>
      )}
      <ContentSections sections={sections} />
      <section className={look.call}>
        <h2>{say('site.about.cta')}</h2>
        <div className={look.actions}>
          <Link href="/find-doctor" className={button({ size: 'lg' })}>
            {say('site.about.find')}
          </Link>
          <Link href="/contact-us" className={button({ size: 'lg', tone: 'secondary' })}>
            {say('site.about.contact')}
          </Link>
        </div>
      </section>
    </div>
  )
}

/** Who we are. */
export const AboutUsPage = (props: ContentPageProps) => (
  <ContentFrame {...props} route="aboutUs">
    {(content) => <About {...content} />}
  </ContentFrame>
)
