import { X } from 'lucide-react'
import { useCallback } from 'react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { Pharmacy } from '../../core/medicines/medicines'
import { viewFrame } from '../../machines/app/frame.view'
import type { pharmacyListMachine } from '../../machines/medicines/medicines.machine'
import { viewPharmacies } from '../../machines/medicines/medicines.view'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { EmptySearch, ServerDown } from '../kit/art'
import { Button } from '../kit/Button'
import { Card } from '../kit/Card'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { SeenMore } from '../kit/SeenMore'
import { SearchField } from '../kit/SearchField'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { PharmacyCard } from './PharmacyCard'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '12' })
const search = css({ maxWidth: { desktop: '[36rem]' } })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '12',
  rowGap: '4',
  color: 'muted',
  fontSize: '14',
  lineHeight: 'caption',
})
const grid = css({
  display: 'grid',
  gap: '12',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    tablet: 'repeat(2, minmax(0, 1fr))',
    desktop: 'repeat(3, minmax(0, 1fr))',
  },
  margin: '0',
  padding: '0',
  listStyle: 'none',
  '& > li > *': { height: 'full' },
})
const end = css({ margin: '0', paddingBlock: '24', color: 'muted', fontSize: '14', textAlign: 'center' })

interface PharmacyListProps {
  readonly actor: ActorRefFrom<typeof pharmacyListMachine>
  readonly onOrder: (pharmacy: Pharmacy) => void
}

/** Pharmacies around a place: those that are open first, then the nearest. */
export function PharmacyList({ actor, onOrder }: PharmacyListProps) {
  const say = useText()
  const { app } = useApp()
  const { isPlaced, placeName } = useView(app, viewFrame)
  const view = useView(actor, viewPharmacies)
  const { query, pharmacies, fault } = view
  const count = pharmacies.length
  const place = isPlaced ? placeName : null
  const changePlace = () => app.send({ type: 'open', feature: { id: 'overlay.locationPicker' } })
  const loadMore = useCallback(() => actor.send({ type: 'more' }), [actor])
  return (
    <section className={stack} aria-label={say('medicines.pharmacies')}>
      <search className={search}>
        <SearchField
          label={say('medicines.search')}
          placeholder={say('medicines.searchHint')}
          value={query.search}
          onChange={(typed) => actor.send({ type: 'query.typed', query: { ...query, search: typed } })}
        />
      </search>
      {query.way !== null && (
        <div className={row}>
          {say(query.way === 'PICKUP' ? 'medicines.onlyPickup' : 'medicines.onlyDelivering')}
          <Button tone="quiet" size="sm" onClick={() => actor.send({ type: 'query.chosen', query: { way: null } })}>
            <X size={16} aria-hidden />
            {say('medicines.showAll')}
          </Button>
        </div>
      )}
      <div className={row}>
        <output>
          {view.isArriving
            ? say('medicines.loading')
            : fault && count === 0
              ? ''
              : place === null
                ? say('medicines.found', { count })
                : say('medicines.foundNear', { count, place })}
        </output>
        <Button tone="quiet" size="sm" onClick={changePlace}>
          {say(isPlaced ? 'medicines.changePlace' : 'medicines.setPlace')}
        </Button>
      </div>
      {view.isArriving && (
        <div className={grid}>
          {Array.from({ length: 6 }, (_, each) => (
            <Card key={each}>
              <SkeletonText lines={5} />
            </Card>
          ))}
        </div>
      )}
      {count > 0 && (
        <ul className={grid}>
          {pharmacies.map((pharmacy) => (
            <li key={pharmacy.id}>
              <PharmacyCard pharmacy={pharmacy} onOrder={onOrder} />
            </li>
          ))}
        </ul>
      )}
      {view.isEmpty && (
        <EmptyState
          drawing={<EmptySearch />}
          title={place === null ? say('medicines.empty') : say('medicines.emptyNear', { place })}
          text={say('medicines.emptyText')}
          action={
            query.search === '' ? (
              <Button tone="secondary" onClick={changePlace}>
                {say('medicines.changePlace')}
              </Button>
            ) : (
              <Button
                tone="secondary"
                onClick={() => actor.send({ type: 'query.chosen', query: { search: '', way: null } })}
              >
                {say('medicines.clear')}
              </Button>
            )
          }
        />
      )}
      {fault && (
        <ErrorState
          drawing={count === 0 && <ServerDown />}
          title={say('medicines.failed')}
          message={say.fault(fault)}
          retryLabel={say('medicines.retry')}
          onRetry={loadMore}
        />
      )}
      {view.hasMore && count > 0 && !fault && <SeenMore mark={count} onSeen={loadMore} />}
      {view.isAtEnd && <p className={end}>{say('medicines.end')}</p>}
    </section>
  )
}
