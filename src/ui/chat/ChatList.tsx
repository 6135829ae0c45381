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
const heading = css({ margin: '0', paddingInline: '12', paddingBlock: '8', textStyle: 'subheading' })

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
  const { rows, blocks, hasMore, newCount, isLoading, isEmpty, fault } = useView(actor, viewChatList)
  const rowsShown = useRef<HTMLDivElement>(null)
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
      <div ref={rowsShown}>
        {blocks.map((block) => (
          <section key={block.id} aria-label={block.id === null ? undefined : say(`chat.block.${block.id}`)}>
            {block.id !== null && <h2 className={heading}>{say(`chat.block.${block.id}`)}</h2>}
            <ul className={list} aria-label={block.id === null ? say('chat.list') : say(`chat.block.${block.id}`)}>
              {block.rows.map((row) => (
                <ChatRow key={row.id} row={row} isChosen={row.id === chosenId} onOpen={() => onOpen(row.id)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
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
