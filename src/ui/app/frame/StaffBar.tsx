import { CalendarCog, CalendarPlus, CircleUserRound, Search } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { button } from 'styled-system/recipes'
import { brand } from '../../../core/app/brand'
import type { StaffPanel } from '../../../core/app/staffPanels'
import type { FrameView } from '../../../machines/app/frame.view'
import { panelFeature } from '../../../machines/app/feature'
import { viewStaffBar } from '../../../machines/staff/staffBar.view'
import { useText } from '../../intl/useText'
import { Logo } from '../../kit/art'
import { Button } from '../../kit/Button'
import { IconButton } from '../../kit/IconButton'
import { AddPatientMenu } from '../../staff/AddPatientMenu'
import { Hospital, RequestLink, Selection, usePageBar } from '../../staff/PageTools'
import { StaffMenu } from '../../staff/StaffMenu'
import { usePaletteKey } from '../../staff/usePaletteKey'
import { useApp } from './AppContext'
import { Link } from './Link'
import { loadTexts } from '../../intl/texts'
import { useView } from '../../kit/useView'
import { Bell } from './Bell'
import { onDemand } from '../loading/onDemand'
import { usePageSearch } from '../loading/pageSearch'
import { usePageTitle } from '../loading/useDocument'
import { UnreadChats } from './UnreadChats'

const StaffPalettePanel = onDemand(async () => {
  const [{ StaffPalettePanel: Palette }] = await Promise.all([
    import('../../staff/StaffPalettePanel'),
    loadTexts(['kit', 'staff']),
  ])
  return Palette
})

const bar = css({ borderBlockEnd: 'line', background: 'surface' })
const upper = css({ display: { base: 'none', desktop: 'block' }, borderBlockEnd: 'line' })
const row = cx(
  container(),
  css({ display: 'flex', alignItems: 'center', gap: '16', minHeight: '56', maxWidth: '[100rem]' }),
)
const lower = cx(
  container(),
  css({
    display: 'flex',
    alignItems: 'center',
    gap: { base: '4', desktop: '16' },
    minHeight: '56',
    maxWidth: '[100rem]',
    paddingBlock: '4',
    // Two lines have room above and below.
    '&:has([data-hospital])': { minHeight: { base: '64', desktop: '56' } },
    paddingInlineEnd: { base: '4', tablet: '16', desktop: '24' },
  }),
)
const title = css({
  margin: '0',
  fontSize: { base: '16', tablet: '18' },
  fontWeight: 'semibold',
  lineHeight: 'heading',
  overflowWrap: 'anywhere',
})
const head = css({
  display: 'flex',
  flexGrow: '1',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '16',
  minWidth: '0',
})
const links = css({ display: 'flex', gap: '4', margin: '0', padding: '0', listStyle: 'none' })
const nav = css({ flexGrow: '1' })
const logo = css({ display: 'inline-flex', flexShrink: '0', borderRadius: '8', textDecoration: 'none' })
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
  _currentPage: {
    background: 'calm.tint',
    color: 'calm',
    fontWeight: 'semibold',
    _highContrast: { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
  },
})
const tools = css({ display: 'flex', flexShrink: '0', alignItems: 'center', gap: { base: '0', desktop: '12' } })
const small = css({ display: { base: 'inline-flex', desktop: 'none' } })
const wide = css({ display: { base: 'none', desktop: 'inline-flex' } })
const box = css({
  alignItems: 'center',
  gap: '8',
  width: '[17rem]',
  minHeight: '44',
  paddingInline: '16',
  border: 'edge',
  borderRadius: 'full',
  background: 'surface',
  color: 'muted',
  fontSize: '14',
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { color: 'primary', flexShrink: '0' },
  _hover: { borderColor: 'ink' },
})
/** A page with a head of its own has no second row on a desktop. */
const desk = css({ desktop: { display: 'none' } })
const tool = button({ tone: 'quiet', shape: 'icon' })

/** The bar of those who work here: who they are and where above, the page and what it offers below. */
export const StaffBar = ({ view }: { readonly view: FrameView }) => {
  const { app } = useApp()
  const say = useText()
  const staff = useView(app, viewStaffBar)
  const open = (panel: StaffPanel) => app.send({ type: 'open', feature: panelFeature(panel) })
  const page = usePageBar()
  const called = usePageTitle(view.route)
  const openSearch = usePageSearch()
  const isPaletteWanted = usePaletteKey()
  const menu = staff.hasMenu && <StaffMenu {...view} onOpen={open} />
  const isProfileIcon = staff.smallTool === 'profile'
  return (
    <div className={bar}>
      {isPaletteWanted && staff.hasMenu && <StaffPalettePanel links={view.deskLinks} />}
      <div className={upper}>
        <div className={row}>
          <Link href={view.deskLinks[0]?.href ?? '/'} className={logo} data-brand>
            <Logo name={brand.name} />
          </Link>
          <nav aria-label={say('app.nav.main')} className={nav}>
            <ul className={links}>
              {view.deskLinks.map(({ id, href, isHere }) => (
                <li key={id}>
                  <Link href={href} className={link} aria-current={isHere ? 'page' : undefined}>
                    {say(`app.nav.${id}`)}
                    {id === 'chats' && <UnreadChats at="line" />}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={tools}>
            {view.person !== 'nobody' && <Bell />}
            {menu}
          </div>
        </div>
      </div>
      <div className={view.isTask ? cx(lower, desk) : lower}>
        {page.bar.selection ? (
          <Selection {...page} />
        ) : (
          <>
            <div className={head}>
              <p className={title}>{called}</p>
              <Hospital {...page} />
            </div>
            <div className={tools}>
              {staff.hasRequests && <RequestLink />}
              {openSearch !== null && (
                <IconButton label={say('chat.search')} icon={<Search size={24} aria-hidden />} onClick={openSearch} />
              )}
              {staff.canSearch && (
                <>
                  <button type="button" className={cx(box, wide)} onClick={() => open('search')}>
                    <Search size={20} aria-hidden />
                    {say(`staff.search.box.${staff.searchHint}`)}
                  </button>
                  <span className={small}>
                    <IconButton
                      label={say('staff.search.open')}
                      icon={<Search size={24} aria-hidden />}
                      onClick={() => open('search')}
                    />
                  </span>
                </>
              )}
              {staff.hasMenu && staff.smallTool === 'settings' && (
                <span className={small}>
                  <IconButton
                    label={say('staff.settings')}
                    icon={<CalendarCog size={24} aria-hidden />}
                    onClick={() => open('availability')}
                  />
                </span>
              )}
              {staff.makesAppointments && (
                <span className={wide}>
                  <Button size="sm" onClick={() => open('makeAppointment')}>
                    <CalendarPlus size={20} aria-hidden />
                    {say('staff.makeAppointment')}
                  </Button>
                </span>
              )}
              {staff.addsPatient && (
                <span className={wide}>
                  <AddPatientMenu isMain={staff.addsPatient === 'main'} onOpen={open} />
                </span>
              )}
              {view.person !== 'nobody' && (
                <span className={small}>
                  <Bell />
                </span>
              )}
              {isProfileIcon && (
                <Link href="/profile-details" className={tool} aria-label={say('staff.profile')}>
                  <CircleUserRound size={24} aria-hidden />
                </Link>
              )}
              <span className={small}>{menu}</span>
            </div>
          </>
        )}
      </div>
    </div>
  )
}
