import { CalendarClock, IndianRupee } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useText } from '../intl/useText'
import { PaymentFailed as Drawing } from '../kit/art'

interface FailedPaymentProps {
  /** The server's words, when it had any. */
  readonly message: string | null
  /** Which booking it was. */
  readonly about: string | null
  /** What happened to the money, and to the slot. */
  readonly money: ReactNode
  readonly slot: ReactNode
  /** The one thing that still helps, and the way out. */
  readonly children: ReactNode
}

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  width: 'full',
  maxWidth: '[32rem]',
  marginInline: 'auto',
  '& > svg': { width: '120', height: 'auto', alignSelf: 'center' },
})
const head = css({ display: 'grid', gap: '4', textAlign: 'center', '& > *': { margin: '0' } })
const title = css({ textStyle: 'title', outline: 'none' })
const muted = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })
const facts = css({
  display: 'grid',
  gap: '16',
  margin: '0',
  padding: '16',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
})
const fact = css({
  display: 'grid',
  gridTemplateColumns: '[20px minmax(0, 1fr)]',
  columnGap: '12',
  '& > svg': { gridRow: '1 / 3', marginBlockStart: '4', color: 'primary' },
  '& > dt': { color: 'muted', fontSize: '12', lineHeight: 'caption' },
  '& > dd': { gridColumn: '2', margin: '0', fontWeight: 'medium', lineHeight: 'caption' },
  fontVariantNumeric: 'tabular-nums',
})
const reasons = css({
  '& > summary': {
    minHeight: '44',
    display: 'list-item',
    paddingBlock: '12',
    color: 'muted',
    fontSize: '14',
    cursor: 'pointer',
  },
  '& > ul': { display: 'grid', gap: '4', margin: '0', paddingInlineStart: '24', listStyle: 'disc', fontSize: '14' },
})
const actions = css({ display: 'grid', gap: '8' })

/** Reading begins with what happened: no button looks pressed. */
const arrive = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true })

const Fact = ({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) => (
  <div className={fact}>
    {icon}
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

/** The dialog Payment Failed. It has nothing under it, so it stands on its page as wide as its words need. */
export function FailedPayment({ message, about, money, slot, children }: FailedPaymentProps) {
  const say = useText()
  return (
    <section role="dialog" className={page} aria-labelledby="payment-failed">
      <Drawing />
      <div className={head}>
        <h1 id="payment-failed" className={title} tabIndex={-1} ref={arrive}>
          {say('payment.failed')}
        </h1>
        <p>{message ?? say('payment.failedText')}</p>
        {about && <p className={muted}>{about}</p>}
      </div>
      <dl className={facts}>
        <Fact icon={<IndianRupee size={20} aria-hidden />} term={say('payment.money')}>
          {money}
        </Fact>
        <Fact icon={<CalendarClock size={20} aria-hidden />} term={say('payment.slot')}>
          {slot}
        </Fact>
      </dl>
      <div className={actions}>{children}</div>
      <details className={reasons} open>
        <summary>{say('payment.reasons')}</summary>
        <ul>
          <li>{say('payment.reason.funds')}</li>
          <li>{say('payment.reason.card')}</li>
          <li>{say('payment.reason.network')}</li>
          <li>{say('payment.reason.declined')}</li>
        </ul>
      </details>
    </section>
  )
}
