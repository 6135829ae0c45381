import { CircleQuestionMark, MessagesSquare, Phone } from 'lucide-react'
import { css } from 'styled-system/css'
import { TEAM_SUPPORT_CHAT } from '../../core/chat/chat.params'
import type { EnquiryActor } from '../../machines/support/enquiry.machine'
import { Helpline } from '../app/Helpline'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EnquiryForm } from './EnquiryForm'

const text = css({ margin: '0', marginBlockEnd: '16', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '24',
  marginBlockStart: '16',
  paddingBlockStart: '8',
  borderBlockStart: 'line',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8',
    minHeight: '44',
    color: 'primary',
    fontWeight: 'medium',
    fontSize: '14',
  },
})

/** Where doctors tell us what does not work. */
export const HelpPanel = ({ actor }: { readonly actor: EnquiryActor }) => {
  const say = useText()
  const cancel = () => actor.send({ type: 'cancel' })
  return (
    <>
      <p className={text}>{say('support.help.text')}</p>
      <EnquiryForm
        actor={actor}
        isNarrow
        beside={
          <Button tone="secondary" size="lg" onClick={cancel}>
            {say('support.help.cancel')}
          </Button>
        }
      />
      <div className={ways}>
        <Helpline>
          {(number, href) => (
            <a href={href}>
              <Phone size={20} aria-hidden />
              {say('support.help.call', { number })}
            </a>
          )}
        </Helpline>
        <Link href={TEAM_SUPPORT_CHAT} onClick={cancel}>
          <MessagesSquare size={20} aria-hidden />
          {say('support.help.chat')}
        </Link>
        <Link href="/faq" onClick={cancel}>
          <CircleQuestionMark size={20} aria-hidden />
          {say('support.help.faq')}
        </Link>
      </div>
    </>
  )
}
