import { ArrowLeft, CheckCheck } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ChatActionsActor } from '../../machines/chat/chatActions.machine'
import type { ChatSearchActor } from '../../machines/chat/chatSearch.machine'
import { viewChatSearch } from '../../machines/chat/chatSearch.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { IconButton } from '../kit/IconButton'
import { SearchField } from '../kit/SearchField'
import { SeenMore } from '../kit/SeenMore'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { ChatRow } from './ChatRow'

const bar = css({ display: 'flex', alignItems: 'center', gap: '8', '& > :last-child': { flex: '1', minWidth: '0' } })
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8' })
const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'flex', flexDirection: 'column' })

interface ChatSearchProps {
  readonly actor: ChatSearchActor
  readonly actions: ChatActionsActor
  readonly chosenId: string | null
  readonly onOpen: (id: string) => void
  readonly onBack: () => void
}

/** Chats of the team by the patient's name or number. */
export const ChatSearch = ({ actor, actions, chosenId, onOpen, onBack }: ChatSearchProps) => {
  const say = useText()
  const view = useView(actor, viewChatSearch)
  const { query, rows, count } = view
  return (
    <>
      <div className={bar}>
        <IconButton label={say('chat.search.back')} icon={<ArrowLeft size={20} aria-hidden />} onClick={onBack} />
        <SearchField
          label={say('chat.search')}
          placeholder={say('chat.search.hint')}
          value={query.search}
          onChange={(search) => actor.send({ type: 'query.typed', query: { ...query, search } })}
          onClear={() => actor.send({ type: 'query.chosen', query: { search: '' } })}
        />
      </div>
      <div className={line}>
        <span role="status">{view.isAsked && !view.isLoading && say('chat.search.count', { count })}</span>
        <Button
          size="sm"
          tone="quiet"
          onClick={() => actions.send({ type: 'wanted', deed: { is: 'readAll', kind: query.kind } })}
        >
          <CheckCheck size={16} aria-hidden />
          {say('chat.readAll')}
        </Button>
      </div>
      {rows.length > 0 && (
        <ul className={list} aria-label={say('chat.search')}>
          {rows.map((row) => (
            <ChatRow key={row.id} row={row} isChosen={row.id === chosenId} onOpen={() => onOpen(row.id)} />
          ))}
        </ul>
      )}
      {view.isLoading && <SkeletonText lines={4} />}
      {view.isEmpty && <EmptyState title={say('chat.search.none', { search: query.search.trim() })} />}
      {view.fault && (
        <ErrorState
          message={say.fault(view.fault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      )}
      {view.isAsked && view.hasMore && !view.isLoading && !view.fault && rows.length > 0 && (
        <SeenMore mark={rows.length} onSeen={() => actor.send({ type: 'more' })} />
      )}
    </>
  )
}
