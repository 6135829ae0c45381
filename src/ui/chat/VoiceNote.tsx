import { Circle, Pause, SendHorizontal, Square, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import type { Voice } from '../../core/chat/voice.ports'
import { LONGEST_VOICE } from '../../core/files/files.rules'
import { countdownTo } from '../../core/kit/dates'
import type { VoiceNoteActor } from '../../machines/chat/voiceNote.machine'
import { viewVoiceNote } from '../../machines/chat/voiceNote.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { IconButton } from '../kit/IconButton'
import { useView } from '../kit/useView'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '8' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const end = css({ marginInlineStart: 'auto' })
const length = css({ fontVariantNumeric: 'tabular-nums' })
const dot = css({ flexShrink: '0', color: 'bad', fill: 'current' })
const sound = css({ width: 'full', height: '44' })
const words = css({ margin: '0', fontSize: '14' })
const problem = css({ margin: '0', color: 'bad', fontSize: '14' })

interface VoiceNoteProps {
  readonly actor: VoiceNoteActor
  /** To whom it goes, as the button says it. */
  readonly sendLabel: string
  readonly onSend: (voice: Voice) => void
}

/** What was recorded, and the address at which it is listened to while it is there. */
const useVoice = (actor: VoiceNoteActor) => {
  const [recorded, setRecorded] = useState<{ readonly voice: Voice; readonly url: string } | null>(null)
  useEffect(() => {
    let url = ''
    const watching = actor.on('voice', ({ content, seconds }) => {
      URL.revokeObjectURL(url)
      // Recorded by a browser, it is the browser's file.
      url = URL.createObjectURL(content as File)
      setRecorded({ voice: { content, seconds }, url })
    })
    return () => {
      watching.unsubscribe()
      URL.revokeObjectURL(url)
    }
  }, [actor])
  return recorded
}

/** The button that was pressed is gone: the focus goes to what is done next. */
const focus = (button: HTMLButtonElement | null): void => button?.focus()

/** A voice note from its first second until it is sent: it takes the place of the field meanwhile. */
export const VoiceNote = ({ actor, sendLabel, onSend }: VoiceNoteProps) => {
  const say = useText()
  const { stage, seconds, fault } = useView(actor, viewVoiceNote)
  const recorded = useVoice(actor)
  const discard = (
    <IconButton
      label={say('chat.voice.discard')}
      icon={<Trash2 size={20} aria-hidden />}
      onClick={() => actor.send({ type: 'cancel' })}
    />
  )
  return (
    <div className={stack} role="group" aria-label={say('chat.type.audio')}>
      {stage === 'asking' && (
        <div className={row}>
          <p className={words} role="status">
            {say('chat.voice.asking')}
          </p>
          <span className={end}>{discard}</span>
        </div>
      )}
      {stage === 'refused' && fault !== null && (
        <>
          <p className={problem} role="alert">
            {say(`errors.media.${fault}`)}
          </p>
          <div className={row}>
            <Button size="sm" tone="secondary" ref={focus} onClick={() => actor.send({ type: 'retry' })}>
              {say('app.retry')}
            </Button>
            <Button size="sm" tone="quiet" onClick={() => actor.send({ type: 'cancel' })}>
              {say('chat.cancel')}
            </Button>
          </div>
        </>
      )}
      {(stage === 'recording' || stage === 'paused') && (
        <div className={row}>
          {stage === 'recording' && <Circle size={14} className={dot} aria-hidden />}
          <span className={length} role="timer" aria-label={say('chat.voice.length')}>
            {countdownTo(seconds, 0)} / {countdownTo(LONGEST_VOICE, 0)}
          </span>
          <span className={end}>{discard}</span>
          {stage === 'recording' ? (
            <IconButton
              label={say('chat.voice.pause')}
              icon={<Pause size={20} aria-hidden />}
              onClick={() => actor.send({ type: 'pause' })}
            />
          ) : (
            <IconButton
              label={say('chat.voice.goOn')}
              icon={<Circle size={20} className={dot} aria-hidden />}
              onClick={() => actor.send({ type: 'resume' })}
            />
          )}
          <Button ref={focus} onClick={() => actor.send({ type: 'finish' })}>
            <Square size={16} aria-hidden />
            {say('chat.voice.stop')}
          </Button>
        </div>
      )}
      {stage === 'listening' && recorded !== null && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what somebody just said has no captions */}
          <audio className={sound} controls src={recorded.url} aria-label={say('chat.voice.listen')} />
          <div className={row}>
            {discard}
            <span className={end}>
              <Button
                ref={focus}
                onClick={() => {
                  onSend(recorded.voice)
                  actor.send({ type: 'sent' })
                }}
              >
                <SendHorizontal size={20} aria-hidden />
                {sendLabel}
              </Button>
            </span>
          </div>
        </>
      )}
    </div>
  )
}
