import { ClipboardList, FileHeart, LogOut, MessagesSquare, Settings, UsersRound } from 'lucide-react'
import { css } from 'styled-system/css'
import type { FrameView } from '../../../machines/app/frame.view'
import { panelFeature } from '../../../machines/app/feature'
import { useText } from '../../intl/useText'
import { useApp } from './AppContext'
import { Link } from './Link'
import { entry, list } from './menu.styles'

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
/** A person's own pages, their settings, and the way out. */
export const ProfileList = ({ name, isPatient, hasHelp }: Pick<FrameView, 'name' | 'isPatient' | 'hasHelp'>) => {
  const { app } = useApp()
  const say = useText()
  return (
    <>
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
            <li>
              <button
                type="button"
                data-choice
                className={entry}
                onClick={() => app.send({ type: 'open', feature: { id: 'overlay.family' } })}
              >
                <UsersRound size={20} aria-hidden />
                {say('app.menu.family')}
              </button>
            </li>
          </>
        )}
        {hasHelp && (
          <li>
            <button
              type="button"
              data-choice
              className={entry}
              onClick={() => app.send({ type: 'open', feature: panelFeature('help') })}
            >
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
            onClick={() => app.send({ type: 'open', feature: { id: 'overlay.settings', at: 'menu' } })}
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
            onClick={() => app.send({ type: 'open', feature: { id: 'overlay.settings', at: 'logout' } })}
          >
            <LogOut size={20} aria-hidden />
            {say('app.logout')}
          </button>
        </li>
      </ul>
    </>
  )
}
