import { useCallback, useMemo, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import { panelFeature } from '../../machines/app/feature'
import type { ScheduleActor } from '../../machines/schedule/schedule.machine'
import { viewDays, viewSchedule } from '../../machines/schedule/schedule.view'
import type { CalendarDay } from '../../core/kit/dates'
import type { Markable } from '../../core/schedule/selection.rules'
import { loginOf, widthOf } from '../../machines/app/app.view'
import { useApp } from '../app/frame/AppContext'
import { useClock } from '../app/frame/useClock'
import { useAct, useSend } from '../app/frame/useSend'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { ZoneNote } from '../intl/ZoneNote'
import { Spine } from '../kit/art'
import { ActionBar } from '../kit/ActionBar'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { SidePanel } from '../kit/side-panel/SidePanel'
import { TimeGrid } from '../kit/time-grid/TimeGrid'
import type { TimeGridEvent } from '../kit/time-grid/timeGrid.types'
import { useView } from '../kit/useView'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { CancelDialog } from './CancelDialog'
import { DayHead } from './DayHead'
import { DayTitle } from './DayTitle'
import { DayReport } from './DayReport'
import { KeyList } from './KeyList'
import { OpenEntry } from './OpenEntry'
import { RescheduleDialog } from './RescheduleDialog'
import { ScheduleSkeleton } from './ScheduleSkeleton'
import { type ScheduleTool, ScheduleTools } from './ScheduleTools'
import { useDayGrid } from './useDayGrid'
import { WeekStrip } from './WeekStrip'

const page = cx(
  container(),
  css({
    display: 'flex',
    flexDirection: 'column',
    gap: '12',
    maxWidth: '[100rem]',
    paddingBlock: '12',
    // What the bars, the tools and the week leave of the screen; on a desktop the heads of the days are the week.
    '--grid-height': { base: 'max(20rem, calc(100dvh - 18.75rem))', desktop: 'max(20rem, calc(100dvh - 12.25rem))' },
  }),
)
const stale = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const main = css({ display: 'grid', gap: '12', minWidth: '0' })
const beside = css({ paddingInlineEnd: { tablet: '12' } })

/** Seconds between two looks at the clock: the now-line moves with them. */
const TICK = 15

const needs = {
  'selection.started': 'appointment.cancel',
  'cancel.wanted': 'appointment.cancel',
  'reschedule.wanted': 'appointment.reschedule',
  'noShow.wanted': 'appointment.bookingStatus',
} as const

/** The days of a doctor as a timeline, with what is open beside it. */
export const SchedulePage = ({ actor }: { readonly actor: ScheduleActor }) => {
  const { app, now: clock } = useApp()
  const say = useText()
  const when = useWhen()
  const now = useClock(TICK)
  const width = useView(app, widthOf)
  const doctor = useView(app, (snapshot) => loginOf(snapshot)?.doctorName ?? '')
  const view = useView(actor, (snapshot) => viewSchedule(snapshot, width, now))
  const act = useAct()
  const send = useSend(actor, needs)
  const [keys, setKeys] = useState({ isOpen: false, hasLetters: true })
  const [opening, setOpening] = useState(0)
  const dayOf = useDayGrid()
  const shown = useView(actor, (snapshot) => viewDays(snapshot, width, now))
  const mark = useCallback(
    (what: Markable) => actor.send({ type: 'item.marked', mark: what, now: clock() }),
    [actor, clock],
  )
  const choose = useCallback((day: CalendarDay) => actor.send({ type: 'day.chosen', day }), [actor])
  const book = (slotId?: string) => app.send({ type: 'open', feature: panelFeature('makeAppointment', slotId) })
  const letters: Readonly<Record<string, () => void>> = {
    w: () => actor.send({ type: 'days.moved', by: 7 }),
    n: () => book(),
    '/': () => app.send({ type: 'open', feature: panelFeature('search') }),
  }
  const tools: Readonly<Record<ScheduleTool, () => void>> = {
    make: () => book(),
    report: () => actor.send({ type: 'report.wanted' }),
    select: () => send({ type: 'selection.started' }),
    availability: () => app.send({ type: 'open', feature: panelFeature('availability') }),
    keys: () => setKeys({ ...keys, isOpen: true }),
  }
  const on = (event: TimeGridEvent) => {
    switch (event.type) {
      case 'slot.opened':
        return actor.send({ type: 'entry.opened', id: event.id })
      case 'slot.marked':
        return mark({ appointmentId: event.id })
      case 'day.moved':
        return actor.send({ type: 'days.moved', by: event.by })
      case 'now.wanted':
        return actor.send({ type: 'today.wanted', now })
      case 'keys.wanted':
        return setKeys({ ...keys, isOpen: true })
      case 'letter.pressed':
        return letters[event.key]?.()
    }
  }
  const days = useMemo(
    () =>
      shown.map((each) => ({
        ...dayOf(each),
        ...(width === 'desktop' && {
          title: (
            <DayTitle day={each.date} isToday={each.isToday} isChosen={each.date === view.day} onChoose={choose} />
          ),
        }),
        head: <DayHead day={each} isSelecting={view.isSelecting} onMark={mark} />,
      })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- words are the same while the days are
    [shown, mark, view.isSelecting, width, view.day, choose],
  )
  const marked = useMemo(
    () =>
      view.isSelecting
        ? new Set(shown.flatMap(({ entries }) => entries.filter((each) => each.isMarked).map(({ id }) => id)))
        : null,
    [shown, view.isSelecting],
  )
  const isEmpty = !view.isLoading && shown.every(({ schedules }) => schedules.length === 0)
  const { open } = view
  const panelTitle = open?.appointment ? (open.appointment.patient.name ?? say('schedule.unnamed')) : null
  const person = open?.appointment?.patient
  const subtitle =
    person && person.age !== null && person.gender !== null
      ? say('schedule.open.person', { age: person.age, gender: person.gender })
      : ''
  return (
    <div className={page} data-density="dense">
      <VisuallyHidden>
        <h1>{say('schedule.title')}</h1>
      </VisuallyHidden>
      <ScheduleTools
        isSelecting={view.isSelecting}
        width={width}
        onMove={(by) => actor.send({ type: 'days.moved', by })}
        onToday={() => {
          actor.send({ type: 'today.wanted', now })
          setOpening(opening + 1)
        }}
        onTool={(tool) => tools[tool]()}
      />
      {width !== 'desktop' && <WeekStrip days={view.strip} onChoose={choose} />}
      {view.isStale && (
        <p className={stale}>
          <span role="status">{say('schedule.stale')}</span>{' '}
          <Button size="sm" tone="quiet" onClick={() => actor.send({ type: 'retry' })}>
            {say('app.retry')}
          </Button>
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{say('schedule.changes', { count: view.changes })}</span>
      </VisuallyHidden>
      <SidePanel
        view={{ stack: open ? [{ id: open.id, title: panelTitle ?? when.at(open.startsAt), subtitle }] : [] }}
        on={() => actor.send({ type: 'entry.left' })}
        render={() =>
          open && (
            <OpenEntry
              open={open}
              onBook={book}
              onReschedule={() => send({ type: 'reschedule.wanted' })}
              onCancel={() => send({ type: 'cancel.wanted', now })}
              onNoShow={() => send({ type: 'noShow.wanted' })}
              onBlock={(id) =>
                act('user.blockPatient', () =>
                  app.send({ type: 'open', feature: { id: 'overlay.blockPatient', at: `schedule ${id}` } }),
                )
              }
              onRecords={(at) => app.send({ type: 'open', feature: { id: 'overlay.patientRecords', at } })}
            />
          )
        }
      >
        <div className={cx(main, open && beside)}>
          {view.fault ? (
            <ErrorState
              message={say.fault(view.fault)}
              retryLabel={say('app.retry')}
              onRetry={() => actor.send({ type: 'retry' })}
            />
          ) : view.isLoading ? (
            <ScheduleSkeleton days={shown.length} />
          ) : isEmpty ? (
            <EmptyState
              drawing={<Spine />}
              title={say('schedule.empty.title')}
              text={say('schedule.empty.text')}
              action={
                <Button onClick={() => app.send({ type: 'open', feature: panelFeature('availability') })}>
                  {say('schedule.empty.set')}
                </Button>
              }
            />
          ) : (
            <>
              <ZoneNote at={now} />
              <TimeGrid
                view={{
                  label: say('schedule.days'),
                  days,
                  now,
                  openId: open?.id ?? null,
                  marked,
                  hasLetters: keys.hasLetters,
                  opening,
                }}
                on={on}
              />
            </>
          )}
        </div>
      </SidePanel>
      {view.isSelecting && (
        <ActionBar
          facts={view.going.length === 0 ? say('schedule.cancelNone') : null}
          main={
            <Button
              tone="danger"
              disabled={view.going.length === 0}
              onClick={() => send({ type: 'cancel.wanted', now })}
            >
              {say('schedule.cancelMany', { count: view.going.length })}
            </Button>
          }
        />
      )}
      <CancelDialog
        view={view}
        onYes={() => actor.send({ type: 'confirm' })}
        onNo={() => actor.send({ type: 'dismiss' })}
      />
      {view.rescheduling && <RescheduleDialog actor={view.rescheduling} />}
      {view.report && (
        <DayReport
          report={view.report}
          doctor={doctor}
          entries={shown.find(({ date }) => date === view.report?.date)?.entries ?? []}
          onClose={() => actor.send({ type: 'report.left' })}
        />
      )}
      <KeyList
        isOpen={keys.isOpen}
        hasLetters={keys.hasLetters}
        onLetters={(hasLetters) => setKeys({ ...keys, hasLetters })}
        onClose={() => setKeys({ ...keys, isOpen: false })}
      />
    </div>
  )
}
