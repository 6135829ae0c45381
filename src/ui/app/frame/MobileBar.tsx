import { ClipboardList, MessageCircle, Search } from 'lucide-react'
import { css } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import { brand } from '../../../core/app/brand'
import { routes } from '../../../core/app/routes'
import type { FrameView } from '../../../machines/app/frame.view'
import { Link, useMayVisit } from './Link'
import { useText } from '../../intl/useText'
import { Logo } from '../../kit/art.first'
import { Bell } from './Bell'
import { CartEntry } from './CartEntry'
import { ChatLink } from './ChatLink'
import { LocationChip } from './LocationChip'
import { LoginEntry } from './LoginEntry'
import { ProfileMenu } from './ProfileMenu'
import { UnreadChats } from './UnreadChats'
import { VisuallyHidden } from '../../kit/VisuallyHidden'

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8',
  minHeight: '56',
  paddingInlineStart: { base: '16', tablet: '24' },
  paddingInlineEnd: { base: '4', tablet: '16' },
  borderBlockEnd: 'line',
  background: 'surface',
})
const words = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  minWidth: '0',
  overflow: 'hidden',
})
const title = css({
  maxWidth: 'full',
  margin: '0',
  // Five tools beside it leave a phone's title little more than a hundred pixels: a long one takes two lines.
  fontSize: { base: '16', _slim: '14' },
  fontWeight: 'semibold',
  lineHeight: 'heading',
  lineClamp: '2',
})
/** On the narrowest phones, and where there are six of them, the search gives way: the navigation below leads to it. */
const tools = css({
  display: 'flex',
  flexShrink: '0',
  alignItems: 'center',
  '& > :first-child': { _narrow: { display: 'none' } },
  '& > :first-child:nth-last-child(n + 6)': { tabletDown: { display: 'none' } },
})
const tool = button({ tone: 'quiet', shape: 'icon' })
const home = css({ display: 'inline-flex', minWidth: '0', textDecoration: 'none' })

/** The patient's bar on phones and tablets. */
export const MobileBar = ({ view }: { readonly view: FrameView }) => {
  const say = useText()
  const mayFindDoctors = useMayVisit()(routes.findDoctor.path)
  return (
    <div className={bar}>
      {view.route === 'landing' ? (
        <Link href="/" className={home}>
          <Logo name={brand.name} />
        </Link>
      ) : (
        <div className={words}>
          <p className={title}>{say(`app.title.${view.route}`)}</p>
          {mayFindDoctors && <LocationChip view={view} at="small" />}
        </div>
      )}
      <div className={tools}>
        <Link href={routes.findDoctor.path} className={tool} aria-label={say('app.search.open')}>
          <Search size={24} aria-hidden />
        </Link>
        <CartEntry />
        {view.isPatient && (
          <Link href="/order-list" className={tool} aria-label={say('app.orders.open')}>
            <ClipboardList size={24} aria-hidden />
          </Link>
        )}
        {(view.isPatient || (view.person === 'guest' && view.route !== 'landing')) && (
          <ChatLink person={view.person} className={tool}>
            <MessageCircle size={24} aria-hidden />
            <VisuallyHidden>{say('app.chat.open')}</VisuallyHidden>
            <UnreadChats at="corner" />
          </ChatLink>
        )}
        {view.person !== 'nobody' && <Bell />}
        {view.person === 'known' ? <ProfileMenu {...view} /> : <LoginEntry at="small" />}
      </div>
    </div>
  )
}
