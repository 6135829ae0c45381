import { AtSign, Headset, Star } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ChatRow as Row } from '../../machines/chat/chatList.view'
import { useRoomName } from '../intl/useRoomName'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
// What is written may be in any of the languages.
import '../intl/others.css'
import { Avatar } from '../kit/Avatar'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { useMessageWords } from './useMessageWords'
import { useVisitWords } from './useVisitWords'

/** A list may be narrow beside what is open. */
const place = css({ containerType: 'inline-size' })
const item = css({
  width: 'full',
  textAlign: 'start',
  cursor: 'pointer',
  '&[aria-current]': {
    background: 'tint',
    _highContrast: {
      outline: '[2px solid Highlight]',
      outlineOffset: '[-2px]',
      _focusVisible: { outlineWidth: '[4px]' },
    },
  },
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '12',
  alignItems: 'center',
  minHeight: '[72px]',
  paddingBlock: '8',
  paddingInline: '12',
  borderBottom: 'line',
  _dense: { minHeight: '[56px]' },
})
const texts = css({ display: 'flex', flexDirection: 'column', minWidth: '0' })
/** A name is read whole: what is long stands below it, and in a narrow list whatever else there is. */
const first = css({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: '8',
  minWidth: '0',
  '&:has([data-long])': { flexWrap: 'wrap' },
  '@container (max-width: 23rem)': { flexWrap: 'wrap' },
})
const name = css({
  minWidth: '0',
  fontWeight: 'semibold',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&:has(~ [data-long])': { flex: '1' },
  '@container (max-width: 23rem)': { flex: '1', whiteSpace: 'normal', overflowWrap: 'anywhere' },
})
const about = css({
  flexShrink: '0',
  color: 'muted',
  fontSize: '14',
  lineHeight: 'caption',
  '&[data-long]': { order: '1', flexBasis: 'full' },
  '@container (max-width: 23rem)': { order: '1', flexBasis: 'full' },
})
const time = css({
  flexShrink: '0',
  marginInlineStart: 'auto',
  color: 'muted',
  fontSize: '12',
  lineHeight: 'caption',
  whiteSpace: 'nowrap',
})
const last = css({ display: 'flex', alignItems: 'center', gap: '8', minWidth: '0', '& > :first-child': { flex: '1' } })
const line = css({
  color: 'muted',
  fontSize: '14',
  lineHeight: 'caption',
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
const unread = css({
  minWidth: '24',
  flexShrink: '0',
  paddingInline: '4',
  borderRadius: 'full',
  backgroundColor: 'primary',
  color: 'onPrimary',
  fontSize: '12',
  textAlign: 'center',
})
const mark = css({ display: 'inline-flex', flexShrink: '0', alignItems: 'center', fontSize: '12', color: 'primary' })
const support = css({ display: 'grid', placeItems: 'center', width: '44', height: '44', color: 'muted' })

interface ChatRowProps {
  readonly row: Row
  readonly isChosen: boolean
  readonly onOpen: () => void
}

/** One conversation of a list: with whom, the last line, when, and what is unread. */
export const ChatRow = ({ row, isChosen, onOpen }: ChatRowProps) => {
  const say = useText()
  const roomName = useRoomName()
  const when = useWhen()
  const words = useMessageWords()
  const visitWords = useVisitWords()
  const title = row.name ?? say('chat.support')
  const details = [
    row.role === null ? null : say(`chat.role.${row.role}`),
    row.age === null ? null : say('chat.age', { age: row.age }),
    row.visit === null ? null : visitWords(row.visit),
    row.room === null ? null : say('chat.bed', { room: roomName(row.room.name), bed: row.room.bed }),
  ].filter((text) => text !== null)
  return (
    <li className={place}>
      <button type="button" className={item} aria-current={isChosen || undefined} onClick={onOpen}>
        {row.name === null ? (
          <span className={support} aria-hidden>
            <Headset size={24} />
          </span>
        ) : (
          <Avatar name={title} src={row.photo ?? undefined} decorative />
        )}
        <span className={texts}>
          <span className={first}>
            <span className={name} data-beginning>
              {title}
            </span>
            {details.length > 0 && (
              <span
                className={about}
                data-long={row.role !== null || row.room !== null || row.visit !== null || undefined}
              >
                {details.join(' · ')}
              </span>
            )}
            <span className={time}>
              {row.waitingSince === null
                ? (when.ago(row.at) ?? when.day(row.at))
                : say('chat.desk.since', { at: when.ago(row.waitingSince) ?? when.day(row.waitingSince) })}
            </span>
          </span>
          {row.memberName !== null && (
            <span className={line} data-beginning>
              {row.memberName}
            </span>
          )}
          <span className={last}>
            <span className={line} data-beginning>
              {row.draft !== null
                ? say('chat.draft', { text: row.draft })
                : row.last === null
                  ? say('chat.nothing')
                  : row.isTeams
                    ? say('chat.teamLine', { text: words(row.last, row.people) })
                    : words(row.last, row.people)}
            </span>
            {row.isFavourite && (
              <span className={mark}>
                <Star size={16} fill="currentColor" aria-hidden />
                <VisuallyHidden>{say('chat.isFavourite')}</VisuallyHidden>
              </span>
            )}
            {row.mentionCount > 0 && (
              <span className={mark}>
                <AtSign size={14} aria-hidden />
                {row.mentionCount}
                <VisuallyHidden>{say('chat.mentions')}</VisuallyHidden>
              </span>
            )}
            {row.unread > 0 && (
              <span className={unread}>
                {row.unread > 99 ? '99+' : row.unread}
                <VisuallyHidden>{say('chat.unread')}</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </button>
    </li>
  )
}
