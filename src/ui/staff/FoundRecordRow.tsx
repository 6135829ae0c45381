import { Building2, Phone, Video } from 'lucide-react'
import type { ReactNode } from 'react'
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
import { useRoomName } from '../intl/useRoomName'
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

interface FoundRowProps {
  readonly name: string
  /** Facts by line; each is one of its own. */
  readonly lines: readonly ReactNode[]
  readonly state: ReactNode
  readonly onChoose: () => void
}

/** Somebody with what tells them from their like, and how things stand. */
const FoundRow = ({ name, lines, state, onChoose }: FoundRowProps) => (
  <button type="button" className={cx(rows.row, rows.pressable)} onClick={onChoose}>
    <Avatar name={name} size="md" decorative />
    <span className={rows.words}>
      <span className={rows.name}>{name}</span>
      {lines.map((line, at) => (
        <span key={at} className={cx(rows.line, facts)}>
          {line}
        </span>
      ))}
    </span>
    {state}
  </button>
)

const FoundOrder = ({ found, onChoose }: ResultProps<ProviderOrder>) => {
  const say = useText()
  const when = useWhen()
  const { patientName, age, gender, orderNo, createdAt, stage } = found
  const line = (
    <>
      <span>{orderNo}</span>
      <span>{when.day(createdAt)}</span>
      <span>{say('staff.search.person', { age, gender })}</span>
    </>
  )
  return <FoundRow name={patientName} lines={[line]} state={<StageChip stage={stage} />} onChoose={onChoose} />
}

const FoundStay = ({ found, onChoose }: ResultProps<Stay>) => {
  const say = useText()
  const roomName = useRoomName()
  const dates = useDates()
  const { name, age, gender, admittedOn, roomName: room, bedNumber, uhid, status } = found
  const person = (
    <>
      <span>{say('staff.search.person', { age, gender })}</span>
      <span>{say('staff.search.admitted', { day: dates.dayAndMonth(startOfDay(admittedOn)) })}</span>
    </>
  )
  const place = (
    <>
      <span>{say('staff.search.bed', { room: roomName(room), bed: bedNumber })}</span>
      <span>{say('staff.search.uhid', { uhid })}</span>
    </>
  )
  const state = <StatusBadge status={status}>{say(`staff.status.${status}`)}</StatusBadge>
  return <FoundRow name={name} lines={[person, place]} state={state} onChoose={onChoose} />
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
  const time = (
    <>
      <span>{when.at(startsAt)}</span>
      <span>{say('staff.search.slot', { slotNo })}</span>
      {age !== null && gender !== null && <span>{say('staff.search.person', { age, gender })}</span>}
    </>
  )
  const place = (
    <>
      {consultation === 'video' ? <Video size={16} aria-hidden /> : <Building2 size={16} aria-hidden />}
      {consultation === 'video' ? say('staff.search.video') : (clinicName ?? say('staff.search.clinic'))}
    </>
  )
  return (
    <FoundRow
      name={patientName ?? say('staff.search.unnamed')}
      lines={[time, place]}
      state={<StatusBadge status={status}>{say(`staff.status.${status}`)}</StatusBadge>}
      onChoose={onChoose}
    />
  )
}

/** What was found: opened at a press; somebody of a team is called. */
export const FoundRecordRow = ({ found, onChoose }: ResultProps<FoundRecord>) => {
  if (isFoundOrder(found)) return <FoundOrder found={found} onChoose={onChoose} />
  if (isFoundStay(found)) return <FoundStay found={found} onChoose={onChoose} />
  if (isFoundMember(found)) return <FoundColleague found={found} />
  return <FoundVisit found={found} onChoose={onChoose} />
}
