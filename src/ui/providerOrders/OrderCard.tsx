import { css } from 'styled-system/css'
import type { OrderCardView } from '../../machines/providerOrders/orderBoard.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { StageChip } from './StageChip'

const card = css({
  display: 'grid',
  gap: '4',
  width: 'full',
  minHeight: '[88px]',
  padding: '12',
  border: 'line',
  borderRadius: '8',
  background: 'surface',
  textAlign: 'start',
  fontSize: '14',
  lineHeight: 'caption',
  cursor: 'pointer',
  _hover: { borderColor: 'primary' },
  '&[aria-current=true]': { borderColor: 'primary', background: 'tint' },
  '&[data-late=late]': { borderInlineStart: '[4px solid {colors.brand}]' },
  '&[data-late=veryLate]': { borderInlineStart: '[4px solid {colors.bad}]' },
})
const head = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8' })
const name = css({ fontSize: '16', fontWeight: 'semibold', overflowWrap: 'anywhere' })
const warning = css({ color: 'bad', fontWeight: 'semibold', overflowWrap: 'anywhere' })
const quiet = css({ color: 'muted', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })

/** What an order is about, in a few words: how it is handed over, or which tests on which day. */
export const useOrderWords = () => {
  const say = useText()
  const when = useWhen()
  return {
    what: ({ way, tests, bookedFor }: OrderCardView): string =>
      way === null
        ? [
            say('providerOrders.tests', { count: tests.length }),
            ...(bookedFor === null ? [] : [say('providerOrders.visit', { day: when.within.day(bookedFor) })]),
          ].join(' · ')
        : say(`providerOrders.filter.${way}`),
    safety: ({ safety }: OrderCardView): string =>
      safety
        .map(({ question, answer }) =>
          say('providerOrders.safety', {
            question: say(`providerOrders.safety.${question}`),
            answer: say(`providerOrders.safety.answer.${answer}`),
          }),
        )
        .join(' · '),
    clock: ({ answerBy, at }: OrderCardView): string =>
      answerBy === null
        ? say('providerOrders.since', { time: when.within.at(at) })
        : say('providerOrders.answerBy', { time: when.within.at(answerBy) }),
  }
}

interface OrderCardProps {
  readonly order: OrderCardView
  readonly onOpen: (id: string) => void
}

/** One order on the board: whose, what, how long it waits. */
export const OrderCard = ({ order, onOpen }: OrderCardProps) => {
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
      onClick={() => onOpen(id)}
    >
      <span className={head}>
        <span className={name}>
          {patient}, {age}
        </span>
        <span className={quiet}>{number}</span>
      </span>
      <span className={quiet}>{words.what(order)}</span>
      {order.safety.length > 0 && <span className={warning}>{words.safety(order)}</span>}
      <span className={quiet}>{words.clock(order)}</span>
      <StageChip stage={stage} />
      {reason !== null && <span className={quiet}>{say(`providerOrders.reason.${reason}`)}</span>}
    </button>
  )
}
