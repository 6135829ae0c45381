import { viewFrame } from '../../machines/app/frame.view'
import { Link } from '../app/frame/Link'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { LinkButton } from '../kit/LinkButton'
import { useView } from '../kit/useView'

/** The way out of a call: to the schedule at work, to the own appointments elsewhere. */
export const CallAway = ({ tone }: { readonly tone?: 'quiet' }) => {
  const { app } = useApp()
  const isAtWork = useView(app, (snapshot) => viewFrame(snapshot).isAtWork)
  const say = useText()
  return (
    <Link href={isAtWork ? '/schedule' : '/order-list'} asChild>
      <LinkButton tone={tone}>{say(isAtWork ? 'call.summary.schedule' : 'call.summary.appointments')}</LinkButton>
    </Link>
  )
}
