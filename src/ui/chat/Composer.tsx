import { Camera, Lock, Mic, Paperclip, SendHorizontal } from 'lucide-react'
import { useEffect, useLayoutEffect } from 'react'
import { css } from 'styled-system/css'
import type { ChatDraft } from '../../core/chat/draft.rules'
import type { Voice } from '../../core/chat/voice.ports'
import type { FileFault } from '../../core/files/files'
import type { ConversationView } from '../../machines/chat/conversation.view'
import type { VoiceNoteActor } from '../../machines/chat/voiceNote.machine'
import { viewVoiceNote } from '../../machines/chat/voiceNote.view'
import { useText } from '../intl/useText'
import { FileButton } from '../kit/FileButton'
import { useFileFault } from '../kit/useFileFault'
import { IconButton } from '../kit/IconButton'
import { markRoot } from '../kit/markRoot'
import { useMedia } from '../kit/useMedia'
import { useView } from '../kit/useView'
import { MentionField } from './MentionField'
import { VoiceNote } from './VoiceNote'

const bar = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  padding: '8',
  borderTop: 'line',
  '&[data-side=internal]': {
    background: 'calm.tint',
    borderTopStyle: 'dashed',
    borderTopWidth: '2px',
    borderTopColor: 'calm',
  },
})
/** One line, which grows with what is written; its buttons stay at the lower edge. */
const line = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '4',
  '& > button': { flexShrink: '0' },
  '& > div': { flex: '1', minWidth: '0' },
})
const problem = css({ margin: '0', color: 'bad', fontSize: '14' })

interface ComposerProps {
  readonly view: ConversationView
  readonly title: string
  readonly own: string | null
  /** What is sent goes somewhere. */
  readonly isReady: boolean
  /** Why one of the last files was not taken. */
  readonly fault: FileFault | null
  readonly onType: (draft: ChatDraft) => void
  readonly onSend: () => void
  readonly onFiles: (files: readonly File[]) => void
  readonly voice: VoiceNoteActor
  readonly onVoice: (voice: Voice) => void
  /** The microphone belongs to something else. */
  readonly isInCall: boolean
}

/** Where one writes. The button says to whom it goes: the sides are never confused. */
export const Composer = ({ view, title, own, isReady, fault, voice, isInCall, ...on }: ComposerProps) => {
  const say = useText()
  const faultOf = useFileFault('chat')
  const isDesktop = useMedia('desktop')
  const isPhone = useMedia('phone')
  const { side, isTeam, draft, people } = view
  const { onType, onSend, onFiles } = on
  const isWriting = useView(voice, (snapshot) => viewVoiceNote(snapshot).stage === 'idle')
  useLayoutEffect(() => markRoot('data-composer'), [])
  // What is recorded goes nowhere but where it was begun.
  useEffect(() => () => voice.send({ type: 'cancel' }), [voice])
  const canSend = view.canSend && isReady
  const isTeams = side === 'internal'
  // A phone has room for words, or for what is sent without them; of a team's, for the name of whom they are for.
  const isFull = isPhone && draft.text !== ''
  const sendLabel = isTeams ? say('chat.sendTeam') : isTeam ? say('chat.sendTo', { name: title }) : say('chat.send')
  const onFile = (file: File) => onFiles([file])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are also chosen by its button
    <div
      className={bar}
      data-side={side}
      data-chat-part="writing"
      role="group"
      aria-label={isTeams ? say('chat.writeTeam') : say('chat.write')}
      onPaste={(event) => {
        const { files } = event.clipboardData
        if (files.length === 0 || !isReady) return
        event.preventDefault()
        onFiles([...files])
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        if (isReady) onFiles([...event.dataTransfer.files])
      }}
    >
      {isWriting ? (
        <>
          {fault !== null && (
            <p className={problem} role="alert">
              {faultOf(fault)}
            </p>
          )}
          <div className={line}>
            <FileButton
              tone="quiet"
              label={say('chat.attach')}
              labelHidden
              icon={<Paperclip size={20} aria-hidden />}
              purpose="chat"
              disabled={!isReady}
              onFile={onFile}
            />
            {!isDesktop && !isFull && !(isPhone && isTeam) && (
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
            <MentionField
              label={
                isTeams ? say('chat.writeTeam') : isTeam ? say('chat.writeTo', { name: title }) : say('chat.write')
              }
              draft={draft}
              over={view.over}
              people={isTeams ? people : []}
              own={own}
              onChange={onType}
              onSend={() => canSend && onSend()}
            />
            {!isFull && (
              <IconButton
                label={say(isInCall ? 'chat.voice.inCall' : 'chat.voice.record')}
                icon={<Mic size={20} aria-hidden />}
                disabled={!isReady || isInCall}
                onClick={() => voice.send({ type: 'record' })}
              />
            )}
            <IconButton
              tone="primary"
              label={sendLabel}
              icon={isTeams ? <Lock size={20} aria-hidden /> : <SendHorizontal size={20} aria-hidden />}
              disabled={!canSend}
              onClick={onSend}
            />
          </div>
        </>
      ) : (
        <VoiceNote actor={voice} sendLabel={sendLabel} onSend={on.onVoice} />
      )}
    </div>
  )
}
