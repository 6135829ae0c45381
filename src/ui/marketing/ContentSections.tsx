import { Check } from 'lucide-react'
import type { ContentSection } from '../../core/marketing/marketing'
import { Prose } from '../kit/Prose'
import * as look from '../app/frame/site.styles'

/** Parts of a page, picture and words taking turns. */
export const ContentSections = ({ sections }: { readonly sections: readonly ContentSection[] }) => (
  <div className={look.sections}>
    {sections.map(({ id, heading, text, image, bullets }) => (
      <section key={id} className={look.section} aria-labelledby={heading === '' ? undefined : `part-${id}`}>
        {image && <img src={image} alt="" width={480} height={360} className={look.picture} loading="lazy" />}
        <div className={look.sectionWords}>
          {heading !== '' && <h2 id={`part-${id}`}>{heading}</h2>}
          <Prose markup={text} />
          {bullets.length > 0 && (
            <ul className={look.points}>
              {bullets.map((bullet) => (
                <li key={bullet.text}>
                  <Check size={20} aria-hidden />
                  {bullet.text}
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
    ))}
  </div>
)
