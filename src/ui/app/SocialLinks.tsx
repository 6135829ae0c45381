import { brand } from '../../core/app/brand'
import { useText } from '../intl/useText'

interface SocialLinksProps {
  readonly looks: Readonly<Record<'searches' | 'heading' | 'row' | 'link', string>>
}

/** The brand's pages elsewhere that have an address. */
export const SocialLinks = ({ looks }: SocialLinksProps) => {
  const say = useText()
  const social = Object.entries(brand.social).filter(([, href]) => href !== '')
  if (social.length === 0) return null
  return (
    <nav className={looks.searches} aria-labelledby="footer-social">
      <h2 id="footer-social" className={looks.heading}>
        {say('app.footer.social')}
      </h2>
      <ul className={looks.row}>
        {social.map(([name, href]) => (
          <li key={name}>
            <a href={href} className={looks.link} rel="noreferrer" target="_blank">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
