import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { brand } from '../../../core/app/brand'
import type { FrameView } from '../../../machines/app/frame.view'
import { viewStaffBarShape } from '../../../machines/staff/staffBarShape.view'
import { useText } from '../../intl/useText'
import { Logo } from '../../kit/art.first'
import { useView } from '../../kit/useView'
import { useApp } from './AppContext'

const bar = css({ borderBlockEnd: 'line', background: 'surface' })
const row = cx(container(), css({ display: 'flex', alignItems: 'center', gap: '16', minHeight: '56' }))
const upper = css({ display: { base: 'none', desktop: 'block' }, borderBlockEnd: 'line' })
const lower = css({ paddingInlineEnd: { base: '4', tablet: '16', desktop: '24' } })
const links = css({ display: 'flex', flexGrow: '1', gap: '4', margin: '0', padding: '0', listStyle: 'none' })
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44',
  paddingInline: '12',
  color: 'ink',
  fontSize: '14',
  fontWeight: 'medium',
  _currentPage: { color: 'calm', fontWeight: 'semibold' },
})
const title = css({ flexGrow: '1', margin: '0', fontSize: '18', fontWeight: 'semibold', lineHeight: 'heading' })
const tools = css({ display: 'flex', flexShrink: '0', gap: { base: '0', desktop: '12' } })
const icon = css({ width: '24', height: '24', margin: '[10px]', borderRadius: 'full', background: 'line' })
const small = css({ display: { base: 'block', desktop: 'none' } })
const wide = css({ display: { base: 'none', desktop: 'block' } })
const desk = css({ desktop: { display: 'none' } })
const box = css({ width: '[17rem]', height: '44', border: 'edge', borderRadius: 'full' })
const action = css({ width: '[10rem]', height: '44', borderRadius: '8', background: 'line' })

/** The staff's bar before its tools have arrived: logo, pages and title stand where they stay, and each tool has its place. */
export const StaffBarShape = ({ view }: { readonly view: FrameView }) => {
  const { app } = useApp()
  const say = useText()
  const staff = useView(app, viewStaffBarShape)
  const icons = [view.person !== 'nobody', staff.smallTool !== null, staff.hasMenu].filter(Boolean).length
  return (
    <div className={bar}>
      <div className={upper}>
        <div className={row}>
          <Logo name={brand.name} />
          <ul className={links}>
            {view.deskLinks.map(({ id, isHere }) => (
              <li key={id} className={link} aria-current={isHere ? 'page' : undefined}>
                {say(`app.nav.${id}`)}
              </li>
            ))}
          </ul>
          <div className={tools}>
            {view.person !== 'nobody' && <span className={icon} />}
            {staff.hasMenu && <span className={icon} />}
          </div>
        </div>
      </div>
      <div className={cx(row, lower, view.isTask && desk)}>
        <p className={title}>{say(`app.title.${view.route}`)}</p>
        <div className={tools}>
          {staff.canSearch && <span className={cx(box, wide)} />}
          {(staff.addsPatient !== null || staff.makesAppointments) && <span className={cx(action, wide)} />}
          {staff.canSearch && <span className={cx(icon, small)} />}
          {Array.from({ length: icons }, (_, place) => (
            <span key={place} className={cx(icon, small)} />
          ))}
        </div>
      </div>
    </div>
  )
}
