import { useLayoutEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { dayOf } from '../../core/kit/dates'
import type { ConversationView } from '../../machines/chat/conversation.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { MessageBubble } from './MessageBubble'

const scroller = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  padding: '16',
  '&[data-side=internal]': { background: 'tint' },
})
const divider = css({ alignSelf: 'center', fontSize: '12', color: 'muted' })

/** Pixels from the end within which the list follows what comes. */
const NEAR_END = 80

interface MessageListProps {
  readonly view: ConversationView
  readonly isWaiting: boolean
  readonly onOlder: () => void
  readonly onRetryOlder: () => void
  /** The end is in sight of somebody. */
  readonly onEnd: () => void
}

/** The messages of a side from its end: it follows what comes while its end is in sight, and stays where one reads. */
export const MessageList = ({ view, isWaiting, onOlder, onRetryOlder, onEnd }: MessageListProps) => {
  const say = useText()
  const when = useWhen()
  const element = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  /** Height and place before older messages came. */
  const before = useRef({ height: 0, first: '' })
  const first = view.messages[0]?.id ?? ''
  const last = view.messages.at(-1)?.id ?? ''
  useLayoutEffect(() => {
    const list = element.current
    if (!list) return
    if (before.current.first !== '' && before.current.first !== first && !atEnd.current)
      list.scrollTop += list.scrollHeight - before.current.height
    else if (atEnd.current) list.scrollTop = list.scrollHeight
    before.current = { height: list.scrollHeight, first }
    if (atEnd.current && document.visibilityState === 'visible') onEnd()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a longer list is followed, though only its element is read
  }, [first, last, onEnd])
  return (
    <div
      ref={element}
      className={scroller}
      data-side={view.side}
      role="log"
      aria-live="off"
      aria-label={say('chat.messages')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is reached by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END
        if (atEnd.current) onEnd()
      }}
    >
      {view.hasOlder && (
        <Button size="sm" tone="quiet" busy={view.isLoadingOlder} onClick={view.isOlderFailed ? onRetryOlder : onOlder}>
          {say(view.isOlderFailed ? 'app.retry' : 'chat.older')}
        </Button>
      )}
      {view.messages.map((shown, index) => {
        const previous = view.messages[index - 1]
        const isNewDay = previous === undefined || dayOf(previous.message.sentAt) !== dayOf(shown.message.sentAt)
        return (
          <div key={shown.id} className={css({ display: 'contents' })}>
            {isNewDay && <span className={divider}>{when.day(shown.message.sentAt)}</span>}
            <MessageBubble shown={shown} side={view.side} isWaiting={isWaiting} />
          </div>
        )
      })}
    </div>
  )
}
