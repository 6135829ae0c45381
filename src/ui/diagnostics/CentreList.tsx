import { MapPin } from 'lucide-react'
import { useMemo } from 'react'
import { css } from 'styled-system/css'
import { dayOf, startOfDay } from '../../core/kit/dates'
import type { TestReportsActor } from '../../machines/diagnostics/testReports.machine'
import { viewCentres } from '../../machines/diagnostics/testReports.view'
import { viewFrame } from '../../machines/app/frame.view'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { EmptySearch, ServerDown } from '../kit/art'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { SearchField } from '../kit/SearchField'
import { Skeleton } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { CentreCard } from './CentreCard'
import { OfferNote } from './OfferNote'

const part = css({ display: 'flex', flexDirection: 'column', gap: '12', minWidth: '0' })
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8',
  alignItems: 'flex-end',
  '& > *': { flexGrow: '1', flexBasis: '[14rem]' },
})
const cards = css({
  display: 'grid',
  gap: '12',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
  margin: '0',
  padding: '0',
  listStyle: 'none',
})
const bone = css({ height: '160', borderRadius: '12' })
const note = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })

interface CentreListProps {
  readonly page: TestReportsActor
  /** The centre whose tests the cart holds. */
  readonly heldBy: string | null
}

/** Diagnostic centres, those that are open today first: near the person, or by city where nobody knows where they are. */
export function CentreList({ page, heldBy }: CentreListProps) {
  const say = useText()
  const { app, now } = useApp()
  const isPlaced = useView(app, (snapshot) => viewFrame(snapshot).isPlaced)
  const list = useView(page, (snapshot) => snapshot.children.centres)
  const today = startOfDay(dayOf(now()))
  const read = useMemo(() => viewCentres(today), [today])
  const view = useView(list, (snapshot) => snapshot && read(snapshot))
  if (!view) return null
  const { centres } = view
  return (
    <div className={part}>
      <div className={tools}>
        <SearchField
          label={say('diagnostics.searchCentres')}
          placeholder={say('diagnostics.searchCentresHint')}
          value={view.search}
          onChange={(search) => list?.send({ type: 'query.typed', query: { search } })}
        />
      </div>
      {!isPlaced && (
        <Button
          tone="quiet"
          size="sm"
          onClick={() => app.send({ type: 'open', feature: { id: 'overlay.locationPicker' } })}
        >
          <MapPin size={16} aria-hidden />
          {say('diagnostics.setPlace')}
        </Button>
      )}
      <output className={note}>
        {view.isLoading
          ? say('diagnostics.centresLoading')
          : view.fault || view.isEmpty
            ? ''
            : say(isPlaced ? 'diagnostics.centresFound' : 'diagnostics.centresFoundAnywhere', {
                count: centres.length,
              })}
      </output>
      {/* Tests are looked for here too: they are chosen at a centre (S2-329). */}
      {!view.isLoading && view.search !== '' && centres.length > 0 && (
        <p className={note}>{say('diagnostics.centreFirst')}</p>
      )}
      {!view.isLoading && view.offer > 0 && (
        <OfferNote>{say('diagnostics.offerSome', { percent: view.offer })}</OfferNote>
      )}
      {view.isLoading && (
        <div className={cards}>
          {Array.from({ length: 4 }, (_, place) => (
            <Skeleton key={place} className={bone} />
          ))}
        </div>
      )}
      {!view.isLoading && centres.length > 0 && (
        <ul className={cards}>
          {centres.map((centre) => (
            <CentreCard
              key={centre.id}
              centre={centre}
              isHeld={centre.id === heldBy}
              onChoose={() =>
                page.send({ type: 'centre.chosen', centre: { id: centre.id, name: centre.name, offer: centre.offer } })
              }
            />
          ))}
        </ul>
      )}
      {view.isEmpty && (
        <EmptyState
          drawing={<EmptySearch />}
          title={say('diagnostics.noCentre')}
          text={say('diagnostics.noCentreText')}
          action={
            <Button tone="secondary" onClick={() => list?.send({ type: 'query.chosen', query: { search: '' } })}>
              {say('diagnostics.showAll')}
            </Button>
          }
        />
      )}
      {view.fault && (
        <ErrorState
          drawing={<ServerDown />}
          title={say('diagnostics.centresFailed')}
          message={say.fault(view.fault)}
          retryLabel={say('diagnostics.retry')}
          onRetry={() => list?.send({ type: 'retry' })}
        />
      )}
    </div>
  )
}
