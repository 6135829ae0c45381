import {
  CalendarCog,
  ChartNoAxesColumn,
  ChevronDown,
  CircleQuestionMark,
  FileText,
  LogOut,
  Star,
  UserRound,
  Settings,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { doctorMenu, type StaffPanel } from '../../core/app/staffPanels'
import { cutText } from '../../core/kit/text'
import type { FrameView } from '../../machines/app/frame.view'
import { Menu } from '../app/frame/Menu'
import { useText } from '../intl/useText'
import { Avatar } from '../kit/Avatar'
import { useApp } from '../app/frame/AppContext'
import { entry, list } from '../app/frame/menu.styles'

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
const shortName = css({ display: { base: 'none', desktop: 'inline' }, whiteSpace: 'nowrap' })

type EntryId = (typeof doctorMenu)[number] | 'settings'
const icons: Readonly<Record<EntryId, LucideIcon>> = {
  profile: UserRound,
  availability: CalendarCog,
  reviews: Star,
  team: UsersRound,
  templates: FileText,
  help: CircleQuestionMark,
  reports: ChartNoAxesColumn,
  settings: Settings,
  logout: LogOut,
}
const providerMenu = ['profile', 'logout'] as const
/** The way out stays the last. */
const withSettings = (menu: readonly EntryId[]): readonly EntryId[] => [
  ...menu.slice(0, -1),
  'settings',
  ...menu.slice(-1),
]

interface StaffMenuProps extends Pick<FrameView, 'name' | 'photoUrl'> {
  readonly isDoctor: boolean
  readonly onOpen: (panel: StaffPanel) => void
}

/** The photo of who works here; a press opens everything that is theirs. */
export const StaffMenu = ({ name, photoUrl, isDoctor, onOpen }: StaffMenuProps) => {
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
          <ChevronDown size={16} aria-hidden />
        </span>
      }
    >
      <p className={heading}>{shown}</p>
      <StaffMenuList isDoctor={isDoctor} onOpen={onOpen} />
    </Menu>
  )
}

interface StaffMenuListProps {
  readonly isDoctor: boolean
  readonly onOpen: (panel: StaffPanel) => void
}

/** Everything that belongs to who works here. */
export const StaffMenuList = ({ isDoctor, onOpen }: StaffMenuListProps) => {
  const { app } = useApp()
  const say = useText()
  const pageOf = (id: EntryId) =>
    id === 'reports' ? '/reports' : id === 'profile' ? (isDoctor ? '/profile-detail' : '/profile-details') : null
  const press = (id: EntryId) => {
    if (id === 'settings') app.send({ type: 'open', feature: { id: 'overlay.settings', at: 'menu' } })
    else if (id !== 'reports' && id !== 'profile') onOpen(id)
  }
  return (
    <ul className={list}>
      {withSettings(isDoctor ? doctorMenu : providerMenu).map((id) => {
        const Icon = icons[id]
        const page = pageOf(id)
        const face = (
          <>
            <Icon size={20} aria-hidden />
            {say(`staff.menu.${id}`)}
          </>
        )
        return (
          <li key={id}>
            {page !== null ? (
              <Link href={page} className={entry}>
                {face}
              </Link>
            ) : (
              <button type="button" data-choice className={entry} onClick={() => press(id)}>
                {face}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
