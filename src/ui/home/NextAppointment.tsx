import { Building2, CalendarClock, CreditCard, Navigation, Users, Video } from 'lucide-react'
import { css } from 'styled-system/css'
import { joinRoomPath } from '../../core/app/links'
import { isPresent, isToCome, type VisitState } from '../../core/booking/appointment.status'
import { canJoin, joinsFrom, joinsSoon } from '../../core/call/call.rules'
import type { AppointmentOrder } from '../../core/orders/orders'
import type { WaitRange } from '../../core/reception/reception'
import { useClock } from '../app/frame/useClock'
import { CalendarLink } from '../kit/CalendarLink'
import { useMoney } from '../intl/format'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { useSpecialityName } from '../intl/useSpecialityName'
import { Avatar } from '../kit/Avatar'
import { Badge } from '../kit/Badge'
import { Button } from '../kit/Button'
import { Countdown } from '../kit/Countdown'
import { InlineNotice } from '../kit/InlineNotice'
import { type KeyFact, KeyFacts } from '../kit/KeyFacts'
import { LinkButton } from '../kit/LinkButton'
import { StatusBadge } from '../kit/StatusBadge'

const panel = css({
  display: 'grid',
  gap: '16',
  alignItems: 'end',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'minmax(0, 1fr) auto' },
  padding: { base: '16', tablet: '24' },
  border: 'line',
  borderRadius: '20',
  background: 'surface',
  borderInlineStart: '[6px solid {colors.brand}]',
})
const body = css({ display: 'grid', gap: '12', '& > *': { margin: '0' } })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12',
  '& > h2': { margin: '0', fontSize: '14', fontWeight: 'medium', color: 'muted' },
})
const time = css({ textStyle: 'title', display: 'flex', gap: '12', '& > svg': { flexShrink: '0', color: 'primary' } })
const queue = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  padding: '8',
  borderRadius: '8',
  background: 'tint',
  color: 'primary.pressed',
  fontWeight: 'semibold',
  lineHeight: 'caption',
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { flexShrink: '0' },
})
const whole = css({ display: 'inline-block' })
const soon = css({ display: 'block', color: 'muted', fontSize: '16', fontWeight: 'medium', lineHeight: 'caption' })
const doctor = css({ display: 'flex', alignItems: 'center', gap: '12', minWidth: '0' })
const name = css({ margin: '0', fontWeight: 'semibold', lineHeight: 'caption' })
const quiet = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '8', '& > *': { flexGrow: { base: '1', tablet: '0' } } })

