import { type ReactNode, useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import type { ChatListActor } from '../../machines/chat/chatList.machine'
import { viewChatList } from '../../machines/chat/chatList.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { SeenMore } from '../kit/SeenMore'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { ChatRow } from './ChatRow'

const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'flex', flexDirection: 'column' })

interface ChatListProps {
  readonly actor: ChatListActor
  readonly chosenId: string | null
  readonly onOpen: (id: string) => void
  /** What stands where there are none. */
  readonly empty: { readonly title: string; readonly text?: string; readonly action?: ReactNode }
}

/** The conversations of a list, and what is shown while they come or cannot. */
export const ChatList = ({ actor, chosenId, onOpen, empty }: ChatListProps) => {
  const say = useText()
  const { rows, hasMore, newCount, isLoading, isEmpty, fault } = useView(actor, viewChatList)
  const rowsShown = useRef<HTMLUListElement>(null)
  // Rows move by themselves only while nobody has one of them in hand.
  useEffect(() => {
    if (newCount === 0 || rowsShown.current?.matches(':focus-within, :hover') === true) return
    actor.send({ type: 'refresh' })
  }, [actor, newCount])
  return (
    <>
      {newCount > 0 && (
        <Button size="sm" tone="quiet" onClick={() => actor.send({ type: 'refresh' })}>
          {say('chat.new', { count: newCount })}
        </Button>
      )}
      {rows.length > 0 && (
        <ul ref={rowsShown} className={list} aria-label={say('chat.list')}>
          {rows.map((row) => (
            <ChatRow key={row.id} row={row} isChosen={row.id === chosenId} onOpen={() => onOpen(row.id)} />
          ))}
        </ul>
      )}
      {isLoading && <SkeletonText lines={rows.length === 0 ? 6 : 2} />}
      {isEmpty && <EmptyState {...empty} />}
      {fault && (
        <ErrorState
          message={say.fault(fault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      )}
      {hasMore && !isLoading && !fault && <SeenMore mark={rows.length} onSeen={() => actor.send({ type: 'more' })} />}
    </>
  )
}
