import { memo } from 'react'
import { css, cx } from 'styled-system/css'
import { queueLooks } from '../../core/reception/queue.looks'
import type { QueueRow } from '../../machines/reception/reception.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Badge } from '../kit/Badge'
import { PaymentChip } from '../kit/PaymentChip'
import { queueIcons } from './queueIcons'
import { type QueueDeeds, RowDeeds } from './RowDeeds'
import { useMarkWords } from './useMarkWords'

const list = css({ display: 'grid', gap: '4', margin: '0', padding: '0', listStyle: 'none' })
/** On a phone what stands below the name leaves the end of the row to what is done next. */
const row = css({
  display: { base: 'grid', tablet: 'flex' },
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '8',
  minHeight: '52',
  paddingInline: '8',
  border: 'line',
  borderRadius: '8',
  background: 'surface',
  fontSize: '14',
  lineHeight: 'caption',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: '[auto 52px]',
  '&:focus-visible': { outlineOffset: '[-2px]' },
})
const number = css({
  minWidth: '32',
  fontSize: '18',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})
const who = css({ flex: '1', minWidth: '0', paddingBlock: '4' })
const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4',
  gridColumn: '2',
  gridRow: '2',
  paddingBlockEnd: { base: '4', tablet: '0' },
})
const end = css({ display: 'flex', gridColumn: '3', gridRow: '1 / 3' })
const person = css({ display: 'block', lineClamp: '2', overflowWrap: 'anywhere' })
const name = css({ fontWeight: 'semibold' })
const quiet = css({
  display: 'block',
  color: 'muted',
  fontSize: '12',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
const whole = css({ whiteSpace: 'nowrap' })
const tones = { calm: undefined, warm: css({ color: 'primary.pressed' }), bad: css({ color: 'bad' }) }

interface RowProps {
  readonly data: QueueRow
  readonly isStop: boolean
  readonly deeds: QueueDeeds
}

const spent = (minutes: number) => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })

/** When, and how long somebody waits or is seen. */
const Times = ({
  data: { entry, mark, wait, waitTone, called, seenFor, isLate, isHere },
}: {
  readonly data: QueueRow
}) => {
  const say = useText()
  const when = useWhen()
  const markWords = useMarkWords()
  return (
    <span className={quiet}>
      {mark !== null && `${markWords(mark)} · `}
      {isLate && <span className={tones.bad}>{say('reception.late')} · </span>}
      {when.time(entry.startsAt)}
      {entry.isExtra && ` · ${say('reception.extra')}`}
      {isHere && (
        <>
          {' · '}
          <span className={cx(whole, tones[waitTone])}>{say('reception.wait', spent(wait))}</span>
          {called !== null && (
            <>
              {' · '}
              <span className={whole}>{say('reception.called', called)}</span>
            </>
          )}
        </>
      )}
      {entry.status === 'inConsultation' && ` · ${say('reception.seenFor', spent(seenFor))}`}
    </span>
  )
}

const Row = memo(({ data, isStop, deeds }: RowProps) => {
  const say = useText()
  const when = useWhen()
  const markWords = useMarkWords()
  const { entry, mark, isHere, next } = data
  const { tone, icon } = queueLooks[entry.status]
  const Icon = queueIcons[icon]
  const patient = entry.name ?? say('reception.unnamed')
  const status = say(`reception.status.${entry.status}`)
  const label = say('reception.row', {
    slotNo: entry.slotNo,
    patient: [patient, entry.age, mark && markWords(mark)].filter((each) => each !== null).join(', '),
    time: when.time(entry.startsAt),
    extra: String(entry.isExtra),
    status,
    payment: say(`kit.payment.${entry.paymentStatus}`),
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row takes the keys of the page; its buttons are beside
    <li className={row} data-entry={entry.id} tabIndex={isStop ? 0 : -1} aria-label={label}>
      <span className={number} aria-hidden>
        {entry.slotNo}
      </span>
      <span className={who}>
        <span className={person}>
          <span className={name}>{patient}</span>
          {entry.age !== null && `, ${entry.age}`}
        </span>
        <Times data={data} />
      </span>
      {isHere && (
        <span className={chips}>
          {entry.paymentStatus === 'UNPAID' && next !== 'take' && <PaymentChip status="UNPAID" />}
          <Badge tone={tone} icon={<Icon aria-hidden />}>
            {status}
          </Badge>
        </span>
      )}
      <span className={end}>
        <RowDeeds data={data} patient={patient} {...deeds} />
      </span>
    </li>
  )
})

interface QueueListProps {
  readonly label: string
  readonly rows: readonly QueueRow[]
  readonly deeds: QueueDeeds
}

/** People of one column. The list is one tab stop: arrows go from row to row, the letters of the page act on the row. */
export const QueueList = ({ label, rows, deeds }: QueueListProps) => {
  const first = rows[0]?.entry.id
  return (
    <ul className={list} aria-label={label}>
      {rows.map((data) => (
        <Row key={data.entry.id} data={data} isStop={data.entry.id === first} deeds={deeds} />
      ))}
    </ul>
  )
}
