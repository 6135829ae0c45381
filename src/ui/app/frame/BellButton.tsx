import { Bell } from 'lucide-react'
import { css } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import type { notificationsMachine } from '../../../machines/notifications/notifications.machine'
import { hasUnread } from '../../../machines/notifications/bell.view'
import { useText } from '../../intl/useText'
import { useView } from '../../kit/useView'
import { useContent } from '../loading/useSlot'

const dot = css({
  position: 'absolute',
  insetBlockStart: '8',
  insetInlineEnd: '8',
  width: '12',
  height: '12',
  border: '[2px solid {colors.surface}]',
  borderRadius: 'full',
  background: 'bad',
})

/** Opens what the person was told; shows whether some of it is new. */
export const BellButton = () => {
  const say = useText()
  const notifications = useContent<typeof notificationsMachine>('session.notifications')
  const isUnread = useView(notifications, hasUnread)
  return (
    <button
      type="button"
      className={button({ tone: 'quiet', shape: 'icon' })}
      aria-label={say(isUnread ? 'app.bell.unread' : 'app.bell.read')}
      aria-haspopup="dialog"
      disabled={!notifications}
      aria-busy={!notifications || undefined}
      onClick={() => notifications?.send({ type: 'open' })}
    >
      <Bell size={24} aria-hidden />
      {isUnread && <span className={dot} />}
    </button>
  )
}
