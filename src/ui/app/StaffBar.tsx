import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { Link } from 'wouter'
import type { FrameView } from '../../machines/app/frame.view'
import { useText } from '../intl/useText'
import { Logo } from '../kit/art'
import { Badge } from '../kit/Badge'
import { Bell } from './Bell'
import { ProfileMenu } from './ProfileMenu'

const bar = css({ borderBlockEnd: 'line', background: 'surface' })
const row = cx(
  container(),
  css({ display: 'flex', alignItems: 'center', gap: '16', minHeight: { base: '56', desktop: '64' } }),
)
const title = css({ margin: '0', flexGrow: '1', fontSize: '18', fontWeight: 'semibold', lineHeight: 'heading' })
const links = css({
  display: { base: 'none', desktop: 'flex' },
  gap: '4',
  margin: '0',
  padding: '0',
  listStyle: 'none',
})
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44',
  paddingInline: '12',
  borderRadius: '8',
  color: 'ink',
  fontSize: '14',
  fontWeight: 'medium',
  textDecoration: 'none',
  _hover: { background: 'calm.tint' },
  _currentPage: { background: 'calm.tint', color: 'calm', fontWeight: 'semibold' },
})

/** The bar of those who work here. */
export const StaffBar = ({ view }: { readonly view: FrameView }) => {
  const say = useText()
  return (
    <div className={bar}>
      <div className={row}>
        <Logo />
        <p className={title}>{say(`app.title.${view.route}`)}</p>
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
        <Badge tone="calm">{say('app.staff')}</Badge>
        {view.person !== 'nobody' && <Bell />}
        <ProfileMenu {...view} />
      </div>
    </div>
  )
}
