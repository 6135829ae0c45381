import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { doctorPath } from '../../core/app/links'
import type { ConversationView } from '../../machines/chat/conversation.view'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { LinkButton } from '../kit/LinkButton'
import { ChatBanner } from './ChatBanner'

/** Why nothing can be written, with what helps beside it. */
const off = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  paddingInlineEnd: '16',
  background: 'paper',
  borderTop: 'line',
  '& > p': { flex: '1', minWidth: '0', borderTop: 'none', textAlign: 'start' },
  '& > :is(a, button)': { flexShrink: '0' },
})

interface ChatOffProps {
  readonly view: ConversationView
  /** Somebody of the team turns it on again. */
  readonly onEnable: () => void
}

/** Stands in place of the field where nothing can be written, with the way on for whoever reads it. */
export const ChatOff = ({ view, onEnable }: ChatOffProps) => {
  const say = useText()
  const { state, moment, isTeam, offBecause, clinicPhone, doctorId } = view
  const wayOn = (): ReactNode => {
    if (isTeam)
      return (
        state === 'disabled' && (
          <Button size="sm" tone="secondary" onClick={onEnable}>
            {say('chat.enable')}
          </Button>
        )
      )
    if (state === 'disabled')
      return (
        clinicPhone !== null && (
          <LinkButton size="sm" tone="secondary" href={`tel:${clinicPhone}`}>
            <Phone size={16} aria-hidden />
            {say('chat.callClinic')}
          </LinkButton>
        )
      )
    return (
      state === 'expired' &&
      doctorId !== null && (
        <Link href={doctorPath(doctorId)} asChild>
          <LinkButton size="sm" tone="secondary">
            {say('chat.bookAgain')}
          </LinkButton>
        </Link>
      )
    )
  }
  return (
    <div className={off}>
      <ChatBanner state={state} moment={moment} isTeam={isTeam} because={offBecause} />
      {wayOn()}
    </div>
  )
}
