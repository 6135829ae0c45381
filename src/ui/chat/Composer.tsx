import { Camera, Lock, Paperclip, SendHorizontal } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ChatDraft } from '../../core/chat/draft.rules'
import type { FileFault } from '../../core/files/files'
import type { ConversationView } from '../../machines/chat/conversation.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { FileButton } from '../kit/FileButton'
import { useFileFault } from '../kit/useFileFault'
import { useMedia } from '../kit/useMedia'
import { MentionField } from './MentionField'

const bar = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  padding: '8',
  borderTop: 'line',
  '&[data-side=internal]': { background: 'tint', borderTopStyle: 'dashed', borderTopWidth: '2px' },
})
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8',
  '& > :last-child': { marginInlineStart: 'auto', minWidth: '0', overflowWrap: 'anywhere' },
})
const problem = css({ margin: '0', color: 'bad', fontSize: '14' })

interface ComposerProps {
  readonly view: ConversationView
  readonly title: string
  readonly own: string | null
  /** What is sent goes somewhere. */
  readonly isReady: boolean
  /** Why the last file was not taken. */
  readonly fault: FileFault | null
  readonly onType: (draft: ChatDraft) => void
  readonly onSend: () => void
  readonly onFile: (file: File) => void
}

/** Where one writes. The button says to whom it goes: the sides are never confused. */
export const Composer = ({ view, title, own, isReady, fault, onType, onSend, onFile }: ComposerProps) => {
  const say = useText()
  const faultOf = useFileFault('chat')
  const isDesktop = useMedia('desktop')
  const { side, isTeam, draft, people } = view
  const canSend = view.canSend && isReady
  const isTeams = side === 'internal'
  const takeAll = (list: FileList) => {
    for (const file of list) onFile(file)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are also chosen by its button
    <div
      className={bar}
      data-side={side}
      role="group"
      aria-label={isTeams ? say('chat.writeTeam') : say('chat.write')}
      onPaste={(event) => {
        const { files } = event.clipboardData
        if (files.length === 0 || !isReady) return
        event.preventDefault()
        takeAll(files)
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        if (isReady) takeAll(event.dataTransfer.files)
      }}
    >
      <MentionField
        label={isTeams ? say('chat.writeTeam') : isTeam ? say('chat.writeTo', { name: title }) : say('chat.write')}
        draft={draft}
        people={isTeams ? people : []}
        own={own}
        onChange={onType}
        onSend={() => canSend && onSend()}
      />
      {fault !== null && (
        <p className={problem} role="alert">
          {faultOf(fault)}
        </p>
      )}
      <div className={buttons}>
        <FileButton
          tone="quiet"
          label={say('chat.attach')}
          labelHidden
          icon={<Paperclip size={20} aria-hidden />}
          purpose="chat"
          disabled={!isReady}
          onFile={onFile}
        />
        {!isDesktop && (
          <FileButton
            tone="quiet"
            label={say('chat.photo')}
            labelHidden
            icon={<Camera size={20} aria-hidden />}
            purpose="chat"
            camera="environment"
            disabled={!isReady}
            onFile={onFile}
          />
        )}
        <Button onClick={onSend} disabled={!canSend}>
          {isTeams ? <Lock size={20} aria-hidden /> : <SendHorizontal size={20} aria-hidden />}
          {isTeams ? say('chat.sendTeam') : isTeam ? say('chat.sendTo', { name: title }) : say('chat.send')}
        </Button>
      </div>
    </div>
  )
}
