import { ClipboardPen, FolderOpen, MessageCircleOff, MessageCircle, Star, UserX } from 'lucide-react'
import { css } from 'styled-system/css'
import { prescriptionPath } from '../../core/prescription/prescription.params'
import type { ChatActionsActor } from '../../machines/chat/chatActions.machine'
import type { ConversationView } from '../../machines/chat/conversation.view'
import { useApp } from '../app/frame/AppContext'
import { Link } from '../app/frame/Link'
import { RingPatient } from '../call/RingPatient'
import { useRoomName } from '../intl/useRoomName'
import { useText } from '../intl/useText'
import { Avatar } from '../kit/Avatar'
import { Button } from '../kit/Button'
import { IconButton } from '../kit/IconButton'
import { LinkButton } from '../kit/LinkButton'
import type { MenuAction } from '../kit/menu/menu.types'
import { MenuButton } from '../kit/menu/MenuButton'
import { useMedia } from '../kit/useMedia'
import { useVisitWords } from './useVisitWords'

const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  minHeight: '56',
  paddingBlock: '4',
  // A phone's way back stands before it.
  paddingInlineStart: '[var(--head-start, 16px)]',
  paddingInlineEnd: '4',
  // The desk of the support has two buttons, which stand under a name that leaves no room beside it.
  '&[data-desk]': { flexWrap: 'wrap', paddingInlineEnd: '16' },
  borderBottom: 'line',
  // A panel beside something else has the prescription there.
  '& > a': { '@container (max-width: 30rem)': { display: 'none' } },
})
const heading = css({
  margin: '0',
  fontSize: '16',
  lineHeight: 'caption',
  fontWeight: 'semibold',
  overflowWrap: 'anywhere',
})
const under = css({ margin: '0', fontSize: '14', lineHeight: 'caption', color: 'muted' })
const texts = css({ flex: '1', minWidth: '0', '[data-desk] > &': { minWidth: '[9rem]' } })
const desk = css({ display: 'flex', gap: '8', marginInlineStart: 'auto' })
const star = css({ '[aria-pressed=true] > &': { fill: 'current', color: 'primary' } })

type Act = 'access' | 'block' | 'records'

interface ConversationHeadProps {
  readonly view: ConversationView
  readonly title: string
  readonly actions: ChatActionsActor
  readonly isInCall: boolean
}

/** Who a conversation is with, and what its reader can do with it. */
export const ConversationHead = ({ view, title, actions, isInCall }: ConversationHeadProps) => {
  const say = useText()
  const roomName = useRoomName()
  const { app } = useApp()
  const isPhone = useMedia('phone')
  const visitWords = useVisitWords()
  const channelId = view.id!
  const { bookingId, memberId, patientId } = view
  const details = [
    view.isTeam ? null : view.memberName,
    view.desk === null ? null : say(`chat.role.${view.desk.role}`),
    view.state === 'resolved' ? say('chat.desk.solved') : null,
    view.desk?.takenBy == null ? null : say('chat.desk.takenBy', { name: view.desk.takenBy }),
    view.isTeam && view.age !== null ? say('chat.age', { age: view.age }) : null,
    view.named === null ? null : visitWords(view.named),
    view.isBlocked ? say('chat.blocked') : null,
    view.room === null ? null : say('chat.bed', { room: roomName(view.room.name), bed: view.room.bed }),
  ].filter((text) => text !== null)
  const menu: readonly MenuAction<Act>[] = [
    ...(view.canSwitch
      ? [
          {
            id: 'access' as const,
            name: say(view.isDisabled ? 'chat.enable' : 'chat.disable'),
            icon: view.isDisabled ? (
              <MessageCircle size={20} aria-hidden />
            ) : (
              <MessageCircleOff size={20} aria-hidden />
            ),
          },
        ]
      : []),
    ...(memberId === null
      ? []
      : [{ id: 'records' as const, name: say('chat.records'), icon: <FolderOpen size={20} aria-hidden /> }]),
    ...(patientId === null
      ? []
      : [
          {
            id: 'block' as const,
            name: say(view.isBlocked ? 'chat.unblock' : 'chat.block'),
            icon: <UserX size={20} aria-hidden />,
            isDanger: !view.isBlocked,
          },
        ]),
  ]
  const act = (id: Act) => {
    if (id === 'access')
      actions.send({ type: 'wanted', deed: { is: 'access', channelId, isEnabled: view.isDisabled, name: title } })
    else if (id === 'block')
      app.send({
        type: 'open',
        feature: {
          id: 'overlay.blockPatient',
          at: bookingId === null ? `chat ${patientId}` : `schedule ${bookingId}`,
        },
      })
    else app.send({ type: 'open', feature: { id: 'overlay.patientRecords', at: memberId ?? '' } })
  }
  return (
    <header className={head} data-desk={view.desk === null ? undefined : ''}>
      {/* A patient has initials alone there, and a narrow head needs its room for who they are. */}
      {!(view.isTeam && isPhone) && <Avatar name={title} src={view.photo ?? undefined} size="sm" decorative />}
      <div className={texts}>
        <h2 className={heading}>{title}</h2>
        {details.length > 0 && <p className={under}>{details.join(' · ')}</p>}
      </div>
      {view.isTeam && view.visit !== null && !isInCall && (
        <RingPatient isOnlyNow bookingId={view.visit.bookingId} visit={view.visit} size="sm" tone="secondary" />
      )}
      {view.isTeam && bookingId !== null && !isPhone && (
        <Link href={prescriptionPath(bookingId)} asChild>
          <LinkButton size="sm" tone="secondary">
            <ClipboardPen size={20} aria-hidden />
            {say('chat.prescription')}
          </LinkButton>
        </Link>
      )}
      {view.desk !== null && (view.desk.canTake || view.desk.canResolve) && (
        <div className={desk}>
          {view.desk.canTake && (
            <Button size="sm" onClick={() => actions.send({ type: 'wanted', deed: { is: 'take', channelId } })}>
              {say('chat.desk.take')}
            </Button>
          )}
          {view.desk.canResolve && (
            <Button
              size="sm"
              tone="secondary"
              onClick={() => actions.send({ type: 'wanted', deed: { is: 'resolve', channelId, name: title } })}
            >
              {say('chat.desk.resolve')}
            </Button>
          )}
        </div>
      )}
      {!view.isSupport && (
        <IconButton
          label={say('chat.favourite', { name: title })}
          aria-pressed={view.isFavourite}
          icon={<Star size={20} className={star} aria-hidden />}
          onClick={() =>
            actions.send({ type: 'wanted', deed: { is: 'favourite', channelId, isFavourite: !view.isFavourite } })
          }
        />
      )}
      {view.isTeam && menu.length > 0 && (
        <MenuButton label={say('chat.more', { name: title })} actions={menu} onAction={act} />
      )}
    </header>
  )
}
