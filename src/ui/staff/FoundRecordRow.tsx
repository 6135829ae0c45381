import { Building2, Phone, Video } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { visitState } from '../../core/booking/appointment.status'
import type { Stay } from '../../core/inpatient/inpatient'
import { startOfDay } from '../../core/kit/dates'
import type { ProviderOrder } from '../../core/orders/providerOrder'
import type { FoundAppointment } from '../../core/schedule/schedule'
import {
  type FoundMember,
  type FoundRecord,
  isFoundMember,
  isFoundOrder,
  isFoundStay,
} from '../../machines/search/search.machine'
import { reachable } from '../../machines/team/team.view'
import { useApp } from '../app/frame/AppContext'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Avatar } from '../kit/Avatar'
import { rows } from '../kit/rows.styles'
import { StatusBadge } from '../kit/StatusBadge'
import { StageChip } from '../providerOrders/StageChip'

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '8',
  fontVariantNumeric: 'tabular-nums',
  // Where a line breaks, the next one begins with words.
  '& > span:not(:last-child)': { _after: { content: '"·"', marginInlineStart: '8' } },
})

interface ResultProps<Found extends FoundRecord> {
  readonly found: Found
  readonly onChoose: () => void
}

const FoundOrder = ({ found, onChoose }: ResultProps<ProviderOrder>) => {
  const say = useText()
  const when = useWhen()
  const { patientName, age, gender, orderNo, createdAt, stage } = found
  return (
    <button type="button" className={cx(rows.row, rows.pressable)} onClick={onChoose}>
      <Avatar name={patientName} size="md" decorative />
      <span className={rows.words}>
        <span className={rows.name}>{patientName}</span>
        <span className={cx(rows.line, facts)}>
          <span>{orderNo}</span>
          <span>{when.day(createdAt)}</span>
          <span>{say('staff.search.person', { age, gender })}</span>
        </span>
      </span>
      <StageChip stage={stage} />
    </button>
  )
}

const FoundStay = ({ found, onChoose }: ResultProps<Stay>) => {
  const say = useText()
  const dates = useDates()
  const { name, age, gender, admittedOn, roomName, bedNumber, uhid, status } = found
  return (
    <button type="button" className={cx(rows.row, rows.pressable)} onClick={onChoose}>
      <Avatar name={name} size="md" decorative />
      <span className={rows.words}>
        <span className={rows.name}>{name}</span>
        <span className={cx(rows.line, facts)}>
          <span>{say('staff.search.person', { age, gender })}</span>
          <span>{say('staff.search.admitted', { day: dates.dayAndMonth(startOfDay(admittedOn)) })}</span>
        </span>
        <span className={cx(rows.line, facts)}>
          <span>{say('staff.search.bed', { room: roomName, bed: bedNumber })}</span>
          <span>{say('staff.search.uhid', { uhid })}</span>
        </span>
      </span>
      <StatusBadge status={status}>{say(`staff.status.${status}`)}</StatusBadge>
    </button>
  )
}

const FoundColleague = ({ found }: { readonly found: FoundMember }) => {
  const { name, role, hospitalName, photoUrl, number, link } = reachable(found)
  return (
    <a className={cx(rows.row, rows.pressable)} href={link}>
      <Avatar name={name} src={photoUrl ?? undefined} size="md" decorative />
      <span className={rows.words}>
        <span className={rows.name}>{name}</span>
        <span className={cx(rows.line, facts)}>
          <span>{role}</span>
          <span>{hospitalName}</span>
        </span>
        <span className={cx(rows.line, facts)}>{number}</span>
      </span>
      <Phone className={rows.icon} size={20} aria-hidden />
    </a>
  )
}

const FoundVisit = ({ found, onChoose }: ResultProps<FoundAppointment>) => {
  const say = useText()
  const when = useWhen()
  const { patientName, age, gender, startsAt, slotNo, consultation, clinicName } = found
  const { now } = useApp()
  const status = visitState(found, now())
  const patient = patientName ?? say('staff.search.unnamed')
  return (
    <button type="button" className={cx(rows.row, rows.pressable)} onClick={onChoose}>
      <Avatar name={patient} size="md" decorative />
      <span className={rows.words}>
        <span className={rows.name}>{patient}</span>
        <span className={cx(rows.line, facts)}>
          <span>{when.at(startsAt)}</span>
          <span>{say('staff.search.slot', { slotNo })}</span>
          {age !== null && gender !== null && <span>{say('staff.search.person', { age, gender })}</span>}
        </span>
        <span className={cx(rows.line, facts)}>
          {consultation === 'video' ? <Video size={16} aria-hidden /> : <Building2 size={16} aria-hidden />}
          {consultation === 'video' ? say('staff.search.video') : (clinicName ?? say('staff.search.clinic'))}
        </span>
      </span>
      <StatusBadge status={status}>{say(`staff.status.${status}`)}</StatusBadge>
    </button>
  )
}

/** What was found: opened at a press; somebody of a team is called. */
export const FoundRecordRow = ({ found, onChoose }: ResultProps<FoundRecord>) => {
  if (isFoundOrder(found)) return <FoundOrder found={found} onChoose={onChoose} />
  if (isFoundStay(found)) return <FoundStay found={found} onChoose={onChoose} />
  if (isFoundMember(found)) return <FoundColleague found={found} />
  return <FoundVisit found={found} onChoose={onChoose} />
}
