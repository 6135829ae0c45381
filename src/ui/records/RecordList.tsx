import { type KeyboardEvent, useCallback } from 'react'
import { css } from 'styled-system/css'
import type { RecordsActor } from '../../machines/records/records.machine'
import type { RecordDeskActor } from '../../machines/records/recordDesk.machine'
import { viewRecordDesk } from '../../machines/records/recordDesk.view'
import { entriesOf, type RecordCard, type RecordEntry, viewRecords, yearOf } from '../../machines/records/records.view'
import { useText } from '../intl/useText'
import { EmptyRecords, ServerDown } from '../kit/art'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { SeenMore } from '../kit/SeenMore'
import { Skeleton } from '../kit/Skeleton'
import { TileGrid } from '../kit/TileGrid'
import { useView } from '../kit/useView'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { WindowList } from '../kit/WindowList'
import { useRecordWords } from './recordWords'
import { RecordRow } from './RecordRow'
import { RecordTile } from './RecordTile'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '12' })
const group = css({ margin: '0', fontSize: '16', lineHeight: 'caption', fontVariantNumeric: 'tabular-nums' })
const end = css({ margin: '0', color: 'muted', fontSize: '14', textAlign: 'center' })
const shapes = css({
  display: 'grid',
  gap: '12',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    tablet: 'repeat(3, minmax(0, 1fr))',
    desktop: 'repeat(5, minmax(0, 1fr))',
  },
  '& > *': { aspectRatio: '[3 / 4]', height: 'auto' },
})

const keyOfCard = ({ id }: RecordCard): string => id
const keyOfEntry = ({ id }: RecordEntry): string => id

const yearHeading = (year: string) => <h2 className={group}>{year}</h2>

const ROW = 64
const TILE = { base: 2, tablet: 3, desktop: 5 } as const

/** A adds a record and / searches, wherever the focus is among the records. */
const pressed = (event: KeyboardEvent): void => {
  const target =
    event.key === '/' ? '[data-record-search]' : event.key.toLowerCase() === 'a' ? '[data-add-record]' : null
  if (target === null || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const control = document.querySelector<HTMLElement>(target)
  if (event.key === '/') control?.focus()
  else control?.click()
}

interface RecordListProps {
  readonly actor: RecordsActor
  readonly desk: RecordDeskActor
}

/** The records that were asked for, as tiles or rows by years, or by months; where there are none, what to do. */
export const RecordList = ({ actor, desk }: RecordListProps) => {
  const say = useText()
  const { monthOf } = useRecordWords()
  const view = useView(actor, viewRecords)
  const { view: how } = useView(desk, viewRecordDesk)
  const loadMore = useCallback(() => actor.send({ type: 'more' }), [actor])
  const open = useCallback((id: string) => desk.send({ type: 'record.opened', id }), [desk])
  if (view.isArriving)
    return (
      <output className={shapes}>
        <VisuallyHidden>{say('records.loading')}</VisuallyHidden>
        {Array.from({ length: 6 }, (_, place) => (
          <Skeleton key={place} shape="block" />
        ))}
      </output>
    )
  if (view.isEmpty)
    return (
      <EmptyState
        drawing={<EmptyRecords />}
        title={say('records.none')}
        text={say(view.isUnfiltered ? 'records.noneText' : 'records.noneFiltered')}
        action={
          <Button size="lg" onClick={() => desk.send({ type: 'add', memberId: view.query.memberId })}>
            {say('records.add')}
          </Button>
        }
      />
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its letters act wherever the focus is in it
    <section className={stack} aria-label={say('records.list')} onKeyDown={pressed}>
      {how === 'gallery' ? (
        <TileGrid
          items={view.records}
          keyOf={keyOfCard}
          columns={TILE}
          groupOf={yearOf}
          heading={yearHeading}
          render={(card) => <RecordTile card={card} onOpen={open} />}
        />
      ) : (
        <WindowList
          items={entriesOf(view.records, how)}
          keyOf={keyOfEntry}
          gap={8}
          rough={ROW}
          render={(entry) =>
            entry.kind === 'record' ? (
              <RecordRow card={entry.card} onOpen={open} />
            ) : (
              <h2 className={group}>{entry.kind === 'month' ? monthOf(entry.id) : entry.id}</h2>
            )
          }
        />
      )}
      {view.fault && (
        <ErrorState
          drawing={view.records.length === 0 && <ServerDown />}
          title={say('records.failed')}
          message={say.fault(view.fault)}
          retryLabel={say('app.retry')}
          onRetry={loadMore}
        />
      )}
      {view.hasMore && !view.isLoadingMore && !view.fault && <SeenMore mark={view.records.length} onSeen={loadMore} />}
      {view.isAtEnd && <p className={end}>{say('records.end')}</p>}
    </section>
  )
}
