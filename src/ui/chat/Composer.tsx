import { SendHorizontal } from 'lucide-react'
import { css } from 'styled-system/css'
import { LONGEST_MESSAGE } from '../../core/chat/chat.rules'
import type { ConversationView } from '../../machines/chat/conversation.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { TextField } from '../kit/TextField'

const bar = css({
  display: 'flex',
  flexDirection: { base: 'column', tablet: 'row' },
  alignItems: { base: 'stretch', tablet: 'flex-end' },
  gap: '8',
  padding: '8',
  borderTop: 'line',
  '&[data-side=internal]': { background: 'tint' },
  '& > :first-child': { flex: { tablet: '1' }, minWidth: '0' },
})

interface ComposerProps {
  readonly view: ConversationView
  readonly title: string
  readonly onType: (text: string) => void
  readonly onSend: () => void
}

/** Where one writes. The button says to whom it goes: the sides are never confused. */
export const Composer = ({ view: { side, isTeam, draft, canSend }, title, onType, onSend }: ComposerProps) => {
  const say = useText()
  const isTeams = side === 'internal'
  return (
    <div className={bar} data-side={side}>
      <TextField
        label={isTeams ? say('chat.writeTeam') : say('chat.write')}
        labelHidden
        placeholder={isTeams ? say('chat.writeTeam') : say('chat.write')}
        lines={2}
        value={draft}
        maxLength={LONGEST_MESSAGE}
        onChange={onType}
        onEnter={() => canSend && onSend()}
      />
      <Button onClick={onSend} disabled={!canSend}>
        <SendHorizontal size={20} aria-hidden />
        {isTeams ? say('chat.sendTeam') : isTeam ? say('chat.sendTo', { name: title }) : say('chat.send')}
      </Button>
    </div>
  )
}