/** What comes next, and the one thing to do about it. */
export const NextAppointment = ({
  order,
  state,
  directions,
  before,
  delay,
  late,
  wait,
  onPay,
}: {
  readonly order: AppointmentOrder
  readonly state: VisitState
  readonly directions: string | null
  /** How many people are before the patient in the queue; null in none. */
  readonly before: number | null
  /** By how much the doctor said to run late, and when the visit is expected; null where nobody said so. */
  readonly delay: { readonly minutes: number; readonly expectedAt: number } | null
  /** Minutes by which that queue is late; null where it is not. */
  readonly late: number | null
  /** In how many minutes the patient is probably called; null where that is not known. */
  readonly wait: WaitRange | null
  readonly onPay: (bookingId: string) => void
}) => {
  const say = useText()
  const nameOf = useSpecialityName()
  const when = useWhen()
  const money = useMoney()
  const now = useClock(15)
  const where = [order.clinicName, order.address].filter(Boolean).join(', ')
  const isVideo = order.consultation === 'video'
  const second = useClock(1)
  const { holdExpiresAt } = order
  const due = holdExpiresAt !== null && holdExpiresAt > second ? holdExpiresAt : null
  const mayJoin = due === null && isVideo && canJoin(order, now)
  const mayJoinSoon = due === null && isVideo && joinsSoon(order, now)
  const facts: readonly KeyFact[] = [
    ...(!isVideo && where !== ''
      ? [{ kind: 'clinic' as const, value: order.clinicName ?? order.address, more: order.clinicName && order.address }]
      : []),
    ...(order.patientName === null
      ? []
      : [
          {
            kind: 'who' as const,
            value: isVideo
              ? say('home.next.for', { name: order.patientName })
              : say('orders.for', { name: order.patientName, slotNo: order.slotNo }),
          },
        ]),
  ]
  const isHere = isPresent(state)
  const expectedAt = delay?.expectedAt ?? order.startsAt
  const left = isHere ? null : expectedAt <= now ? say('home.next.started') : when.until(expectedAt)
  return (
    <section className={panel} aria-labelledby="next-appointment">
      <div className={body}>
        <div className={head}>
          <h2 id="next-appointment">{say('home.next.title')}</h2>
          <Badge tone={isVideo ? 'calm' : 'warm'} icon={isVideo ? <Video aria-hidden /> : <Building2 aria-hidden />}>
            {say(`home.next.${order.consultation}`)}
          </Badge>
          {!isToCome(state) && <StatusBadge status={state}>{say(`orders.status.${state}`)}</StatusBadge>}
        </div>
        {before !== null && (
          <p className={queue} role="status">
            <Users size={20} aria-hidden />
            {say('home.next.liveQueue', { n: before })}
            {late !== null && ` · ${say('home.next.queueLate', { minutes: late })}`}
            {wait !== null && ` · ${say('home.next.queueWait', wait)}`}
          </p>
        )}
        {delay !== null && (
          <InlineNotice tone="warm">
            {say('orders.delay', { minutes: delay.minutes, time: when.time(delay.expectedAt) })}
          </InlineNotice>
        )}
        <p className={time}>
          <CalendarClock size={24} aria-hidden />
          <span>
            <span className={whole}>{when.at(order.startsAt)}</span>
            {left !== null && <span className={soon}>{left}</span>}
          </span>
        </p>
        <div className={doctor}>
          <Avatar name={order.doctorName} src={order.doctorPhotoUrl || undefined} size="lg" decorative />
          <div>
            <p className={name}>{order.doctorName}</p>
            <p className={quiet}>{nameOf(order.speciality)}</p>
          </div>
        </div>
        <KeyFacts facts={facts} />
        {due !== null && (
          <InlineNotice tone="held">
            <Countdown deadline={due} now={second} words={(left) => say('payment.heldFor', { time: left })} />
          </InlineNotice>
        )}
      </div>
      <div className={actions}>
        {due !== null && (
          <Button onClick={() => onPay(order.id)}>
            <CreditCard size={20} aria-hidden />
            {say('payment.payNow', { amount: money(order.finalAmount) })}
          </Button>
        )}
        {mayJoin && (
          <Link href={joinRoomPath(order.id)} asChild>
            <LinkButton>
              <Video size={20} aria-hidden />
              {say('home.next.join')}
            </LinkButton>
          </Link>
        )}
        {mayJoinSoon && (
          <Button disabled reason={say('home.next.joinFrom', { time: when.time(joinsFrom(order)) })}>
            <Video size={20} aria-hidden />
            {say('home.next.join')}
          </Button>
        )}
        {directions && due === null && (
          <LinkButton href={directions} target="_blank" rel="noreferrer">
            <Navigation size={20} aria-hidden />
            {say('home.next.directions')}
          </LinkButton>
        )}
        {due === null && !mayJoin && !mayJoinSoon && !directions && (
          <CalendarLink
            id={order.id}
            title={say('home.next.eventVideo', { name: order.doctorName })}
            place={isVideo ? say('home.next.video') : where}
            startsAt={order.startsAt}
            endsAt={order.endsAt}
            label={say('home.next.calendar')}
            tone="primary"
          />
        )}
        <Link href="/order-list" asChild>
          <LinkButton tone="secondary">{say('home.next.orders')}</LinkButton>
        </Link>
      </div>
    </section>
  )
}
