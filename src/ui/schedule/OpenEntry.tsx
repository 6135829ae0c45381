import {
  CalendarClock,
  CalendarPlus,
  ClipboardPen,
  MessageCircle,
  PhoneCall,
  UserCheck,
  UserX,
  Wallet,
  X,
} from 'lucide-react'
import { css } from 'styled-system/css'
import { redirectOf, routes } from '../../core/app/routes'
import { isPresent } from '../../core/booking/appointment.status'
import { teamChatOf } from '../../core/chat/chat.params'
import { prescriptionPath } from '../../core/prescription/prescription.params'
import { shownPatientNo } from '../../core/session/patientNo.rules'
import type { ScheduleAction } from '../../core/schedule/appointment.actions'
import { loginOf } from '../../machines/app/app.view'
import type { ScheduleView } from '../../machines/schedule/schedule.view'
import { useApp } from '../app/frame/AppContext'
import { RingPatient } from '../call/RingPatient'
import { useMoney } from '../intl/format'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { PaymentChip } from '../kit/PaymentChip'
import { Button, type ButtonProps } from '../kit/Button'
import { LinkButton } from '../kit/LinkButton'
import { StatusBadge } from '../kit/StatusBadge'
import { useView } from '../kit/useView'

type Open = NonNullable<ScheduleView['open']>

const stack = css({ display: 'grid', gap: '16', fontSize: '14', lineHeight: 'caption' })
const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '16',
  rowGap: '8',
  margin: '0',
  '& > dt': { color: 'muted' },
  '& > dd': { margin: '0', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
})
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const actions = css({ display: 'grid', gap: '8' })
const note = css({ margin: '0', color: 'muted' })
const warning = css({ margin: '0', color: 'bad', fontWeight: 'medium' })

const icons = {
  prescription: ClipboardPen,
  continuePrescription: ClipboardPen,
  clinicCall: PhoneCall,
  message: MessageCircle,
  callPatient: PhoneCall,
  reschedule: CalendarClock,
  noShow: UserX,
  came: UserCheck,
  cancel: X,
} as const satisfies Record<Exclude<ScheduleAction, 'videoCall'>, unknown>

interface OpenEntryProps {
  readonly open: Open
  readonly onBook: (slotId: string) => void
  readonly onReschedule: () => void
  readonly onCancel: () => void
  readonly onNoShow: () => void
  readonly onRecords: (memberId: string) => void
  readonly onBlock: (bookingId: string) => void
}

/** What is open beside the days: whose appointment it is and what can be done with it, or a slot that nobody has. */
export const OpenEntry = ({ open, onBook, onReschedule, onCancel, onNoShow, onRecords, onBlock }: OpenEntryProps) => {
  const say = useText()
  const when = useWhen()
  const money = useMoney()
  const { app } = useApp()
  const worksAtDesk = useView(app, (snapshot) => {
    const login = loginOf(snapshot)
    return login !== null && redirectOf('opdReception', login.role, login.permissions) === null
  })
  const { appointment, schedule, slotNo, startsAt, endsAt, kind } = open
  const type =
    schedule.consultation === 'video' ? say('schedule.video') : (schedule.clinicName ?? say('schedule.clinic'))
  const place = (
    <>
      <dt>{say('schedule.open.when')}</dt>
      <dd>
        {when.range(startsAt, endsAt)} · {say('schedule.open.slot', { slotNo })}
      </dd>
      <dt>{say('schedule.open.type')}</dt>
      <dd>{type}</dd>
    </>
  )
  if (appointment === null)
    return (
      <div className={stack}>
        <p className={note}>{say(`schedule.open.${kind === 'appointment' ? 'free' : kind}Text`)}</p>
        <dl className={facts}>{place}</dl>
        {kind !== 'blocked' && (
          <Button onClick={() => onBook(open.id)}>
            <CalendarPlus size={20} aria-hidden />
            {say('schedule.open.book')}
          </Button>
        )}
      </div>
    )
  const { patient, paymentStatus, finalAmount } = appointment
  const control = (action: ScheduleAction, index: number) => {
    const tone: ButtonProps['tone'] = action === 'cancel' ? 'quietDanger' : index === 0 ? 'primary' : 'secondary'
    if (action === 'videoCall')
      return <RingPatient key={action} bookingId={appointment.id} visit={appointment} tone={tone} />
    const Icon = icons[action]
    const face = (
      <>
        <Icon size={20} aria-hidden />
        {say(`schedule.action.${action}`)}
      </>
    )
    if (action === 'prescription' || action === 'continuePrescription')
      return (
        <Link key={action} href={prescriptionPath(appointment.id)} asChild>
          <LinkButton tone={tone}>{face}</LinkButton>
        </Link>
      )
    if (action === 'message')
      return (
        <Link key={action} href={teamChatOf(appointment.id)} asChild>
          <LinkButton tone={tone}>{face}</LinkButton>
        </Link>
      )
    const number = action === 'callPatient' ? open.patientCall : action === 'clinicCall' ? open.clinicCall : null
    if (action === 'callPatient' || action === 'clinicCall')
      return (
        number && (
          <LinkButton key={action} tone={tone} href={number}>
            {face}
          </LinkButton>
        )
      )
    const presses: Partial<Record<ScheduleAction, () => void>> = {
      cancel: onCancel,
      reschedule: onReschedule,
      noShow: onNoShow,
      came: onNoShow,
    }
    const press = presses[action]
    return (
      <Button key={action} tone={tone} onClick={press}>
        {face}
      </Button>
    )
  }
  return (
    <div className={stack}>
      {appointment.isPatientBlocked && <p className={warning}>{say('schedule.open.blocked')}</p>}
      <dl className={facts}>
        {place}
        <dt>{say('schedule.open.status')}</dt>
        <dd>
          <StatusBadge status={open.shown ?? appointment.status}>
            {say(`staff.status.${open.shown ?? appointment.status}`)}
          </StatusBadge>
        </dd>
        <dt>{say('schedule.open.payment')}</dt>
        <dd>
          {money(finalAmount)} <PaymentChip status={paymentStatus} />
        </dd>
        <dt>{say('schedule.open.mobile')}</dt>
        <dd>
          {patient.phoneNumber ?? say('schedule.open.noNumber', { number: shownPatientNo(patient.patientNo ?? 0) })}
        </dd>
        <dt>{say('schedule.open.records')}</dt>
        <dd className={line}>
          {say('schedule.open.recordCount', { count: patient.records.length })}
          {patient.records.length > 0 && (
            <Button size="sm" tone="quiet" onClick={() => onRecords(patient.memberId)}>
              {say('schedule.open.show')}
            </Button>
          )}
        </dd>
      </dl>
      <div className={actions}>
        {open.actions.map(control)}
        {worksAtDesk && paymentStatus === 'UNPAID' && open.shown !== null && isPresent(open.shown) && (
          <Link href={routes.opdReception.path} asChild>
            <LinkButton tone="secondary">
              <Wallet size={20} aria-hidden />
              {say('schedule.open.take', { amount: money(finalAmount) })}
            </LinkButton>
          </Link>
        )}
      </div>
      <Button size="sm" tone="quiet" onClick={() => onBlock(appointment.id)}>
        <UserX size={20} aria-hidden />
        {say(appointment.isPatientBlocked ? 'schedule.unblock' : 'schedule.block')}
      </Button>
    </div>
  )
}
