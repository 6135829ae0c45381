import { ArrowLeft } from 'lucide-react'
import { css } from 'styled-system/css'
import { TestCategory } from '../../core/diagnostics/diagnostics'
import type { TestReportsActor } from '../../machines/diagnostics/testReports.machine'
import { type viewTestReports, viewTests } from '../../machines/diagnostics/testReports.view'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'
import { EmptySearch, ServerDown } from '../kit/art'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { InlineNotice } from '../kit/InlineNotice'
import { OptionStrip } from '../kit/OptionStrip'
import { SearchField } from '../kit/SearchField'
import { Skeleton } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { OfferNote } from './OfferNote'
import { TestRow } from './TestRow'
import { useOfferWords } from './useOfferWords'
import { usePauseWords } from './usePauseWords'

const part = css({ display: 'flex', flexDirection: 'column', gap: '12', minWidth: '0' })
const head = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '4',
  '& > h2': { margin: '0', fontSize: '22', lineHeight: 'heading', overflowWrap: 'anywhere' },
})
const outdent = css({ marginInlineStart: '-12' })
const muted = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption', overflowWrap: 'anywhere' })
const rows = css({ display: 'flex', flexDirection: 'column', margin: '0', padding: '0', listStyle: 'none' })
const bone = css({ height: '[4.5rem]', borderRadius: '8', marginBlockEnd: '8' })

interface CentreTestsProps {
  readonly page: TestReportsActor
  readonly view: ReturnType<typeof viewTestReports>
}

const filters = ['all', ...TestCategory.literals] as const

/** The tests of a centre, each added to the cart or taken out of it. */
export function CentreTests({ page, view }: CentreTestsProps) {
  const say = useText()
  const dates = useDates()
  const list = useView(page, (snapshot) => snapshot.children.tests)
  const cart = useView(page, (snapshot) => snapshot.children.cart)
  const shown = useView(list, (snapshot) => snapshot && viewTests(snapshot))
  const { centre, centreId } = view
  const pauseWords = usePauseWords()
  const offerWords = useOfferWords()
  if (!shown) return null
  const { range } = centre ?? {}
  const hours = range
    ? say('diagnostics.openToday', { hours: dates.range(range.from, range.to) })
    : say('diagnostics.closedToday')
  return (
    <div className={part}>
      <header className={head}>
        <div className={outdent}>
          <Button tone="quiet" size="sm" onClick={() => page.send({ type: 'centres' })}>
            <ArrowLeft size={20} aria-hidden />
            {say('diagnostics.allCentres')}
          </Button>
        </div>
        {centre && (
          <>
            <h2>{centre.name}</h2>
            <p className={muted}>{`${centre.address}, ${centre.city} ${centre.pincode}`}</p>
            {centre.pause === null ? (
              <p className={muted}>{hours}</p>
            ) : (
              <InlineNotice tone="warm">{pauseWords(centre.pause)}</InlineNotice>
            )}
            {centre.offer && <OfferNote>{offerWords.whole(centre.offer)}</OfferNote>}
          </>
        )}
      </header>
      {view.fault && (
        <ErrorState
          drawing={<ServerDown />}
          title={say('diagnostics.centreFailed')}
          message={say.fault(view.fault)}
          retryLabel={say('diagnostics.retry')}
          onRetry={() => page.send({ type: 'retry' })}
        />
      )}
      <search>
        <SearchField
          label={say('diagnostics.searchTests')}
          placeholder={say('diagnostics.searchTestsHint')}
          value={shown.search}
          onChange={(search) =>
            list?.send({ type: 'query.typed', query: { centreId: centreId ?? '', filter: shown.filter, search } })
          }
        />
      </search>
      <OptionStrip
        label={say('diagnostics.filter')}
        layout="strip"
        options={filters.map((id) => ({
          id,
          name: say(`diagnostics.filter.${id}`),
          content: say(`diagnostics.filter.${id}`),
        }))}
        chosen={shown.filter}
        onChoose={(filter) => list?.send({ type: 'query.chosen', query: { filter } })}
      />
      <output className={muted}>
        {shown.isLoading
          ? say('diagnostics.testsLoading')
          : shown.fault || shown.isEmpty
            ? ''
            : say('diagnostics.count', { count: shown.tests.length })}
      </output>
      {shown.isLoading && Array.from({ length: 6 }, (_, place) => <Skeleton key={place} className={bone} />)}
      {!shown.isLoading && shown.tests.length > 0 && (
        <ul className={rows}>
          {shown.tests.map((test) => (
            <TestRow
              key={test.id}
              test={test}
              isHeld={view.held.includes(test.id)}
              off={view.offOf(test.id)}
              onAdd={() =>
                cart?.send({
                  type: 'test.added',
                  centre: { id: centreId ?? '', name: centre?.name ?? '', offer: centre?.offer ?? null },
                  test,
                })
              }
              onRemove={() => cart?.send({ type: 'test.removed', testId: test.id })}
            />
          ))}
        </ul>
      )}
      {shown.isEmpty && (
        <EmptyState
          drawing={<EmptySearch />}
          title={say('diagnostics.noTest')}
          action={
            <Button
              tone="secondary"
              onClick={() => list?.send({ type: 'query.chosen', query: { search: '', filter: 'all' } })}
            >
              {say('diagnostics.showAll')}
            </Button>
          }
        />
      )}
      {shown.fault && (
        <ErrorState
          title={say('diagnostics.testsFailed')}
          message={say.fault(shown.fault)}
          retryLabel={say('diagnostics.retry')}
          onRetry={() => list?.send({ type: 'retry' })}
        />
      )}
    </div>
  )
}
