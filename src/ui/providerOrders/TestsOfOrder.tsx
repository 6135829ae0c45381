import { css } from 'styled-system/css'
import type { SafetyAnswer } from '../../core/diagnostics/diagnostics'
import type { OrderTest, TestOrder } from '../../core/orders/providerOrder'
import { checkedBefore } from '../../core/orders/testVisit.rules'
import { useTestName } from '../intl/useTestName'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { InlineNotice } from '../kit/InlineNotice'
import { Money } from '../kit/Money'
import { line, quiet, region } from './Prescription'

const test = css({ display: 'grid', gap: '4', '& p': { margin: '0' } })

/** What was asked before tests, with its answer. */
export const useSafetyWords = () => {
  const say = useText()
  return ({ question, answer }: SafetyAnswer): string =>
    say('providerOrders.safety', {
      question: say(`providerOrders.safety.${question}`),
      answer: say(`providerOrders.safety.answer.${answer}`),
    })
}

/** A test with what is looked at before it; one whose price was given back is not done. */
const Test = ({ test: { name, price, isRefunded, ...test } }: { readonly test: OrderTest }) => {
  const say = useText()
  const testName = useTestName()
  const checked = checkedBefore(test).map((what) => say(`providerOrders.prepared.${what}`, { hours: test.fastHours }))
  return (
    <>
      <div className={line}>
        {isRefunded ? <s>{testName(name)}</s> : <span>{testName(name)}</span>}
        {isRefunded ? <span>{say('providerOrders.test.refunded')}</span> : <Money paise={price} />}
      </div>
      {checked.length > 0 && !isRefunded && (
        <p className={quiet}>{say('providerOrders.prepared', { what: checked.join(' · ') })}</p>
      )}
    </>
  )
}

interface TestsOfOrderProps {
  readonly order: TestOrder
  /** The day of the visit is to come. */
  readonly isAhead: boolean
}

/** The tests of an order, their day, and what has to be known of whoever comes. */
export const TestsOfOrder = ({ order, isAhead }: TestsOfOrderProps) => {
  const say = useText()
  const when = useWhen()
  const safetyWords = useSafetyWords()
  const cleared = order.events.findLast(({ action }) => action === 'clear')
  const day = when.within.day(order.bookedFor)
  return (
    <section className={region}>
      <h3>{say('providerOrders.testsTitle')}</h3>
      <p>
        {say(isAhead && order.stage === 'accepted' ? 'providerOrders.visitAhead' : 'providerOrders.visit', { day })}
      </p>
      {order.answers.map((each) =>
        each.answer === 'no' ? (
          <p key={each.question}>{safetyWords(each)}</p>
        ) : (
          <InlineNotice key={each.question} tone={each.answer === 'yes' ? 'bad' : 'warm'}>
            {safetyWords(each)}
          </InlineNotice>
        ),
      )}
      {order.clearedAt !== null && (
        <div className={test}>
          <p>{say('providerOrders.cleared', { at: when.at(order.clearedAt) })}</p>
          {cleared && <p>{[cleared.name, cleared.reason].filter((each) => each !== null).join(' · ')}</p>}
        </div>
      )}
      <ul>
        {order.tests.map((each) => (
          <li key={each.id} className={test}>
            <Test test={each} />
          </li>
        ))}
      </ul>
    </section>
  )
}
