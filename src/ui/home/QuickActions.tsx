import { ClipboardList, FileHeart, FlaskConical, Newspaper, Pill, Stethoscope } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { card } from 'styled-system/recipes'
import { routes } from '../../core/app/routes'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { hidden } from '../kit/VisuallyHidden'

const actions = [
  { id: 'doctor', href: routes.findDoctor.path, Icon: Stethoscope, tone: 'warm' },
  { id: 'orders', href: routes.orderList.path, Icon: ClipboardList, tone: 'warm' },
  { id: 'medicines', href: routes.medicines.path, Icon: Pill, tone: 'warm' },
  { id: 'tests', href: routes.testReports.path, Icon: FlaskConical, tone: 'calm' },
  { id: 'records', href: routes.medicalRecords.path, Icon: FileHeart, tone: 'calm' },
  { id: 'hub', href: routes.healthHub.path, Icon: Newspaper, tone: 'calm' },
] as const

const section = css({ minWidth: '0' })
const list = css({
  display: 'grid',
  gap: { base: '8', tablet: '12' },
  height: 'full',
  gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', desktop: 'repeat(2, minmax(0, 1fr))' },
  margin: '0',
  padding: '0',
  listStyle: 'none',
  '& > li': { display: 'grid' },
})
const action = css({
  '&:is(a)': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4',
    minHeight: '[76px]',
    padding: { base: '4', tablet: '8' },
    textAlign: 'center',
  },
})
const icon = css({
  display: 'grid',
  placeContent: 'center',
  width: '36',
  height: '36',
  borderRadius: '12',
  '&[data-tone=warm]': { background: 'brand.tint', color: 'primary' },
  '&[data-tone=calm]': { background: 'calm.tint', color: 'calm' },
})
const words = css({
  display: 'block',
  fontSize: { base: '12', tablet: '14' },
  fontWeight: 'semibold',
  lineHeight: 'caption',
})

export const QuickActions = () => {
  const say = useText()
  return (
    <section className={section} aria-labelledby="quick-actions">
      <h2 id="quick-actions" className={hidden}>
        {say('home.actions.title')}
      </h2>
      <ul className={list}>
        {actions.map(({ id, href, Icon, tone }) => (
          <li key={id}>
            <Link href={href} className={cx(card({ raised: true }), action)}>
              <span className={icon} data-tone={tone}>
                <Icon size={24} aria-hidden />
              </span>
              <span className={words}>{say(`home.actions.${id}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
