import { BedDouble, CalendarX, ClipboardCheck, type LucideIcon, Pill } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { doctorPath } from '../../core/app/links'
import { type Card, type Message, type MessageType, MOVED } from '../../core/chat/chat'
import { prescriptionPath, readPrescriptionPath } from '../../core/prescription/prescription.params'
import type { ConversationView } from '../../machines/chat/conversation.view'
import { Link } from '../app/frame/Link'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { LinkButton } from '../kit/LinkButton'
import { nameAmong } from './nameAmong'
import { useMessageWords } from './useMessageWords'

const card = css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '12', rowGap: '4' })
const icon = css({ gridRow: '[span 2]', color: 'muted' })
const title = css({ fontWeight: 'medium' })
const details = css({ gridColumn: '2', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const actions = css({
  gridColumn: '[1 / -1]',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8',
  _empty: { display: 'none' },
})

const icons = {
  orderMedicine: Pill,
  consultationEnd: ClipboardCheck,
  discharge: BedDouble,
  cancelled: CalendarX,
} as const satisfies Partial<Record<MessageType, LucideIcon>>

/** Kinds of messages that say what happened in the treatment, with what is done about it. */
export type CardMessage = Message & { readonly type: keyof typeof icons; readonly card: Card }

export const isCard = (message: Message): message is CardMessage =>
  message.type in icons && message.card !== null && message.takenBackAt === null

/** Of whose chat it is: what its card leads to. */
export type CardPlace = Pick<ConversationView, 'isTeam' | 'people' | 'memberId' | 'doctorId' | 'doctorName'>

interface MessageCardProps {
  readonly message: CardMessage
  readonly place: CardPlace
}

const To = ({ path, children }: { readonly path: string; readonly children: ReactNode }) => (
  <Link href={path} asChild>
    <LinkButton size="sm" tone="secondary">
      {children}
    </LinkButton>
  </Link>
)

/** What happened in the treatment: how much of what, when, by whom, and what is done about it. */
export const MessageCard = ({ message, place }: MessageCardProps) => {
  const say = useText()
  const when = useWhen()
  const words = useMessageWords()
  const { app } = useApp()
  const { type, card: facts, sentAt } = message
  const { isTeam, memberId, doctorId, doctorName } = place
  const { bookingId, prescriptionId, stayId, until } = facts
  const at = when.at(facts.at ?? sentAt)
  const by = facts.by === undefined ? null : nameAmong(place.people, facts.by)
  const isMoved = facts.outcome === MOVED
  const about = (): readonly (string | null)[] => {
    if (isMoved) return [by === null ? null : say('chat.card.by', { name: by })]
    if (type === 'cancelled') return [at, by === null ? doctorName : say('chat.card.by', { name: by })]
    const known = [at, doctorName]
    return type === 'discharge' && until !== undefined
      ? [...known, say('chat.card.until', { day: when.day(until) })]
      : known
  }
  const prescription =
    prescriptionId === undefined
      ? null
      : isTeam
        ? bookingId === undefined
          ? null
          : prescriptionPath(bookingId)
        : readPrescriptionPath(prescriptionId)
  const Icon = icons[type]
  return (
    <div className={card}>
      <Icon size={20} className={icon} aria-hidden />
      <span className={title}>{words(message)}</span>
      <span className={details}>
        {about()
          .filter((text) => text !== null)
          .join(' · ')}
      </span>
      <span className={actions}>
        {type === 'orderMedicine' && !isTeam && memberId !== null && (
          <To
            path={`/medicines?${new URLSearchParams({ member: memberId, ...(prescriptionId !== undefined && { prescription: prescriptionId }) })}`}
          >
            {say('chat.card.order')}
          </To>
        )}
        {prescription !== null && <To path={prescription}>{say('chat.card.prescription')}</To>}
        {type === 'discharge' && stayId !== undefined && isTeam && (
          <To path={`/ip-dash?${new URLSearchParams({ stay: stayId })}`}>{say('chat.card.summary')}</To>
        )}
        {type === 'discharge' && stayId !== undefined && !isTeam && (
          <Button
            size="sm"
            tone="secondary"
            onClick={() => app.send({ type: 'open', feature: { id: 'overlay.ownStay', at: stayId } })}
          >
            {say('chat.card.summary')}
          </Button>
        )}
        {(type === 'consultationEnd' || (type === 'cancelled' && !isMoved)) && !isTeam && doctorId !== null && (
          <To path={doctorPath(doctorId)}>{say('chat.bookAgain')}</To>
        )}
      </span>
    </div>
  )
}
