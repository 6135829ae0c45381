import { css } from 'styled-system/css'
import type { OffBecause } from '../../core/chat/chat'
import type { UnixSeconds } from '../../core/kit/dates'
import type { ChatState } from '../../core/chat/chat.rules'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'

const banner = css({
  margin: '0',
  padding: '16',
  background: 'paper',
  borderTop: 'line',
  fontSize: '14',
  textAlign: 'center',
})

const reason = css({ display: 'block', color: 'muted', overflowWrap: 'anywhere' })

interface ChatBannerProps {
  readonly state: ChatState
  readonly moment: UnixSeconds | null
  readonly isTeam: boolean
  /** Why it is off, as far as the reader may know. */
  readonly because: OffBecause | null
}

/** Says in place of the field why nothing can be written. */
export const ChatBanner = ({ state, moment, isTeam, because }: ChatBannerProps) => {
  const say = useText()
  const when = useWhen()
  const words = () => {
    if (state === 'disabled') return say(isTeam ? 'chat.offForPatient' : 'chat.disabled')
    if (state === 'notYet' && moment !== null) return say('chat.notYet', { at: when.at(moment) })
    if (moment !== null) return say(isTeam ? 'chat.expiredForPatient' : 'chat.expired', { day: when.day(moment) })
    return say('chat.closed')
  }
  return (
    <p className={banner} role="status">
      {words()}
      {state === 'disabled' && because !== null && (
        <span className={reason}>
          {because.note === null
            ? say(`chat.off.${because.reason}`)
            : say('chat.off.noted', { reason: say(`chat.off.${because.reason}`), note: because.note })}
        </span>
      )}
    </p>
  )
}
