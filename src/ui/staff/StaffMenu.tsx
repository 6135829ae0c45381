import { ChevronDown } from 'lucide-react'
import { css } from 'styled-system/css'
import type { MenuEntry, StaffPanel } from '../../core/app/staffPanels'
import { cutText } from '../../core/kit/text'
import type { FrameView } from '../../machines/app/frame.view'
import { viewStaffMenu } from '../../machines/staff/staffMenu.view'
import { Menu } from '../app/frame/Menu'
import { useText } from '../intl/useText'
import { Avatar } from '../kit/Avatar'
import { useApp } from '../app/frame/AppContext'
import { Link } from '../app/frame/Link'
import { entry, list } from '../app/frame/menu.styles'
import { menuFaces } from '../app/frame/menuFaces'
import { useView } from '../kit/useView'

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
/** On a phone the photo stands alone, as for patients: the page's name needs the room. */
const more = css({ display: { base: 'none', tablet: 'inline-flex' } })
const shortName = css({ display: { base: 'none', desktop: 'inline' }, whiteSpace: 'nowrap' })

const SETTINGS: MenuEntry = { id: 'settings', path: null }
/** The way out stays the last. */
const withSettings = (menu: readonly MenuEntry[]): readonly MenuEntry[] => [
  ...menu.slice(0, -1),
  SETTINGS,
  ...menu.slice(-1),
]

interface StaffMenuProps extends Pick<FrameView, 'name' | 'photoUrl'> {
  readonly onOpen: (panel: StaffPanel) => void
}

/** The photo of who works here; a press opens everything that is theirs. */
export const StaffMenu = ({ name, photoUrl, onOpen }: StaffMenuProps) => {
  const say = useText()
  const shown = name ?? say('app.menu.unnamed')
  return (
    <Menu
      side="end"
      label={name ? say('app.menu.open', { name }) : shown}
      opener={
        <span className={face}>
          <Avatar name={shown} src={photoUrl} size="sm" decorative />
          <span className={shortName}>{cutText(shown, 18)}</span>
          <ChevronDown size={16} className={more} aria-hidden />
        </span>
      }
    >
      <p className={heading}>{shown}</p>
      <StaffMenuList onOpen={onOpen} />
    </Menu>
  )
}

interface StaffMenuListProps {
  readonly onOpen: (panel: StaffPanel) => void
}

/** Everything that belongs to who works here. */
export const StaffMenuList = ({ onOpen }: StaffMenuListProps) => {
  const { app } = useApp()
  const say = useText()
  const menu = useView(app, viewStaffMenu)
  const press = ({ id }: MenuEntry) => {
    if (id === SETTINGS.id) app.send({ type: 'open', feature: { id: 'overlay.settings', at: 'menu' } })
    // The others without a path are panels.
    else onOpen(id as StaffPanel)
  }
  return (
    <ul className={list}>
      {withSettings(menu).map((row) => {
        const face = menuFaces[row.id]
        const words = face && (
          <>
            <face.icon size={20} aria-hidden />
            {say(face.title)}
          </>
        )
        return (
          <li key={row.id}>
            {row.path !== null ? (
              <Link href={row.path} className={entry}>
                {words}
              </Link>
            ) : (
              <button type="button" data-choice className={entry} onClick={() => press(row)}>
                {words}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
