import { css } from 'styled-system/css'
import type { Content } from '../../core/marketing/marketing'
import { StoreButtons } from '../app/frame/DownloadBlock'
import { useText } from '../intl/useText'
import { BulletIcon } from './BulletIcon'
import { ContentFrame, type ContentPageProps } from './ContentFrame'
import { ContentSections } from './ContentSections'
import * as look from '../app/frame/site.styles'

const page = css({ display: 'grid', gap: { base: '48', desktop: '64' } })

const Features = ({ heading, intro, cover, bullets, sections }: Content) => {
  const say = useText()
  return (
    <div className={page}>
      <section className={look.hero}>
        <div className={look.heroWords}>
          <h1 className={look.title}>{heading?.trim() || say('site.heading.default')}</h1>
          {intro && <p className={look.lead}>{intro}</p>}
          <ul className={look.iconPoints}>
            {bullets.map(({ text, icon }) => (
              <li key={text}>
                <BulletIcon src={icon} />
                {text}
              </li>
            ))}
          </ul>
          <StoreButtons />
        </div>
        {cover && <img src={cover} alt="" width={480} height={360} className={look.picture} />}
      </section>
      <ContentSections sections={sections} />
    </div>
  )
}

/** What the app does. */
export const AppFeaturePage = (props: ContentPageProps) => (
  <ContentFrame {...props} route="appFeature">
    {(content) => <Features {...content} />}
  </ContentFrame>
)
