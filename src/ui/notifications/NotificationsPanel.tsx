import { ArrowDown, Phone, RotateCw } from 'lucide-react'
import { type RefCallback, useCallback, useEffect, useRef } from 'react'
import { css, cx } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import { isNearEnd } from '../../core/notifications/shown.rules'
import type { NotificationsActor } from '../../machines/notifications/bell.view'
import { viewNotifications } from '../../machines/notifications/notifications.view'
import type { pushMachine } from '../../machines/notifications/push.machine'
import { Helpline } from '../app/Helpline'
import { useApp } from '../app/frame/AppContext'
import { useContent } from '../app/loading/useSlot'
import { useText } from '../intl/useText'
import { ZoneNote } from '../intl/ZoneNote'
import { IconButton } from '../kit/IconButton'
import { Modal } from '../kit/Modal'
import { Spinner } from '../kit/Spinner'
import { useView } from '../kit/useView'
import { AllowPush } from './AllowPush'
import { NotificationList } from './NotificationList'
import { usePull } from './usePull'

const call = cx(button({ tone: 'quiet', shape: 'icon' }), css({ tablet: { display: 'none' } }))
/** A finger pulls the list down instead. */
const pointerOnly = css({ _touch: { display: 'none' } })
const column = css({ paddingBlockStart: '8' })
const pull = css({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: '8',
  overflow: 'hidden',
  color: 'muted',
  fontSize: '14',
  '& > svg': { flexShrink: '0', marginBlockEnd: '[2px]' },
})
const working = css({
  display: 'flex',
  justifyContent: 'center',
  gap: '8',
  paddingBlockEnd: '12',
  color: 'muted',
  fontSize: '14',
})

/** The person's notifications, over the page: a dialog on desktop, the whole screen on phones and tablets. */
export const NotificationsPanel = ({ actor }: { readonly actor: NotificationsActor }) => {
  const say = useText()
  const { now } = useApp()
  const push = useContent<typeof pushMachine>('session.push')
  const view = useView(actor, viewNotifications)
  const body = useRef<HTMLDivElement>(null)
  const refresh = useCallback(() => actor.send({ type: 'refresh' }), [actor])
  const loadMore = useCallback(() => {
    // While it has no height nobody sees its end.
    if (body.current && body.current.clientHeight > 0 && isNearEnd(body.current)) actor.send({ type: 'more' })
  }, [actor])
  const { distance, isFar, handle } = usePull(refresh)
  const bind: RefCallback<HTMLDivElement> = useCallback(
    (element) => {
      body.current = element
      element?.addEventListener('scroll', loadMore, { passive: true })
      // A page that does not fill the panel cannot be scrolled: the next one is asked for once it has a height.
      const watcher = new ResizeObserver(loadMore)
      if (element) watcher.observe(element)
      const forget = handle(element)
      return () => {
        body.current = null
        watcher.disconnect()
        element?.removeEventListener('scroll', loadMore)
        if (typeof forget === 'function') forget()
      }
    },
    [handle, loadMore],
  )
  // Nor can what has arrived meanwhile.
  useEffect(loadMore, [loadMore, view.cards.length])
  return (
    <Modal
      open={view.isOpen}
      onClose={() => actor.send({ type: 'close' })}
      title={say('notifications.title')}
      subtitle={say('notifications.subtitle')}
      closeLabel={say('app.close')}
      size="screen"
      side="end"
      bodyRef={bind}
      tools={
        <>
          <Helpline>
            {(number, href) => (
              <a className={call} href={href} aria-label={say('notifications.call', { number })}>
                <Phone size={24} aria-hidden />
              </a>
            )}
          </Helpline>
          <span className={pointerOnly}>
            <IconButton
              label={say('notifications.refresh')}
              icon={<RotateCw size={20} aria-hidden />}
              busy={view.isRefreshing || view.isArriving}
              onClick={refresh}
            />
          </span>
        </>
      }
    >
      <div className={column}>
        {distance > 0 && (
          <div className={pull} style={{ height: distance }} aria-hidden>
            {isFar ? <RotateCw size={16} /> : <ArrowDown size={16} />}
            {say(isFar ? 'notifications.release' : 'notifications.pull')}
          </div>
        )}
        {view.isRefreshing && (
          <output className={working}>
            <Spinner />
            {say('notifications.refreshing')}
          </output>
        )}
        {push && <AllowPush actor={push} />}
        <ZoneNote at={now()} />
        <NotificationList actor={actor} view={view} />
      </div>
    </Modal>
  )
}
