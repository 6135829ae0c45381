import { UserPlus } from 'lucide-react'
import { type KeyboardEvent, useCallback, useRef } from 'react'
import { css } from 'styled-system/css'
import { panelFeature } from '../../machines/app/feature'
import type { WardActor } from '../../machines/inpatient/ward.machine'
import type { BoardActor } from '../../machines/inpatient/board.machine'
import { viewBoard } from '../../machines/inpatient/board.view'
import type { SheetActor } from '../../machines/inpatient/sheet.machine'
import { viewSheet } from '../../machines/inpatient/sheet.view'
import type { StayListActor } from '../../machines/inpatient/ward.setup'
import { viewWard, type WardView } from '../../machines/inpatient/ward.view'
import { useApp } from '../app/frame/AppContext'
import { useAct, useSend } from '../app/frame/useSend'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { SidePanel } from '../kit/side-panel/SidePanel'
import { SkeletonText } from '../kit/Skeleton'
import { Tabs } from '../kit/Tabs'
import { useMedia } from '../kit/useMedia'
import { useView } from '../kit/useView'
import { StayList } from './StayList'
import { StayPanel } from './StayPanel'
import { useStayWords } from './useStayWords'
import { WardBoard } from './WardBoard'
import { WardDialogs } from './WardDialogs'

const page = css({
  display: 'grid',
  gap: '16',
  paddingInline: { base: '16', tablet: '24' },
  paddingBlock: { base: '12', desktop: '16' },
  width: 'full',
  maxWidth: '[100rem]',
  marginInline: 'auto',
})
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8' })
// The bar says it, with the hospital.
const title = css({ srOnly: true })
const stale = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })

interface Open {
  readonly list: StayListActor
  readonly board: BoardActor
  readonly sheet: SheetActor
}

/** A doctor's in-patients, once it is known in which hospitals. */
export const InPatientsPage = ({ actor }: { readonly actor: WardActor }) => {
  const say = useText()
  const view = useView(actor, viewWard)
  if (view.fault)
    return (
      <ErrorState
        isPage
        message={say.fault(view.fault)}
        retryLabel={say('app.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  if (view.hasNoHospital)
    return <EmptyState isPage title={say('inpatient.noHospital')} text={say('inpatient.noHospital.text')} />
  if (!view.open)
    return (
      <div className={page} aria-busy>
        <SkeletonText lines={8} />
      </div>
    )
  return <Ward actor={actor} view={view} {...view.open} />
}

const needs = { shift: 'ipDashboard.dischargeAndEdit', discharge: 'ipDashboard.dischargeAndEdit' } as const

/** A board of rooms and beds and a list, one tap between them, and what lies over both. */
const Ward = ({ actor, view, list, board, sheet }: Open & { readonly actor: WardActor; readonly view: WardView }) => {
  const say = useText()
  const words = useStayWords()
  const { app } = useApp()
  const isWide = useMedia('desktop')
  const beds = useView(board, viewBoard)
  const over = useView(sheet, viewSheet)
  const act = useAct()
  const send = useSend(sheet, needs)
  const open = useCallback((id: string) => sheet.send({ type: 'stay.opened', id }), [sheet])
  const admit = useCallback(
    (bed?: string) => {
      if (isWide) app.send({ type: 'open', feature: panelFeature('admitPatient', bed) })
      else act('ipDashboard.admit', () => actor.send({ type: 'admit.wanted' }))
    },
    [actor, app, act, isWide],
  )
  const { detail } = over
  const turnedAt = useRef<string | undefined>(undefined)
  const takeTurned = useCallback(() => {
    const id = turnedAt.current
    turnedAt.current = undefined
    return id
  }, [])
  const turnAt = (id: string | undefined) => {
    turnedAt.current = id
    actor.send({ type: 'tab.turned' })
  }
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'v' || !(event.target instanceof HTMLElement)) return
    const card = event.target.closest<HTMLElement>('[data-id]')
    if (card) turnAt(card.dataset['id'])
  }
  const admitButton = (
    <Button size="sm" onClick={() => admit()}>
      <UserPlus size={20} aria-hidden />
      {say('inpatient.admitPatient')}
    </Button>
  )
  const boardOfBeds = beds.fault ? (
    <ErrorState
      message={say.fault(beds.fault)}
      retryLabel={say('app.retry')}
      onRetry={() => board.send({ type: 'retry' })}
    />
  ) : beds.rows.length === 0 ? (
    beds.isLoading ? (
      <SkeletonText lines={8} />
    ) : (
      <EmptyState title={say('inpatient.noRooms')} text={say('inpatient.noRooms.text')} />
    )
  ) : (
    <WardBoard
      rooms={beds.rows}
      changedId={view.changedId}
      onOpen={open}
      onShift={(stay) => send({ type: 'shift', stay })}
      onDischarge={(stay) => send({ type: 'discharge', stay })}
      onTurn={turnAt}
      onAdmit={isWide ? admit : null}
      takeTurned={takeTurned}
    />
  )
  return (
    <SidePanel
      view={{
        stack: over.isStayOpen
          ? [
              {
                id: 'stay',
                title: detail?.card.name ?? say('inpatient.loading'),
                ...(detail && { subtitle: words.person(detail.card) }),
              },
            ]
          : [],
      }}
      on={() => sheet.send({ type: 'close' })}
      render={() => (
        <StayPanel
          view={over}
          onRetry={() => sheet.send({ type: 'retry' })}
          onEdit={() => sheet.send(isWide ? { type: 'form.opened' } : { type: 'formPage.wanted', mode: 'view' })}
          onReadmit={() => act('ipDashboard.admit', () => sheet.send({ type: 'formPage.wanted', mode: 'readmit' }))}
          onShift={() => detail && send({ type: 'shift', stay: detail.stay })}
          onDischarge={() => detail && send({ type: 'discharge', stay: detail.stay })}
          onAgain={() => sheet.send({ type: 'stay.again' })}
        />
      )}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- V is handled wherever a stay of the list has the focus */}
      <div className={page} data-density="dense" onKeyDown={turn}>
        <header className={head}>
          <h1 className={title}>{say('inpatient.title')}</h1>
          {!isWide && admitButton}
        </header>
        {beds.isStale && (
          <p className={stale} role="status">
            {say('inpatient.stale')}
          </p>
        )}
        {view.news > 0 && (
          <div role="status">
            <Button size="sm" tone="secondary" onClick={() => actor.send({ type: 'news.shown' })}>
              {say('inpatient.news', { count: view.news })}
            </Button>
          </div>
        )}
        <Tabs
          label={say('inpatient.views')}
          chosen={view.tab}
          onChoose={(chosen) => actor.send({ type: 'tab.chosen', tab: chosen })}
          tabs={[
            { id: 'board', name: say('inpatient.board'), content: boardOfBeds },
            {
              id: 'list',
              name: say('inpatient.list'),
              content: (
                <StayList
                  list={list}
                  today={view.today}
                  changedId={view.changedId}
                  onOpen={open}
                  takeTurned={takeTurned}
                  onFilters={() => sheet.send({ type: 'filters.opened' })}
                  admit={admitButton}
                />
              ),
            },
          ]}
        />
      </div>
      <WardDialogs view={view} over={over} rooms={beds.rooms} list={list} sheet={sheet} />
    </SidePanel>
  )
}
