import { UserX } from 'lucide-react'
import { memo } from 'react'
import { css } from 'styled-system/css'
import type { QueueStep } from '../../core/reception/reception'
import type { QueueRow } from '../../machines/reception/reception.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Badge } from '../kit/Badge'
import { Button } from '../kit/Button'
import { IconButton } from '../kit/IconButton'
import { queueLooks } from './queueLooks'

const list = css({ display: 'grid', gap: '4', margin: '0', padding: '0', listStyle: 'none' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12',
  rowGap: '4',
  minHeight: '44',
  padding: '8',
  border: 'line',
  borderRadius: '8',
  background: 'surface',
  fontSize: '14',
  lineHeight: 'caption',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: '[auto 48px]',
  '&:focus-visible': { outlineOffset: '[-2px]' },
})
const token = css({
  minWidth: '32',
  fontSize: '18',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})
const who = css({ flex: '[1 1 11rem]', minWidth: '0', overflowWrap: 'anywhere' })
const name = css({ fontWeight: 'semibold' })
const quiet = css({ display: 'block', color: 'muted', fontSize: '12', fontVariantNumeric: 'tabular-nums' })
const late = css({ color: 'bad' })
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '4',
  marginInlineStart: 'auto',
})

/** The steps that stand on a row, the main one first; the others are reached by its keys. */
const shown: readonly QueueStep[] = ['arrive', 'seat', 'call', 'recall', 'return', 'noShow']

interface QueueListProps {
  readonly label: string
  readonly rows: readonly QueueRow[]
  readonly isBusy: boolean
  readonly onStep: (id: string, step: QueueStep) => void
  readonly onBill: (row: QueueRow) => void
  readonly onBlock: (row: QueueRow) => void
}

interface RowProps extends Omit<QueueListProps, 'label' | 'rows'> {
  readonly data: QueueRow
  readonly isStop: boolean
}

const Row = memo(({ data, isStop, isBusy, onStep, onBill, onBlock }: RowProps) => {
  const say = useText()
  const when = useWhen()
  const { entry, wait, isLate, steps } = data
  const { tone, Icon } = queueLooks[entry.status]
  const person = entry.name ?? say('reception.unnamed')
  const status = say(`reception.status.${entry.status}`)
  const paid = say(`reception.payment.${entry.paymentStatus}`)
  /** Elsewhere the column says what a badge would. */
  const isHere = entry.status === 'arrived' || entry.status === 'waiting'
  const isGone = entry.status === 'noShow' || entry.status === 'done'
  const facts = [
    when.time(entry.startsAt),
    ...(isHere ? [say('reception.wait', { hours: Math.floor(wait / 60), minutes: wait % 60 })] : []),
    ...(entry.status === 'inConsultation' && entry.calledAt !== null
      ? [say('reception.calledAt', { time: when.time(entry.calledAt) })]
      : []),
    paid,
  ]
  const label = say('reception.row', {
    token: entry.token ?? 'none',
    patient: entry.age === null ? person : `${person}, ${entry.age}`,
    time: when.time(entry.startsAt),
    status,
    payment: paid,
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row takes the keys of the page; its buttons are beside
    <li className={row} data-entry={entry.id} tabIndex={isStop ? 0 : -1} aria-label={label}>
      <span className={token} aria-hidden>
        {entry.token ?? '–'}
      </span>
      <span className={who}>
        <span className={name}>{person}</span>
        {entry.age !== null && `, ${entry.age}`}
        <span className={quiet}>
          {isLate && <span className={late}>{say('reception.late')} · </span>}
          {facts.join(' · ')}
        </span>
      </span>
      {isHere && (
        <Badge tone={tone} icon={<Icon aria-hidden />}>
          {status}
        </Badge>
      )}
      <span className={actions}>
        {shown
          .filter((step) => steps.includes(step))
          .map((step, place) => (
            <Button
              key={step}
              size="sm"
              tone={place === 0 && step === 'arrive' ? 'secondary' : 'quiet'}
              aria-disabled={isBusy || undefined}
              aria-label={say('reception.stepNamed', { step: say(`reception.step.${step}`), patient: person })}
              onClick={() => onStep(entry.id, step)}
            >
              {say(`reception.step.${step}`)}
            </Button>
          ))}
        {entry.status !== 'expected' && (
          <Button
            size="sm"
            tone="quiet"
            aria-label={say('reception.stepNamed', {
              step: say(entry.paymentStatus === 'UNPAID' ? 'reception.bill.receive' : 'reception.bill.receipt'),
              patient: person,
            })}
            onClick={() => onBill(data)}
          >
            {say(entry.paymentStatus === 'UNPAID' ? 'reception.bill.receive' : 'reception.bill.receipt')}
          </Button>
        )}
        {isGone && (
          <IconButton
            size="sm"
            label={say('reception.block', { patient: person })}
            icon={<UserX size={16} aria-hidden />}
            onClick={() => onBlock(data)}
          />
        )}
      </span>
    </li>
  )
})

/** People of one column. The list is one tab stop: arrows go from row to row, the letters of the page act on the row. */
export const QueueList = ({ label, rows, ...rest }: QueueListProps) => {
  const first = rows[0]?.entry.id
  return (
    <ul className={list} aria-label={label}>
      {rows.map((data) => (
        <Row key={data.entry.id} data={data} isStop={data.entry.id === first} {...rest} />
      ))}
    </ul>
  )
}
