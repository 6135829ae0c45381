import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, AtSign } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import type { ChatFilesActor } from '../../machines/chat/chatFiles.machine'
import type { ConversationView } from '../../machines/chat/conversation.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { firstRect } from '../kit/VirtualRows'
import { CallAgain } from './CallAgain'
import { MessageBubble } from './MessageBubble'
import { NoMessages } from './NoMessages'

const frame = css({ position: 'relative', display: 'flex', flex: '1', minHeight: '0' })
const scroller = css({
  flex: '1',
  minWidth: '0',
  overflowY: 'auto',
  overflowAnchor: 'none',
  paddingInline: '16',
  '&[data-side=internal]': { background: 'calm.tint' },
})
const list = css({ position: 'relative', width: 'full', margin: '0', padding: '0', listStyle: 'none' })
const item = css({
  position: 'absolute',
  top: '0',
  insetInline: '0',
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
})
const day = css({ alignSelf: 'center', paddingBlock: '8', fontSize: '12', color: 'muted' })
const fresh = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  fontSize: '12',
  fontWeight: 'semibold',
  color: 'primary.pressed',
  _before: { content: '""', flex: '1', borderTop: 'line' },
  _after: { content: '""', flex: '1', borderTop: 'line' },
})
const pills = css({
  position: 'absolute',
  insetBlockEnd: '8',
  insetInline: '0',
  display: 'flex',
  justifyContent: 'center',
  gap: '8',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
})

/** Pixels from the end within which the list follows what comes. */
const NEAR_END = 80
/** Pixels between two messages, and about how high one is. */
const GAP = 8
const ROUGH = 76
/** So many rows before its beginning, older messages are asked for. */
const AHEAD = 4

interface MessageListProps {
  readonly view: ConversationView
  /** With whom the conversation is. */
  readonly title: string
  readonly isWaiting: boolean
  readonly files: ChatFilesActor
  readonly isInCall: boolean
  readonly onWithdraw: (id: string) => void
  readonly onOlder: () => void
  readonly onNewer: () => void
  readonly onNewest: () => void
  readonly onRetryOlder: () => void
  readonly onPoint: (seq: number) => void
  readonly onTakeBack: (id: string) => void
  readonly onRetry: (id: string) => void
  readonly onDiscard: (id: string) => void
  /** The end is in sight of somebody. */
  readonly onEnd: () => void
}

/** Where a list begins: at a message that was asked for, at the first new one, else at its end. */
const placeOf = ({
  messages,
  around,
  asked: wanted,
}: ConversationView): { index: number; align: 'center' | 'start' } | null => {
  const pointed = wanted === null ? -1 : messages.findIndex(({ message }) => message.seq === wanted)
  if (pointed !== -1) return { index: pointed, align: 'center' }
  const fresh = messages.findIndex(({ isFirstNew }) => isFirstNew)
  if (fresh !== -1) return { index: fresh, align: 'start' }
  const asked = around === null ? -1 : messages.findIndex(({ message }) => message.seq === around)
  return asked === -1 ? null : { index: asked, align: 'center' }
}

