import { ChevronDown, ClipboardList, FileHeart, LogOut, MessagesSquare, Settings, UserRound } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import type { FrameView } from '../../machines/app/frame.view'
import { cutText } from '../../core/kit/text'
import { useText } from '../intl/useText'
import { Avatar } from '../kit/Avatar'
import { useApp } from './AppContext'
import { Menu } from './Menu'
import { entry, list } from './menu.look'

const heading = css({
  margin: '0',
  paddingInline: '12',
  paddingBlock: '8',
  borderBlockEnd: 'line',
  marginBlockEnd: '8',
  fontWeight: 'semibold',
  fontSize: '14',
  lineHeight: 'caption',
  overflowWrap: 'anywhere',
})
const face = css({ display: 'inline-flex', alignItems: 'center', gap: '8' })
const shortName = css({ display: { base: 'none', desktop: 'inline' } })
const anonymous = css({
  display: 'grid',
  placeContent: 'center',
  width: '32',
  height: '32',
  borderRadius: 'full',
  background: 'brand.tint',
  color: 'primary.pressed',
})

/** Who is here, their own pages, and the way out. */
export const ProfileMenu = ({
  name,
  photoUrl,
  isPatient,
  hasHelp,
}: Pick<FrameView, 'name' | 'photoUrl' | 'isPatient' | 'hasHelp'>) => {
  const { app, open } = useApp()
  const say = useText()
  return (
    <Menu
      side="end"
      label={name ? say('app.menu.open', { name }) : say('app.menu.unnamed')}
      opener={
        <span className={face}>
          {name ? (
            <Avatar name={name} src={photoUrl} size="sm" decorative />
          ) : (
            <span className={anonymous}>
              <UserRound size={20} aria-hidden />
            </span>
          )}
          {name && <span className={shortName}>{cutText(name, 18)}</span>}
          <ChevronDown size={16} aria-hidden />
        </span>
      }
    >
      <p className={heading}>{name ?? say('app.menu.unnamed')}</p>
      <ul className={list}>
        {isPatient && (
          <>
            <li>
              <Link href="/order-list" className={entry}>
                <ClipboardList size={20} aria-hidden />
                {say('app.menu.orders')}
              </Link>
            </li>
            <li>
              <Link href="/medical-records" className={entry}>
                <FileHeart size={20} aria-hidden />
                {say('app.menu.records')}
              </Link>
            </li>
          </>
        )}
        {hasHelp && (
          <li>
            <button type="button" data-choice className={entry} onClick={() => void open('help')}>
              <MessagesSquare size={20} aria-hidden />
              {say('app.menu.help')}
            </button>
          </li>
        )}
        <li>
          <button
            type="button"
            data-choice
            className={entry}
            onClick={() => app.send({ type: 'overlay.opened', overlay: { name: 'settings', at: 'menu' } })}
          >
            <Settings size={20} aria-hidden />
            {say('app.settings')}
          </button>
        </li>
        <li>
          <button
            type="button"
            data-choice
            className={entry}
            onClick={() => app.send({ type: 'overlay.opened', overlay: { name: 'settings', at: 'logout' } })}
          >
            <LogOut size={20} aria-hidden />
            {say('app.logout')}
          </button>
        </li>
      </ul>
    </Menu>
  )
}
