import { css } from 'styled-system/css'
import type { ReactNode } from 'react'
import type { MessagePlace } from '../../machines/chat/conversation.setup'
import type { ChatSearchActor } from '../../machines/chat/chatSearch.machine'
import { viewChatSearch } from '../../machines/chat/chatSearch.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { ErrorState } from '../kit/ErrorState'
import { SeenMore } from '../kit/SeenMore'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { ChatRow } from './ChatRow'
import { useMessageWords } from './useMessageWords'
import { useVisitWords } from './useVisitWords'

const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'flex', flexDirection: 'column' })
const heading = css({ margin: '0', paddingBlockStart: '8', fontSize: '14', fontWeight: 'semibold' })
const hit = css({
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  paddingBlock: '8',
  paddingInline: '12',
  borderBottom: 'line',
  textAlign: 'start',
  cursor: 'pointer',
})
const who = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8',
  fontSize: '14',
  color: 'muted',
})
const words = css({ lineClamp: '2', overflowWrap: 'anywhere' })

interface ChatHitsProps {
  readonly actor: ChatSearchActor
  /** What the list is called. */
  readonly title: string
  /** What stands over it: what is searched, and how much of it was found. */
  readonly head: string
  readonly counted: (count: number) => string
  /** Its words where nothing was found. */
  readonly none: ReactNode
  readonly chosenId: string | null
  readonly onOpen: (id: string, at?: MessagePlace) => void
}

/** What one of the searches found: conversations, or messages with who wrote them and when. */
export const ChatHits = ({ actor, title, head, counted, none, chosenId, onOpen }: ChatHitsProps) => {
  const say = useText()
  const when = useWhen()
  const wordsOfMessage = useMessageWords()
  const visitWords = useVisitWords()
  const view = useView(actor, viewChatSearch)
  const { rows, count } = view
  if (!view.isAsked) return null
  return (
    <section aria-label={title}>
      <h2 className={heading}>
        <span role="status">{view.isLoading || count === 0 ? head : counted(count)}</span>
      </h2>
      {rows.length > 0 && (
        <ul className={list} aria-label={title}>
          {rows.map(({ id, row, hit: found, sender }) =>
            found === null ? (
              <ChatRow key={id} row={row} isChosen={row.id === chosenId} onOpen={() => onOpen(row.id)} />
            ) : (
              <li key={id}>
                <button
                  type="button"
                  className={hit}
                  onClick={() => onOpen(row.id, { side: found.side, seq: found.message.seq })}
                >
                  <span className={who}>
                    <span>
                      {[
                        row.name ?? say('chat.support'),
                        row.visit === null ? null : visitWords(row.visit),
                        sender === row.name ? null : sender,
                        found.side === 'internal' ? say('chat.teamOnly') : null,
                      ]
                        .filter((text) => text !== null)
                        .join(' · ')}
                    </span>
                    <span>{when.day(found.message.sentAt)}</span>
                  </span>
                  <span className={words}>{wordsOfMessage(found.message, row.people)}</span>
                </button>
              </li>
            ),
          )}
        </ul>
      )}
      {view.isLoading && <SkeletonText lines={2} />}
      {view.isEmpty && none}
      {view.fault && (
        <ErrorState
          message={say.fault(view.fault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      )}
      {view.hasMore && !view.isLoading && !view.fault && rows.length > 0 && (
        <SeenMore mark={rows.length} onSeen={() => actor.send({ type: 'more' })} />
      )}
    </section>
  )
}
