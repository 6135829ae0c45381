import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { css } from 'styled-system/css'
import { chip } from 'styled-system/recipes'
import type { Stay } from '../../core/inpatient/inpatient'
import type { CalendarDay } from '../../core/kit/dates'
import { byKeyword, viewStayList } from '../../machines/inpatient/stayList.view'
import type { StayListActor } from '../../machines/inpatient/ward.setup'
import { faultOf } from '../../machines/kit/fault.view'
import { useText } from '../intl/useText'
import { EmptyCalendar } from '../kit/art'
import { Chip } from '../kit/Chip'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { SeenMore } from '../kit/SeenMore'
import { SearchField } from '../kit/SearchField'
import { SkeletonText } from '../kit/Skeleton'
import { useMedia } from '../kit/useMedia'
import { useView } from '../kit/useView'
import { WindowList } from '../kit/WindowList'
import { StayCard } from './StayCard'
import { type TakeTurned, useTurnedFocus } from './useTurnedFocus'

const look = css({ display: 'grid', gap: '12' })
const filters = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const search = css({ flex: { base: '[1 1 calc(100% - 80px)]', tablet: '[1 1 16rem]' } })
/** Beside the search a phone has room for the drawing and the number alone. */
const wide = css({ display: { base: 'none', tablet: 'inline' } })
const narrow = css({ tablet: { display: 'none' } })
const end = css({ margin: '0', color: 'muted', fontSize: '14', textAlign: 'center' })

interface StayListProps {
  readonly list: StayListActor
  readonly today: CalendarDay
  readonly changedId: string | null
  readonly onOpen: (id: string) => void
  readonly takeTurned: TakeTurned
  readonly onFilters: () => void
  /** The way on where there is nobody. */
  readonly admit: ReactNode
}

const STATES = [
  ['all', undefined],
  ['admitted', false],
  ['discharged', true],
] as const

const idOf = ({ id }: Stay): string => id

/** The stays of a hospital, ten at a time: filtered by discharge, or found by name, number or UHID. */
export const StayList = ({ list, today, changedId, onOpen, takeTurned, onFilters, admit }: StayListProps) => {
  const say = useText()
  const view = useView(list, viewStayList)
  const isWide = useMedia('desktop')
  const { query, stays } = view
  useTurnedFocus(takeTurned, 'data-id')
  const loadMore = useCallback(() => list.send({ type: 'more' }), [list])
  const render = useCallback(
    (stay: Stay) => <StayCard stay={stay} today={today} isChanged={stay.id === changedId} onOpen={onOpen} />,
    [changedId, onOpen, today],
  )
  return (
    <div className={look}>
      <div className={filters}>
        <div className={search}>
          <SearchField
            label={say('inpatient.list.search')}
            placeholder={say('inpatient.list.placeholder')}
            value={query.keyword ?? ''}
            onChange={(keyword) => list.send({ type: 'query.typed', query: byKeyword(query, keyword) })}
            onClear={() => list.send({ type: 'query.chosen', query: { keyword: '' } })}
          />
        </div>
        <button
          type="button"
          className={chip()}
          aria-haspopup="dialog"
          aria-label={say('inpatient.filters.named', { count: view.filters })}
          onClick={onFilters}
        >
          <SlidersHorizontal size={16} aria-hidden />
          <span className={wide}>
            {view.filters === 0 ? say('inpatient.filters') : say('inpatient.filters.count', { count: view.filters })}
          </span>
          {view.filters > 0 && <span className={narrow}>{view.filters}</span>}
        </button>
        {STATES.map(([id, isDischarged]) => (
          <Chip
            key={id}
            chosen={query.isDischarged === isDischarged}
            onChange={() => list.send({ type: 'query.chosen', query: { isDischarged, keyword: '' } })}
          >
            {say(`inpatient.list.${id}`)}
          </Chip>
        ))}
      </div>
      {view.isArriving ? (
        <div aria-busy>
          <SkeletonText lines={6} />
        </div>
      ) : view.isEmpty ? (
        <EmptyState
          drawing={<EmptyCalendar />}
          title={say('inpatient.list.none')}
          text={say(view.isNarrowed ? 'inpatient.list.none.narrowed' : 'inpatient.list.none.text')}
          action={view.isNarrowed ? null : admit}
        />
      ) : (
        <WindowList items={stays} keyOf={idOf} gap={8} rough={isWide ? 50 : 104} render={render} />
      )}
      {view.failure && (
        <ErrorState message={say.fault(faultOf(view.failure))} retryLabel={say('app.retry')} onRetry={loadMore} />
      )}
      {view.isLoadingMore && <SkeletonText lines={3} />}
      {view.hasMore && <SeenMore mark={stays.length} onSeen={loadMore} />}
      {view.isAtEnd && <p className={end}>{say('inpatient.list.end')}</p>}
    </div>
  )
}
