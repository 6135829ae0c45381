import { useCallback, useDeferredValue } from 'react'
import type { SnapshotFrom } from 'xstate'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { ConsultationType } from '../../core/booking/booking'
import type { DoctorCard as Doctor } from '../../core/doctors/doctors'
import { ANY_DOCTOR } from '../../core/doctors/doctors.rules'
import { isDesktop } from '../../machines/app/app.view'
import type { doctorListMachine } from '../../machines/doctors/findDoctor.machine'
import { viewDoctorList } from '../../machines/doctors/findDoctor.view'
import { useApp } from '../app/frame/AppContext'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { EmptySearch, ServerDown } from '../kit/art'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { SeenMore } from '../kit/SeenMore'
import { useView } from '../kit/useView'
import { WindowList } from '../kit/WindowList'
import { DoctorCard } from './DoctorCard'
import { DoctorCardSkeleton } from './DoctorCardSkeleton'

export type DoctorListActor = ActorRefFrom<typeof doctorListMachine>

const rows = css({ display: 'flex', flexDirection: 'column', gap: '12', margin: '0', padding: '0', listStyle: 'none' })
const note = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const end = css({ margin: '0', paddingBlock: '24', color: 'muted', fontSize: '14', textAlign: 'center' })

const link = css({ color: 'primary', fontWeight: 'medium' })

/** Between two cards, and how high a card is about, in CSS pixels. */
const GAP = 12
const ROUGH = { phone: 236, desktop: 172 } as const

const idOf = ({ id }: Doctor): string => id

/** What is typed and chosen is shown above the list, not in it. */
const listed = (snapshot: SnapshotFrom<typeof doctorListMachine>) => {
  const { query: _, filterCount: __, fault, ...list } = viewDoctorList(snapshot)
  return { ...list, hasFailed: fault !== null, faultId: fault?.id ?? 'wrong', faultText: fault?.text ?? null }
}

interface DoctorListProps {
  actor: DoctorListActor
  onBook: (doctor: Doctor, consultation: ConsultationType) => void
}

/** The doctors that match, page after page as they are scrolled to. */
export function DoctorList({ actor, onBook }: DoctorListProps) {
  const say = useText()
  // Cards are rendered a few at a time: a tap meanwhile does not wait for all of them.
  const view = useDeferredValue(useView(actor, listed))
  const loadMore = useCallback(() => actor.send({ type: 'more' }), [actor])
  const isWide = useView(useApp().app, isDesktop)
  const { doctors, hasFailed, faultId, faultText, hasMore, isArriving, isEmpty, isLoadingMore, isAtEnd, testSearch } =
    view
  const count = doctors.length
  return (
    <div className={rows}>
      {isArriving && Array.from({ length: 4 }, (_, place) => <DoctorCardSkeleton key={place} />)}
      {count > 0 && (
        <WindowList
          items={doctors}
          keyOf={idOf}
          gap={GAP}
          rough={isWide ? ROUGH.desktop : ROUGH.phone}
          render={(doctor) => <DoctorCard doctor={doctor} onBook={onBook} />}
        />
      )}
      {isEmpty && (
        <EmptyState
          drawing={<EmptySearch />}
          title={say('doctors.empty')}
          text={say('doctors.emptyText')}
          action={
            <>
              <Button tone="secondary" onClick={() => actor.send({ type: 'query.chosen', query: ANY_DOCTOR })}>
                {say('doctors.clearAll')}
              </Button>
              {testSearch !== null && (
                <p>
                  {say('doctors.testFirst')}{' '}
                  <Link href={`/test-reports?search=${encodeURIComponent(testSearch)}`} className={link}>
                    {say('doctors.toCentres')}
                  </Link>
                </p>
              )}
            </>
          }
        />
      )}
      {hasFailed && (
        <ErrorState
          drawing={count === 0 && <ServerDown />}
          title={say('doctors.failed')}
          message={say.fault({ text: faultText, id: faultId })}
          retryLabel={say('doctors.retry')}
          onRetry={loadMore}
        />
      )}
      {isLoadingMore && (
        <>
          <output className={note}>{say('doctors.loadingMore')}</output>
          <DoctorCardSkeleton />
        </>
      )}
      {hasMore && count > 0 && !isLoadingMore && !hasFailed && <SeenMore mark={count} onSeen={loadMore} />}
      {isAtEnd && <p className={end}>{say('doctors.end')}</p>}
    </div>
  )
}
