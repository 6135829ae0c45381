import { MessageCircle, Phone } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { button } from 'styled-system/recipes'
import { brand } from '../../../core/app/brand'
import { routes } from '../../../core/app/routes'
import type { FrameView } from '../../../machines/app/frame.view'
import { Link, useHome, useMayVisit } from './Link'
import { useText } from '../../intl/useText'
import { Logo } from '../../kit/art.first'
import { Bell } from './Bell'
import { ChatLink } from './ChatLink'
import { Helpline } from '../Helpline'
import { LanguageMenu } from './LanguageMenu'
import { LocationChip } from './LocationChip'
import { LoginEntry } from './LoginEntry'
import { ProfileMenu } from './ProfileMenu'
import { SearchBox } from './SearchBox'
import { UnreadChats } from './UnreadChats'
import { VisuallyHidden } from '../../kit/VisuallyHidden'

const upper = css({ background: 'tint', borderBlockEnd: 'line' })
const upperRow = cx(container(), css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }))
const main = css({ background: 'surface', borderBlockEnd: 'line' })
const mainRow = cx(container(), css({ display: 'flex', alignItems: 'center', gap: '24', minHeight: '64' }))
const logo = css({ display: 'inline-flex', flexShrink: '0', borderRadius: '8', textDecoration: 'none' })
const links = css({ display: 'flex', gap: '4', margin: '0', padding: '0', listStyle: 'none' })
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '64',
  paddingInline: '12',
  borderBlock: '[3px solid transparent]',
  color: 'ink',
  fontSize: '14',
  fontWeight: 'medium',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: '[-4px]',
  _hover: { color: 'primary' },
  _currentPage: { color: 'primary', fontWeight: 'semibold', borderBlockEndColor: 'primary' },
  // What is transparent is drawn there.
  _highContrast: {
    borderBlockColor: '[Canvas]',
    _currentPage: { borderBlockEndColor: '[Highlight]' },
  },
})
const helpline = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  minHeight: '44',
  color: 'ink',
  fontSize: '14',
  textDecoration: 'none',
  '& > svg': { color: 'primary' },
  _hover: { color: 'primary', textDecoration: 'underline' },
})
const tools = css({ display: 'flex', alignItems: 'center', gap: '16', marginInlineStart: 'auto' })
const end = css({ display: 'flex', flexGrow: '1', alignItems: 'center', justifyContent: 'flex-end', gap: '16' })
const chats = button({ tone: 'quiet', shape: 'icon' })

/** The patient's bar on desktop. */
export const DesktopBar = ({ view }: { readonly view: FrameView }) => {
  const say = useText()
  const home = useHome()
  const mayFindDoctors = useMayVisit()(routes.findDoctor.path)
  return (
    <>
      <div className={upper}>
        <div className={upperRow}>
          {mayFindDoctors && <LocationChip view={view} at="desktop" />}
          <div className={tools}>
            <Helpline>
              {(number, href) => (
                <a className={helpline} href={href}>
                  <Phone size={16} aria-hidden />
                  {say('app.helpline', { number })}
                </a>
              )}
            </Helpline>
            {view.canChangeLanguage && <LanguageMenu />}
          </div>
        </div>
      </div>
      <div className={main}>
        <div className={mainRow}>
          <Link href={view.person === 'nobody' ? '/' : home} className={logo} data-brand>
            <Logo name={brand.name} />
          </Link>
          <nav aria-label={say('app.nav.main')}>
            <ul className={links}>
              {view.links.map(({ id, href, isHere }) => (
                <li key={id}>
                  <Link href={href} className={link} aria-current={isHere ? 'page' : undefined}>
                    {say(`app.nav.${id}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={end}>
            {mayFindDoctors && <SearchBox />}
            {view.isPatient && (
              <ChatLink person={view.person} className={chats}>
                <MessageCircle size={24} aria-hidden />
                <VisuallyHidden>{say('app.chat.open')}</VisuallyHidden>
                <UnreadChats at="corner" />
              </ChatLink>
            )}
            {view.person !== 'nobody' && <Bell />}
            {view.person === 'known' ? <ProfileMenu {...view} /> : <LoginEntry at="desktop" />}
          </div>
        </div>
      </div>
    </>
  )
}
