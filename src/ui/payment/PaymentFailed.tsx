import { CalendarClock, IndianRupee } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { slotAfterFailure } from '../../core/booking/appointment.payment'
import { doctorPath } from '../../core/app/links'
import { useClock } from '../app/useClock'
import { useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { PaymentFailed as Drawing } from '../kit/art'
import { Button } from '../kit/Button'
import { LinkButton } from '../kit/LinkButton'
import { HeldFor } from './HeldFor'
import type { UnpaidBooking } from './unpaidBooking'

interface PaymentFailedProps {
  /** The server's words, when it had any, and the code of its refusal. */
  readonly message: string | null
  readonly code: string | null
  readonly booking: UnpaidBooking | null
  /** The gateway was reached: the bank may have taken something. */
  readonly wasAtGateway: boolean
  readonly isRetrying: boolean
  readonly onRetry: () => void
  readonly onClose: () => void
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

/** Where the page's one action stands, the focus arrives. */
const focus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })

const Fact = ({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) => (
  <div className={fact}>
    {icon}
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

/** The payment did not go through: what happened to the money and to the slot, and the one way on that still helps. */
export function PaymentFailed(props: PaymentFailedProps) {
  const { message, code, booking, wasAtGateway, isRetrying, onRetry, onClose } = props
  const say = useText()
  const money = useMoney()
  const when = useWhen()
  const now = useClock(1)
  const slot = slotAfterFailure(code, booking?.held ?? null, now)
  const until = booking?.held?.holdExpiresAt ?? null
  return (
    <section className={page} aria-labelledby="payment-failed">
      <Drawing />
      <div className={head}>
        <h1 id="payment-failed" className={css({ textStyle: 'title' })}>
          {say('payment.failed')}
        </h1>
        <p>{message ?? say('payment.failedText')}</p>
        {booking && (
          <p className={muted}>
            {[booking.doctorName, when.range(booking.startsAt, booking.endsAt), booking.patientName]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </div>
      <dl className={facts}>
        <Fact icon={<IndianRupee size={20} aria-hidden />} term={say('payment.money')}>
          {slot === 'paid'
            ? say('payment.alreadyPaid')
            : wasAtGateway && booking
              ? say('payment.notReceived', { amount: money(booking.amount) })
              : say('payment.nothingPaid')}
        </Fact>
        <Fact icon={<CalendarClock size={20} aria-hidden />} term={say('payment.slot')}>
          {slot === 'paid' ? (
            say('payment.slotKept')
          ) : slot === 'released' ? (
            say('payment.slotReleased')
          ) : until === null ? (
            say('payment.slotHeldShortly')
          ) : (
            <HeldFor until={until} />
          )}
        </Fact>
      </dl>
      <div className={actions}>
        {slot === 'held' ? (
          <Button wide size="lg" ref={focus} disabled={isRetrying} onClick={onRetry}>
            {say(isRetrying ? 'payment.retrying' : 'payment.retryPayment')}
          </Button>
        ) : slot === 'paid' || booking === null ? (
          <Link href="/order-list" asChild>
            <LinkButton wide size="lg" ref={focus}>
              {say('payment.myOrders')}
            </LinkButton>
          </Link>
        ) : (
          <Link href={doctorPath(booking.doctorId)} state={{ doctorId: booking.doctorId }} asChild>
            <LinkButton wide size="lg" ref={focus}>
              {say('payment.chooseAnother')}
            </LinkButton>
          </Link>
        )}
        <Button tone="quiet" wide onClick={onClose}>
          {say('payment.close')}
        </Button>
      </div>
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
