import { css } from 'styled-system/css'
import type { FrameView } from '../../../machines/app/frame.view'
import { Link } from './Link'
import { useText } from '../../intl/useText'
import { navIcons } from './navIcons'
import { UnreadChats } from './UnreadChats'

const bar = css({
  display: { base: 'block', desktop: 'none' },
  borderBlockStart: 'line',
  background: 'surface',
  paddingBlockEnd: '[env(safe-area-inset-bottom)]',
})
const list = css({
  display: 'flex',
  maxWidth: '[45rem]',
  marginBlock: '0',
  marginInline: 'auto',
  padding: '0',
  listStyle: 'none',
})
const item = css({ flex: '1', minWidth: '0' })
const link = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4',
  minHeight: '64',
  paddingInline: '0',
  color: 'muted',
  fontSize: '12',
  fontWeight: 'medium',
  lineHeight: 'caption',
  textAlign: 'center',
  textDecoration: 'none',
  outlineOffset: '[-4px]',
  _currentPage: {
    color: 'primary',
    fontWeight: 'semibold',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlockStart: '[-1px]',
      width: '32',
      borderBlockStart: '[3px solid {colors.primary}]',
      borderRadius: '[0 0 3px 3px]',
    },
  },
})

export const BottomNav = ({ links, className }: Pick<FrameView, 'links'> & { className: string }) => {
  const say = useText()
  return (
    <div className={className}>
      <nav className={bar} aria-label={say('app.nav.bottom')}>
        <ul className={list}>
          {links.map(({ id, href, isHere }) => {
            const Icon = navIcons[id]
            return (
              <li key={id} className={item}>
                <Link href={href} className={link} aria-current={isHere ? 'page' : undefined}>
                  <Icon size={24} aria-hidden />
                  {/* One line beside four others on a narrow phone. */}
                  {say(id === 'findDoctor' ? 'app.nav.doctors' : `app.nav.${id}`)}
                  {id === 'chats' && <UnreadChats at="corner" />}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}
