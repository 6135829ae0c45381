import { css } from 'styled-system/css'
import { HOUR, MINUTE } from '../../core/kit/dates'
import type { OrderStage } from '../../core/orders/order.lifecycle'
import type { OrderCardView } from '../../machines/providerOrders/orderBoard.view'
import { useMoney } from '../intl/format'
import { useTestName } from '../intl/useTestName'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { StageChip } from './StageChip'
import { useSafetyWords } from './TestsOfOrder'

const card = css({
  display: 'grid',
  width: 'full',
  minHeight: '64',
  paddingInline: '12',
  paddingBlock: '8',
  border: 'line',
  borderRadius: '8',
  background: 'surface',
  textAlign: 'start',
  fontSize: '14',
  lineHeight: 'caption',
  cursor: 'pointer',
  '&:not([aria-current=true])': { _hover: { background: 'paper', borderColor: 'ink' } },
  '&[aria-current=true]': {
    borderColor: 'primary',
    background: 'tint',
    _highContrast: {
      outline: '[2px solid Highlight]',
      outlineOffset: '[-2px]',
      _focusVisible: { outlineWidth: '[4px]' },
    },
  },
  '&[data-late=late]': { borderInlineStart: '[4px solid {colors.brand}]' },
  '&[data-late=veryLate]': { borderInlineStart: '[4px solid {colors.bad}]' },
})
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '8',
})
const name = css({ fontSize: '16', fontWeight: 'semibold', overflowWrap: 'anywhere' })
const warning = css({ color: 'bad', fontWeight: 'semibold', overflowWrap: 'anywhere' })
const quiet = css({ color: 'muted', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
const small = css({ color: 'muted', fontSize: '12', fontVariantNumeric: 'tabular-nums' })
const clock = css({
  fontVariantNumeric: 'tabular-nums',
  color: 'muted',
  '[data-late=late] &': { color: 'primary.pressed', fontWeight: 'semibold' },
  '[data-late=veryLate] &': { color: 'bad', fontWeight: 'semibold' },
})

/** Stages that the name of their column does not say. */
const BEYOND_COLUMN: readonly OrderStage[] = ['uploaded', 'rejected', 'cancelled']

/** What an order is about, in a few words: how it is handed over and how much of it, or which tests on which day. */
export const useOrderWords = () => {
  const say = useText()
  const when = useWhen()
  const testName = useTestName()
  const safetyWords = useSafetyWords()
  const money = useMoney()
  const spanOf = (minutes: number): string => {
    if (minutes < HOUR / MINUTE) return say('providerOrders.span', { unit: 'minutes', n: minutes, rest: 0 })
    const hours = Math.floor(minutes / 60)
    if (hours >= 48) return say('providerOrders.span', { unit: 'days', n: Math.floor(hours / 24), rest: 0 })
    return say('providerOrders.span', {
      unit: hours < 10 && minutes % 60 > 0 ? 'both' : 'hours',
      n: hours,
      rest: minutes % 60,
    })
  }
  return {
    what: ({ way, tests, bookedFor, lines, payable }: OrderCardView): string =>
      way === null
        ? [
            ...(bookedFor === null ? [] : [say('providerOrders.visit', { day: when.within.day(bookedFor) })]),
            ...(tests.length > 2
              ? [say('providerOrders.tests.more', { first: testName(tests[0]!), count: tests.length - 1 })]
              : tests.map(testName)),
          ].join(' · ')
        : [
            say(`providerOrders.filter.${way}`),
            ...(lines === null || lines === 0 ? [] : [say('providerOrders.itemCount', { count: lines })]),
            ...(payable === null ? [] : [money(payable)]),
          ].join(' · '),
    safety: ({ safety }: OrderCardView): string => safety.map(safetyWords).join(' · '),
    clock: ({ clock: counted, at }: OrderCardView): string =>
      counted === null ? when.at(at) : say(`providerOrders.clock.${counted.of}`, { span: spanOf(counted.minutes) }),
  }
}

interface OrderCardProps {
  readonly order: OrderCardView
  /** The one of its column that Tab comes to. */
  readonly isStop: boolean
  readonly onStop: () => void
  readonly onOpen: (id: string) => void
}

/** One order on the board: whose, what, how long it waits. */
export const OrderCard = ({ order, isStop, onStop, onOpen }: OrderCardProps) => {
  const say = useText()
  const words = useOrderWords()
  const { id, number, patient, age, stage, late, isChosen, reason } = order
  return (
    <button
      type="button"
      className={card}
      data-late={late}
      data-card={id}
      aria-current={isChosen}
      tabIndex={isStop ? 0 : -1}
      onFocus={onStop}
      onClick={() => onOpen(id)}
    >
      <span className={name}>
        {patient}, {age}
      </span>
      <span className={quiet}>{words.what(order)}</span>
      {order.isUnseen && <span className={warning}>{say('providerOrders.unseen.card')}</span>}
      {order.safety.length > 0 && <span className={warning}>{words.safety(order)}</span>}
      <span className={head}>
        <span className={clock}>{words.clock(order)}</span>
        <span className={small}>{number}</span>
        {BEYOND_COLUMN.includes(stage) && <StageChip stage={stage} />}
      </span>
      {reason !== null && <span className={quiet}>{say(`providerOrders.reason.${reason}`)}</span>}
    </button>
  )
}
