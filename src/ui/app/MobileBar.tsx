import { ClipboardList, MapPin, Search } from 'lucide-react'
import { css } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import { Link } from 'wouter'
import { brand } from '../../core/app/brand'
import { cutText, TEXT_CUT } from '../../core/kit/text'
import type { FrameView } from '../../machines/app/frame.view'
import { useText } from '../intl/useText'
import { Logo } from '../kit/art'
import { Bell } from './Bell'
import { LoginEntry } from './LoginEntry'
import { ProfileMenu } from './ProfileMenu'

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
const words = css({ minWidth: '0', overflow: 'hidden' })
const title = css({
  margin: '0',
  fontSize: '16',
  fontWeight: 'semibold',
  lineHeight: 'heading',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
const place = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  margin: '0',
  color: 'muted',
  fontSize: '12',
  lineHeight: 'caption',
  '& > svg': { color: 'primary', flexShrink: '0' },
})
const tools = css({ display: 'flex', flexShrink: '0', alignItems: 'center' })
const tool = button({ tone: 'quiet', shape: 'icon' })
const home = css({ display: 'inline-flex', minWidth: '0', textDecoration: 'none' })

/** The patient's bar on phones and tablets. */
export const MobileBar = ({ view }: { readonly view: FrameView }) => {
  const say = useText()
  const city = view.city ? say('app.location.phone', { city: view.city }) : say('app.location.phoneNone')
  return (
    <div className={bar}>
      {view.route === 'landing' ? (
        <Link href="/" className={home}>
          <Logo name={brand.name} />
        </Link>
      ) : (
        <div className={words}>
          <p className={title}>{say(`app.title.${view.route}`)}</p>
          <p className={place}>
            <MapPin size={12} aria-hidden />
            {cutText(city, TEXT_CUT.locationSubtext)}
          </p>
        </div>
      )}
      <div className={tools}>
        <Link href="/find-doctor" className={tool} aria-label={say('app.search.open')}>
          <Search size={24} aria-hidden />
        </Link>
        {view.isPatient && (
          <Link href="/order-list" className={tool} aria-label={say('app.orders.open')}>
            <ClipboardList size={24} aria-hidden />
          </Link>
        )}
        {view.person !== 'nobody' && <Bell />}
        {view.person === 'known' ? <ProfileMenu {...view} /> : <LoginEntry person={view.person} at="small" />}
      </div>
    </div>
  )
}
