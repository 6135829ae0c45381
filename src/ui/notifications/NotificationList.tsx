import { css } from 'styled-system/css'
import type { NotificationsActor } from '../../machines/notifications/bell.view'
import type { NotificationsView } from '../../machines/notifications/notifications.view'
import { startOfDay } from '../../core/kit/dates'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { ServerDown } from '../kit/art'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { EmptyBell } from './EmptyBell'
import { NotificationCard } from './NotificationCard'
import { NotificationSkeleton } from './NotificationSkeleton'

const list = css({
  overflow: 'hidden',
  margin: '0',
  padding: '0',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  listStyle: 'none',
  '& > li + li': { borderBlockStart: 'line' },
})
const dayName = css({
  margin: '0',
  paddingBlockStart: '12',
  paddingBlockEnd: '8',
  color: 'muted',
  fontSize: '14',
  fontWeight: 'semibold',
})
const end = css({ margin: '0', paddingBlockStart: '16', color: 'muted', fontSize: '14', textAlign: 'center' })
const more = css({ paddingBlockStart: '12' })

/** The notifications, or why there are none. */
export const NotificationList = ({
  actor,
  view,
}: {
  readonly actor: NotificationsActor
  readonly view: NotificationsView
}) => {
  const say = useText()
  const when = useWhen()
  const retry = { retryLabel: say('app.retry'), onRetry: () => actor.send({ type: 'retry' }) }
  if (view.isArriving) return <NotificationSkeleton label={say('notifications.loading')} count={5} />
  if (view.failed)
    return (
      <ErrorState
        drawing={<ServerDown />}
        title={say('notifications.failed')}
        message={say.fault(view.failed)}
        {...retry}
      />
    )
  if (view.isEmpty)
    return (
      <EmptyState drawing={<EmptyBell />} title={say('notifications.empty')} text={say('notifications.emptyText')} />
    )
  return (
    <>
      {view.days.map(({ day, cards }) => (
        <section key={day} aria-labelledby={`notifications-${day}`}>
          <h2 id={`notifications-${day}`} className={dayName}>
            {when.day(startOfDay(day))}
          </h2>
          <ul className={list}>
            {cards.map((card) => (
              <li key={card.id}>
                <NotificationCard
                  view={card}
                  onFollow={() => actor.send({ type: 'card.followed', id: card.id })}
                  onAction={() => actor.send({ type: 'action.followed', id: card.id })}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {view.isLoadingMore && (
        <div className={more}>
          <NotificationSkeleton label={say('notifications.loadingMore')} count={2} />
        </div>
      )}
      {view.stalled && <ErrorState title={say('notifications.stalled')} message={say.fault(view.stalled)} {...retry} />}
      {view.isAtEnd && <p className={end}>{say('notifications.end')}</p>}
    </>
  )
}
