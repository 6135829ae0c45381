import type { ReactNode } from 'react'
import { CalendarCheck, FileHeart, LockKeyhole } from 'lucide-react'
import { css } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import type { ActorRefFrom } from 'xstate'
import { brand } from '../../core/app/brand'
import type { loginMachine } from '../../machines/session/login.machine'
import { viewLogin } from '../../machines/session/login.view'
import { useContent } from '../app/loading/useSlot'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { Logo, Spine } from '../kit/art'
import { Skeleton } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { LoginSteps } from './LoginSteps'

const page = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
  minHeight: 'screen',
})
const aside = css({
  display: { base: 'none', tablet: 'grid' },
  alignContent: 'center',
  justifyItems: 'start',
  gap: '24',
  padding: { tablet: '32', desktop: '64' },
  background: 'brand.tint',
  '& > svg': { width: '[min(16rem, 60%)]', height: 'auto' },
  '& > h2': { margin: '0', maxWidth: '[16em]' },
})
const points = css({
  display: 'grid',
  gap: '12',
  margin: '0',
  padding: '0',
  listStyle: 'none',
  '& > li': { display: 'flex', gap: '12' },
  '& svg': { flexShrink: '0', color: 'primary' },
})
const side = css({
  display: 'grid',
  gridTemplateRows: '[auto 1fr]',
  background: 'surface',
  paddingInline: { base: '16', tablet: '32' },
  paddingBlockStart: '12',
  paddingBlockEnd: '24',
})
const top = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '44' })
const home = css({ display: 'inline-flex', textDecoration: 'none', borderRadius: '8' })
const skipping = css({ display: { base: 'inline-flex', desktop: 'none' } })
const middle = css({
  display: 'grid',
  alignContent: { base: 'start', tablet: 'center' },
  gap: '8',
  width: 'full',
  maxWidth: '[26rem]',
  marginInline: 'auto',
  paddingBlock: '32',
  '& > h1': { margin: '0' },
})
const waiting = css({ display: 'grid', gap: '16', '& > p': { margin: '0', color: 'muted' } })
const waitingFields = css({
  display: 'grid',
  gridTemplateColumns: '[7rem minmax(0, 1fr)]',
  gap: '8',
  paddingBlockStart: '24',
})
const bone = css({ height: '48' })
const benefits = [
  { id: 'book', Icon: CalendarCheck },
  { id: 'records', Icon: FileHeart },
  { id: 'private', Icon: LockKeyhole },
] as const

interface SideProps {
  readonly isAtCode?: boolean
  readonly skip?: () => void
  readonly children: ReactNode
}

const Side = ({ isAtCode = false, skip, children }: SideProps) => {
  const say = useText()
  return (
    <div className={side}>
      <div className={top}>
        <Link href="/" className={home}>
          <Logo name={brand.name} />
        </Link>
        {skip && !isAtCode && (
          <span className={skipping}>
            <button type="button" className={button({ tone: 'quiet', size: 'md' })} onClick={skip}>
              {say('session.skip')}
            </button>
          </span>
        )}
      </div>
      <div className={middle}>
        <h1 className={css({ textStyle: 'title' })}>{say(isAtCode ? 'session.title.code' : 'session.title.number')}</h1>
        {children}
      </div>
    </div>
  )
}

const Steps = ({ login }: { readonly login: ActorRefFrom<typeof loginMachine> }) => {
  const isAtCode = useView(login, (snapshot) => viewLogin(snapshot).isAtCode)
  return (
    <Side isAtCode={isAtCode} skip={() => login.send({ type: 'skip' })}>
      <LoginSteps login={login} />
    </Side>
  )
}

/** The number's field and its button before the login is there, at their places and sizes. */
const Waiting = () => {
  const say = useText()
  return (
    <Side>
      <div className={waiting} aria-busy>
        <VisuallyHidden>{say('app.loading')}</VisuallyHidden>
        <p>{say('session.number.intro')}</p>
        <div className={waitingFields}>
          <Skeleton className={bone} />
          <Skeleton className={bone} />
        </div>
        <Skeleton className={bone} />
      </div>
    </Side>
  )
}

/** The onboarding step on which a mobile number is verified. */
export const VerifyMobilePage = () => {
  const say = useText()
  const login = useContent<typeof loginMachine>('dialog.login')
  return (
    <div className={page}>
      <div className={aside}>
        <Spine />
        <h2 className={css({ textStyle: 'title' })}>{say('session.aside.title')}</h2>
        <ul className={points}>
          {benefits.map(({ id, Icon }) => (
            <li key={id}>
              <Icon size={24} aria-hidden />
              {say(`session.aside.${id}`)}
            </li>
          ))}
        </ul>
      </div>
      {login ? <Steps login={login} /> : <Waiting />}
    </div>
  )
}
