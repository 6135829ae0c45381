import { css } from 'styled-system/css'
import type { chatUnreadMachine } from '../../../machines/chat/chatUnread.machine'
import { viewChatUnread } from '../../../machines/chat/chatUnread.view'
import { useText } from '../../intl/useText'
import { useView } from '../../kit/useView'
import { VisuallyHidden } from '../../kit/VisuallyHidden'
import { useContent } from '../loading/useSlot'

const mark = css({
  display: 'inline-grid',
  placeContent: 'center',
  minWidth: '[1.25rem]',
  height: '[1.25rem]',
  paddingInline: '4',
  borderRadius: 'full',
  background: 'bad',
  color: 'surface',
  fontSize: '12',
  fontWeight: 'semibold',
  lineHeight: '[1]',
  fontVariantNumeric: 'tabular-nums',
  '&[data-at=corner]': {
    position: 'absolute',
    insetBlockStart: '4',
    insetInlineStart: '[calc(50% + 2px)]',
    border: '[2px solid {colors.surface}]',
    boxSizing: 'content-box',
  },
  '&[data-at=line]': { marginInlineStart: '8' },
})

/** How many chats hold something unread, on the way that leads to them; nothing where none does. */
export const ChatCount = ({ at }: { readonly at: 'corner' | 'line' }) => {
  const say = useText()
  const unread = useView(useContent<typeof chatUnreadMachine>('session.chatUnread'), viewChatUnread)
  if (unread === null) return null
  return (
    <>
      <span className={mark} data-at={at} aria-hidden>
        {unread.short}
      </span>
      <VisuallyHidden>{say('app.chat.unread', { count: unread.count })}</VisuallyHidden>
    </>
  )
}
