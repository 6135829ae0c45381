import { Keyboard, Volume2, VolumeX } from 'lucide-react'
import { useCallback, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { dayOf } from '../../core/kit/dates'
import type { Lane } from '../../core/orders/providerOrders.rules'
import type { OrderBoardActor } from '../../machines/providerOrders/orderBoard.machine'
import { type OrderBoardView, viewOrderBoard } from '../../machines/providerOrders/orderBoard.view'
import { viewOpened } from '../../machines/providerOrders/orderPanel.view'
import { useApp } from '../app/frame/AppContext'
import { useClock } from '../app/frame/useClock'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { DataTable } from '../kit/data-table/DataTable'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { IconButton } from '../kit/IconButton'
import { Money } from '../kit/Money'
import { SidePanel } from '../kit/side-panel/SidePanel'
import { SkeletonText } from '../kit/Skeleton'
import { useMedia } from '../kit/useMedia'
import { useView } from '../kit/useView'
import { MoreOrders } from './MoreOrders'
import { OrderBoard } from './OrderBoard'
import { useOrderWords } from './OrderCard'
import { OrderFilters } from './OrderFilters'
import { OrderKeys } from './OrderKeys'
import { OrderPanel } from './OrderPanel'
import { StageChip } from './StageChip'
import { UnseenOrders } from './UnseenOrders'
import { useOrderKeys } from './useOrderKeys'
import { useRequestSound } from './useRequestSound'

/** Seconds between two looks at the clock: orders wait in minutes. */
const TICK = 15

const page = css({
  display: 'grid',
  gap: '12',
  alignContent: 'start',
  paddingInline: { base: '16', tablet: '24' },
  paddingBlock: '12',
  width: 'full',
  maxWidth: '[100rem]',
  marginInline: 'auto',
})
// The bar says it.
const title = css({ srOnly: true })
const status = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
/** On a phone the columns say it. */
const counted = css({ tabletDown: { srOnly: true } })

const line = css({ display: 'flex', alignItems: 'center', gap: '8', marginInlineStart: 'auto' })

interface ShownProps {
  readonly view: OrderBoardView
  readonly onOpen: (id: string) => void
  readonly onMore: (lane: Lane) => void
}

const OrderTable = ({ view, onOpen }: Omit<ShownProps, 'onMore'>) => {
  const say = useText()
  const when = useWhen()
  const words = useOrderWords()
  return (
    <DataTable
      view={{
        label: say('providerOrders.table'),
        columns: [
          { id: 'number', name: say('providerOrders.col.number') },
          { id: 'patient', name: say('providerOrders.col.patient') },
          { id: 'what', name: say('providerOrders.col.what'), isExtra: true },
          { id: 'status', name: say('providerOrders.col.status') },
          { id: 'when', name: say('providerOrders.col.when') },
          { id: 'amount', name: say('providerOrders.col.amount'), align: 'end' },
        ],
        rows: view.list.cards.map((order) => ({
          id: order.id,
          name: say('providerOrders.card', { number: order.number, patient: order.patient, age: order.age }),
          cells: {
            number: order.number,
            patient: `${order.patient}, ${order.age}`,
            what: words.what(order),
            status: <StageChip stage={order.stage} />,
            when: when.at(order.at),
            amount: order.payable === null ? '–' : <Money paise={order.payable} />,
          },
        })),
        sort: null,
        page: null,
        marked: null,
        openId: view.chosenId,
        load: view.isFirstLoad ? 'loading' : 'ready',
        empty: say('providerOrders.noMatch'),
      }}
      on={(event) => {
        if (event.type === 'row.opened') onOpen(event.id)
      }}
    />
  )
}

/** What stands below the filters: the board or the list, or why there is none. */
const Shown = ({ actor, view, onOpen, onMore }: ShownProps & { readonly actor: OrderBoardActor }) => {
  const say = useText()
  if (view.fault !== null)
    return (
      <ErrorState
        message={say.fault(view.fault)}
        retryLabel={say('app.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  if (view.isFirstLoad) return <SkeletonText lines={8} />
  if (view.isEmpty)
    return (
      <EmptyState
        title={say(view.isNarrowed ? 'providerOrders.noMatch' : 'providerOrders.none')}
        text={view.isNarrowed ? undefined : say('providerOrders.none.text')}
        action={
          view.isNarrowed && (
            <Button tone="secondary" onClick={() => actor.send({ type: 'filters.cleared' })}>
              {say('providerOrders.clear')}
            </Button>
          )
        }
      />
    )
  if (view.query.view === 'board') return <OrderBoard view={view} onOpen={onOpen} onMore={onMore} />
  const { lane, hasMore } = view.list
  return (
    <>
      <OrderTable view={view} onOpen={onOpen} />
      {hasMore && <MoreOrders lane={lane} onMore={onMore} />}
    </>
  )
}

/** The orders of a pharmacy or a diagnostic centre: what waits, what is prepared, what is done; one of them beside. */
export const OrdersPage = ({ actor }: { readonly actor: OrderBoardActor }) => {
  const say = useText()
  const { now: clock } = useApp()
  useClock(TICK)
  const now = clock()
  const view = useView(actor, (snapshot) => viewOrderBoard(snapshot, now))
  const isWide = useMedia('desktop')
  const panel = useView(actor, ({ children }) => children.panel)
  // What was read of the board may not hold it.
  const opened = useView(panel, viewOpened)
  const onOpen = useCallback((id: string) => actor.send({ type: 'order.chosen', id }), [actor])
  const onMore = useCallback((lane: Lane) => actor.send({ type: 'more', lane }), [actor])
  const sound = useRequestSound()
  const [keys, setKeys] = useState({ isOpen: false, hasLetters: true })
  const onList = () => setKeys({ ...keys, isOpen: true })
  useOrderKeys(actor, view, { now, hasLetters: keys.hasLetters, onList })
  return (
    <SidePanel
      view={{
        stack:
          view.chosenId === null
            ? []
            : [
                {
                  id: view.chosenId,
                  title: opened.number ?? say('providerOrders.detail'),
                  subtitle: opened.patient,
                },
              ],
      }}
      on={() => actor.send({ type: 'detail.left' })}
      render={() => panel && <OrderPanel actor={panel} key={view.chosenId} />}
    >
      <div className={page} {...sound.seen}>
        <h1 className={title}>{say('app.title.orders')}</h1>
        <OrderFilters
          view={view}
          today={dayOf(now)}
          onChoose={(change) => actor.send({ type: 'query.chosen', change })}
          onClear={() => actor.send({ type: 'filters.cleared' })}
        >
          <div className={line}>
            {isWide && (
              <IconButton
                label={say('providerOrders.keys')}
                icon={<Keyboard size={20} aria-hidden />}
                onClick={onList}
              />
            )}
            <IconButton
              label={say(sound.isOff ? 'providerOrders.soundOff' : 'providerOrders.soundMute')}
              icon={sound.isOff ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
              onClick={sound.turn}
            />
            <p className={cx(status, !view.isStale && counted)} role="status">
              {view.isStale
                ? say('providerOrders.stale')
                : view.isLoading
                  ? say('providerOrders.updating')
                  : say('providerOrders.shown', { count: view.count })}
            </p>
            {view.isStale && (
              <Button tone="quiet" size="sm" onClick={() => actor.send({ type: 'retry' })}>
                {say('app.retry')}
              </Button>
            )}
          </div>
        </OrderFilters>
        <UnseenOrders unseen={view.unseen} onOpen={onOpen} />
        <Shown actor={actor} view={view} onOpen={onOpen} onMore={onMore} />
        <OrderKeys
          kind={view.kind}
          isOpen={keys.isOpen}
          hasLetters={keys.hasLetters}
          onLetters={(hasLetters) => setKeys({ ...keys, hasLetters })}
          onClose={() => setKeys({ ...keys, isOpen: false })}
        />
      </div>
    </SidePanel>
  )
}
