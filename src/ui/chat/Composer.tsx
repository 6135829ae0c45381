import { Lock, SendHorizontal } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ChatDraft } from '../../core/chat/draft.rules'
import type { ConversationView } from '../../machines/chat/conversation.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { MentionField } from './MentionField'

const bar = css({
  display: 'flex',
  flexDirection: { base: 'column', tablet: 'row' },
  alignItems: { base: 'stretch', tablet: 'flex-end' },
  gap: '8',
  padding: '8',
  borderTop: 'line',
  '&[data-side=internal]': { background: 'tint', borderTopStyle: 'dashed', borderTopWidth: '2px' },
  '& > :first-child': { flex: { tablet: '1' }, minWidth: '0' },
})

interface ComposerProps {
  readonly view: ConversationView
  readonly title: string
  readonly own: string | null
  readonly onType: (draft: ChatDraft) => void
  readonly onSend: () => void
}

/** Where one writes. The button says to whom it goes: the sides are never confused. */
export const Composer = ({ view, title, own, onType, onSend }: ComposerProps) => {
  const say = useText()
  const { side, isTeam, draft, canSend, people } = view
  const isTeams = side === 'internal'
  return (
    <div className={bar} data-side={side}>
      <MentionField
        label={isTeams ? say('chat.writeTeam') : isTeam ? say('chat.writeTo', { name: title }) : say('chat.write')}
        draft={draft}
        people={isTeams ? people : []}
        own={own}
        onChange={onType}
        onSend={() => canSend && onSend()}
      />
      <Button onClick={onSend} disabled={!canSend}>
        {isTeams ? <Lock size={20} aria-hidden /> : <SendHorizontal size={20} aria-hidden />}
        {isTeams ? say('chat.sendTeam') : isTeam ? say('chat.sendTo', { name: title }) : say('chat.send')}
      </Button>
    </div>
  )
}
