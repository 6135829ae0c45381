import { Headset } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { card } from 'styled-system/recipes'
import { routes } from '../../core/app/routes'
import { Link, useMayVisit } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { greeting as heading, page } from './home.styles'

const ways = [{ id: 'supportDesk', Icon: Headset }] as const

const way = css({ '&:is(a)': { display: 'flex', alignItems: 'center', gap: '12', minHeight: '52' } })

/** Where an administrator starts: what is theirs to open. */
export const AdministratorHome = ({ greeting }: { readonly greeting: string }) => {
  const say = useText()
  const mayVisit = useMayVisit()
  const open = ways.filter(({ id }) => mayVisit(routes[id].path))
  return (
    <div className={page}>
      <div className={heading}>
        <h1 data-now className={css({ textStyle: 'title' })}>
          {greeting}
        </h1>
        {open.length === 0 && <p>{say('home.nothingOpen')}</p>}
      </div>
      {open.map(({ id, Icon }) => (
        <Link key={id} href={routes[id].path} className={cx(card({ raised: true }), way)}>
          <Icon size={24} aria-hidden />
          {say(`home.${id}`)}
        </Link>
      ))}
    </div>
  )
}