/** The messages of a side: it follows what comes while its end is in sight, and stays where one reads. */
export const MessageList = ({ view, title, isWaiting, files, isInCall, onEnd, ...on }: MessageListProps) => {
  const say = useText()
  const when = useWhen()
  const element = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const { messages, hasOlder, hasNewer, around } = view
  const [beginning] = useState(() => placeOf(view))
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this component
  const rows = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: messages.length,
    getScrollElement: () => element.current,
    getItemKey: useCallback((index: number) => messages[index]!.id, [messages]),
    estimateSize: useCallback(() => ROUGH, []),
    gap: GAP,
    overscan: 4,
    paddingStart: 16,
    paddingEnd: 16,
    // About where it begins, so that nothing of another place is shown or asked for first.
    initialOffset: Math.max(0, (beginning?.index ?? messages.length) * (ROUGH + GAP) - firstRect().height),
    anchorTo: 'end',
    followOnAppend: !hasNewer,
    scrollEndThreshold: NEAR_END,
    initialRect: firstRect(),
    useFlushSync: false,
  })
  useLayoutEffect(() => {
    if (beginning === null) rows.scrollToEnd()
    else rows.scrollToIndex(beginning.index, { align: beginning.align })
  }, [beginning, rows])
  // A keyboard, or a field that grows, takes room from its beginning: whoever read the end goes on reading it.
  useLayoutEffect(() => {
    const log = element.current
    if (log === null) return undefined
    let height = log.clientHeight
    const watching = new ResizeObserver(() => {
      if (log.clientHeight === height) return
      const wasAtEnd = log.scrollHeight - log.scrollTop - height < NEAR_END
      height = log.clientHeight
      if (wasAtEnd) rows.scrollToEnd()
    })
    watching.observe(log)
    return () => watching.disconnect()
  }, [rows])
  const pointed = useRef(around)
  useEffect(() => {
    if (pointed.current === around) return
    pointed.current = around
    const index = messages.findIndex(({ message }) => message.seq === around)
    if (index !== -1) rows.scrollToIndex(index, { align: 'center' })
  }, [around, messages, rows])
  const last = messages.at(-1)
  const ownOnItsWay = last?.message.seq === 0 ? last.id : null
  useEffect(() => {
    // One's own new message is followed wherever one reads.
    if (ownOnItsWay !== null) rows.scrollToEnd()
  }, [ownOnItsWay, rows])
  const look = () => {
    const isNear = rows.isAtEnd(NEAR_END)
    setAtEnd(isNear)
    if (isNear && !hasNewer && document.visibilityState === 'visible') onEnd()
  }
  // What came is looked at, and what came while nobody saw it.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- whatever is rendered may have moved the end
  useEffect(() => {
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  })
  const shown = rows.getVirtualItems()
  const firstIndex = shown[0]?.index ?? 0
  const isNearBeginning = firstIndex < AHEAD && hasOlder && !view.isLoadingOlder && !view.isOlderFailed
  const isNearLoadedEnd = hasNewer && (shown.at(-1)?.index ?? 0) >= messages.length - AHEAD
  const { onOlder, onNewer } = on
  useEffect(() => {
    if (isNearBeginning) onOlder()
  }, [isNearBeginning, onOlder])
  useEffect(() => {
    if (isNearLoadedEnd) onNewer()
  }, [isNearLoadedEnd, onNewer])
  return (
    <div className={frame}>
      <div
        ref={element}
        className={scroller}
        data-side={view.side}
        data-chat-part="messages"
        role="log"
        aria-live="off"
        aria-label={say('chat.messages')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is reached by keyboard
        tabIndex={0}
        onScroll={look}
      >
        {hasOlder && (view.isLoadingOlder || view.isOlderFailed) && (
          <Button size="sm" tone="quiet" busy={view.isLoadingOlder} onClick={on.onRetryOlder}>
            {say(view.isOlderFailed ? 'app.retry' : 'chat.older')}
          </Button>
        )}
        {messages.length === 0 && <NoMessages view={view} title={title} />}
        <ol className={list} style={{ height: rows.getTotalSize() }}>
          {shown.map(({ key, index, start }) => {
            const each = messages[index]!
            return (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                className={item}
                style={{ transform: `translateY(${start}px)` }}
                aria-posinset={each.message.seq || index + 1}
                aria-setsize={messages.at(-1)!.message.seq || messages.length}
              >
                {each.isNewDay && (
                  <span className={day}>
                    {index === 0 && !hasOlder
                      ? say('chat.began', { day: when.day(each.message.sentAt) })
                      : when.day(each.message.sentAt)}
                  </span>
                )}
                {each.isFirstNew && <span className={fresh}>{say('chat.newMessages', { count: view.newCount })}</span>}
                <MessageBubble
                  shown={each}
                  side={view.side}
                  isSupport={view.isSupport}
                  place={view}
                  isWaiting={isWaiting}
                  files={files}
                  more={
                    each.id === view.lastCall &&
                    view.visit !== null &&
                    !isInCall &&
                    each.message.card?.bookingId === view.visit.bookingId && (
                      <CallAgain visit={view.visit} isTeam={view.isTeam} />
                    )
                  }
                  onWithdraw={on.onWithdraw}
                  isPointed={around !== null && each.message.seq === around && !each.isFirstNew}
                  onTakeBack={on.onTakeBack}
                  onRetry={on.onRetry}
                  onDiscard={on.onDiscard}
                />
              </li>
            )
          })}
        </ol>
      </div>
      <div className={pills}>
        {view.mentionedAt !== null && (!isAtEnd || (messages[0]?.message.seq ?? 0) > view.mentionedAt) && (
          <Button size="sm" tone="secondary" onClick={() => on.onPoint(view.mentionedAt!)}>
            <AtSign size={16} aria-hidden />
            {say('chat.toMention')}
          </Button>
        )}
        {(!isAtEnd || hasNewer) && (
          <Button size="sm" tone="secondary" onClick={() => (hasNewer ? on.onNewest() : rows.scrollToEnd())}>
            <ArrowDown size={16} aria-hidden />
            {view.ahead > 0 ? say('chat.newMessages', { count: view.ahead }) : say('chat.toNewest')}
          </Button>
        )}
      </div>
    </div>
  )
}
