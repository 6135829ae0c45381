import { CalendarPlus, PhoneCall } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import type { PermissionEntry } from '../../core/session/permissions'
import { panelFeature } from '../../machines/app/feature'
import type { ClinicDayActor } from '../../machines/schedule/clinicDay.machine'
import { viewClinicDay } from '../../machines/schedule/clinicDay.view'
import { useApp } from '../app/frame/AppContext'
import { useClock } from '../app/frame/useClock'
import { useDates, useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { ZoneNote } from '../intl/ZoneNote'
import { Spine } from '../kit/art'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { LinkButton } from '../kit/LinkButton'
import { rows } from '../kit/rows.styles'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { StatusBadge } from '../kit/StatusBadge'
import { loginOf } from '../../machines/app/app.view'
import { BillDialog } from '../reception/BillDialog'
import { type QueueDeeds, RowDeeds } from '../reception/RowDeeds'
import { SessionDelay } from '../reception/SessionDelay'
import { useMarkWords } from '../reception/useMarkWords'
import { WeekStrip } from './WeekStrip'

const page = cx(container(), css({ display: 'grid', gap: '16', maxWidth: '[100rem]', paddingBlock: '16' }))
/** On a desktop it stands in the bar above. */
const small = css({ display: { desktop: 'none' } })
/** On a phone time and status stand above the name, which has the whole line. */
const row = cx(rows.row, css({ rowGap: '4' }))
const words = cx(rows.words, css({ tabletDown: { gridRow: '2', gridColumn: '1 / 3' } }))
const end = css({
  display: { base: 'contents', tablet: 'flex' },
  alignItems: 'center',
  gap: '4',
  '& > :first-child': { justifySelf: 'start' },
  '& > a': { tabletDown: { gridRow: '1 / 3', gridColumn: '3' } },
})
/** As high as the bars, the week and the button leave room for; it scrolls by itself, so that the week stays. */
const list = cx(
  rows.list,
  css({
    position: 'relative',
    gridAutoRows: 'max',
    overflowY: 'auto',
    maxHeight: { base: '[max(20rem, calc(100dvh - 20rem))]', desktop: '[max(20rem, calc(100dvh - 14rem))]' },
  }),
)
const sessions = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })
const next = css({ tabletDown: { gridRow: '1 / 3', gridColumn: '3' } })
const stale = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const time = css({ minWidth: { tablet: '80' }, fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' })

const NONE: readonly PermissionEntry[] = []

/** The desk of a clinic: who comes on which day, what is done with those of today, and the way to book somebody. */
export const ClinicPatientPage = ({ actor }: { readonly actor: ClinicDayActor }) => {
  const { app } = useApp()
  const say = useText()
  const dates = useDates()
  const money = useMoney()
  const markWords = useMarkWords()
  const now = useClock(60)
  const permissions = useView(app, (snapshot) => loginOf(snapshot)?.permissions ?? NONE)
  const view = useView(actor, (snapshot) => viewClinicDay(snapshot, now, permissions))
  const { day, opensAt } = view
  const element = useRef<HTMLUListElement>(null)
  const isShown = view.appointments.length > 0
  useLayoutEffect(() => {
    if (!element.current) return
    const row = opensAt === null ? null : element.current.querySelector<HTMLElement>(`#row-${CSS.escape(opensAt)}`)
    element.current.scrollTop = row?.offsetTop ?? 0
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for the day that is shown: the clock moves nothing
  }, [day, isShown])
  const deeds: QueueDeeds = {
    isBusy: view.isBusy,
    hasChat: false,
    onStep: (id, step) => actor.send({ type: 'step.taken', id, step }),
    onTakeBack: (id, step) => actor.send({ type: 'step.takenBack', id, step }),
    onBill: ({ entry }) => actor.send({ type: 'bill.opened', entry }),
    onBlock: () => undefined,
  }
  const make = (
    <Button onClick={() => app.send({ type: 'open', feature: panelFeature('makeAppointment') })}>
      <CalendarPlus size={20} aria-hidden />
      {say('schedule.desk.make')}
    </Button>
  )
  return (
    <div className={page} data-density="dense">
      <VisuallyHidden>
        <h1>{say('schedule.desk.title')}</h1>
      </VisuallyHidden>
      <WeekStrip days={view.strip} onChoose={(day) => actor.send({ type: 'day.chosen', day })} />
      {view.fault ? (
        <ErrorState
          message={say.fault(view.fault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      ) : view.isArriving ? (
        <SkeletonText lines={6} />
      ) : view.appointments.length === 0 ? (
        <EmptyState
          drawing={<Spine />}
          title={say('schedule.desk.empty.title')}
          text={say('schedule.desk.empty.text')}
          action={make}
        />
      ) : (
        <>
          <div className={small}>{make}</div>
          {view.isStale && (
            <p className={stale}>
              <span role="status">{say('reception.stale')}</span>
              <Button size="sm" tone="quiet" onClick={() => actor.send({ type: 'retry' })}>
                {say('app.retry')}
              </Button>
            </p>
          )}
          {view.sessions.length > 0 && (
            <div className={sessions}>
              {view.sessions.map((session) => (
                <SessionDelay key={session.scheduleId} session={session} doctor={session.doctorName} />
              ))}
            </div>
          )}
          <ZoneNote at={now} />
          <ul ref={element} className={list} aria-label={say('schedule.desk.list')}>
            {view.appointments.map(
              ({ id, startsAt, patient, slotNo, isExtra, mark, shown, doctorName, finalAmount, call, place }) => {
                const name = patient.name ?? say('schedule.unnamed')
                return (
                  <li key={id} id={`row-${id}`} className={row}>
                    <span className={time}>{dates.time(startsAt)}</span>
                    <span className={words}>
                      <span className={rows.name}>
                        {name}
                        {patient.age !== null && `, ${patient.age}`}
                      </span>
                      <span className={rows.line}>
                        {mark !== null && `${markWords(mark)} · `}
                        {doctorName} · {say(isExtra ? 'schedule.open.extra' : 'schedule.open.slot', { slotNo })} ·{' '}
                        {money(finalAmount)}
                      </span>
                      {place?.isHere && (
                        <span className={rows.line}>
                          {[
                            say('reception.wait', { hours: Math.floor(place.wait / 60), minutes: place.wait % 60 }),
                            place.called && say('reception.called', place.called),
                          ]
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
                      )}
                    </span>
                    <span className={end}>
                      <StatusBadge status={shown}>{say(`staff.status.${shown}`)}</StatusBadge>
                      {place ? (
                        <span className={next}>
                          <RowDeeds data={place} patient={name} {...deeds} />
                        </span>
                      ) : (
                        call !== null && (
                          <LinkButton
                            tone="quiet"
                            size="sm"
                            href={call}
                            aria-label={`${say('schedule.action.callPatient')}: ${name}`}
                          >
                            <PhoneCall size={20} aria-hidden />
                          </LinkButton>
                        )
                      )}
                    </span>
                  </li>
                )
              },
            )}
          </ul>
        </>
      )}
      {view.bill && <BillDialog actor={view.bill} />}
    </div>
  )
}
