import { ArrowLeft, Banknote, Clock, CreditCard } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import { CASH, ONLINE } from '../../core/payment/payment'
import type { checkoutMachine } from '../../machines/booking/checkout.machine'
import { type CheckoutView, viewCheckout } from '../../machines/booking/checkout.view'
import type { DoctorSummary } from '../../machines/doctors/doctorSummary.view'
import { useIsOffline } from '../app/loading/useIsOffline'
import { useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { ServerDown } from '../kit/art'
import { Button } from '../kit/Button'
import { ErrorState } from '../kit/ErrorState'
import { markRoot } from '../kit/markRoot'
import { Money } from '../kit/Money'
import { RadioCards } from '../kit/RadioCards'
import { StickyBar } from '../kit/StickyBar'
import { useView } from '../kit/useView'
import { MemberChooser } from '../members/MemberChooser'
import { Paying } from '../payment/Paying'
import { BookedModal } from './BookedModal'
import { CheckoutSkeleton } from './CheckoutSkeleton'
import { Ticket } from './Ticket'

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '12', tablet: '16' },
  minHeight: { base: '[calc(100dvh - var(--above, 0px) - var(--below, 0px))]', desktop: 'auto' },
  width: 'full',
  maxWidth: '[44rem]',
  marginInline: 'auto',
  paddingInline: { base: '16', tablet: '24' },
  paddingBlockStart: { base: '8', desktop: '32' },
})
const head = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' })
const outdent = css({ marginInlineStart: '-12' })
const title = css({ margin: '0', textStyle: 'title', outline: 'none' })
const lead = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const pay = css({ display: 'flex', flexDirection: 'column', gap: '16' })
const sum = css({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: '0',
  color: 'muted',
  fontSize: '12',
  lineHeight: 'caption',
})
const amount = css({ color: 'ink', fontSize: '22', fontWeight: 'semibold', lineHeight: 'heading' })
const fault = css({ margin: '0', color: 'bad', fontSize: '14', fontWeight: 'medium', lineHeight: 'caption' })
const unsettled = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '12',
  padding: '16',
  borderRadius: '12',
  background: 'tint',
  '& > *': { margin: '0' },
  '& > h2': { fontSize: '18' },
})

/** The checkout takes the place of the page it was reached from: reading and tabbing begin at its top. */
const arrive = (heading: HTMLElement | null): void => {
  if (!heading) return
  scrollTo({ top: 0, behavior: 'instant' })
  heading.focus({ preventScroll: true })
}

const methodIcon = (id: number) => {
  const Icon = id === CASH ? Banknote : id === ONLINE ? CreditCard : Clock
  return <Icon size={20} aria-hidden />
}

/** From a chosen slot to a booking, on one ticket. */
export function Checkout({ actor, doctor }: { readonly actor: CheckoutActor; readonly doctor: DoctorSummary }) {
  const say = useText()
  const view = useView(actor, viewCheckout)
  const chooser = useView(actor, (snapshot) => snapshot.children.chooser)
  const paying = useView(actor, (snapshot) => snapshot.children.paying)
  useLayoutEffect(() => markRoot('data-task'), [])

  const { slot, booked, total, member } = view
  const unpaid =
    slot && booked
      ? {
          ...slot,
          held: null,
          doctorId: view.doctorId,
          doctorName: doctor.name,
          patientName: member?.name ?? null,
          amount: total ?? slot.fee,
        }
      : null
  if (paying) return <Paying actor={paying} booking={unpaid} />
  return (
    <div className={page}>
      <header className={head}>
        {view.canGoBack && (
          <div className={outdent}>
            <Button tone="quiet" size="sm" onClick={() => actor.send({ type: 'back' })}>
              <ArrowLeft size={20} aria-hidden />
              {say('booking.backToSlots')}
            </Button>
          </div>
        )}
        <h1 className={title} tabIndex={-1} ref={arrive}>
          {say('booking.checkout')}
        </h1>
      </header>
      {view.isPreparing ? (
        <CheckoutSkeleton label={say('booking.preparing')} />
      ) : view.isUnprepared ? (
        <ErrorState
          drawing={<ServerDown />}
          title={say('booking.unprepared')}
          message={say.fault(view.fault)}
          retryLabel={say('booking.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      ) : (
        <>
          <Ticket doctor={doctor} view={view} onChangeMember={() => actor.send({ type: 'member.changing' })}>
            <Payment actor={actor} view={view} />
          </Ticket>
          {!view.isUnsettled && <BookingBar actor={actor} view={view} />}
        </>
      )}
      {chooser && <MemberChooser actor={chooser} what="appointment" />}
      <BookedModal view={view} doctorName={doctor.name} onClose={() => actor.send({ type: 'close' })} />
    </div>
  )
}

/** The stub of the ticket: how to pay, or what became of a booking whose answer was lost. */
function Payment({ actor, view }: { actor: CheckoutActor; view: CheckoutView }) {
  const say = useText()
  const { paymentMethods, paymentMethodId } = view
  const isOffline = useIsOffline()
  if (view.isUnsettled)
    return (
      <div className={unsettled} role="alert">
        <h2>{say('booking.unsettled')}</h2>
        <p className={lead}>{say('booking.unsettledText')}</p>
        <p className={lead}>{say(isOffline ? 'booking.offline' : 'booking.mayLeave')}</p>
        <Button size="lg" onClick={() => actor.send({ type: 'retry' })}>
          {say('booking.tryAgain')}
        </Button>
        <Button tone="quiet" onClick={() => actor.send({ type: 'close' })}>
          {say('booking.seeOrders')}
        </Button>
      </div>
    )
  return (
    <div className={pay}>
      {paymentMethods.length === 0 && !view.isPlacing ? (
        <p className={lead}>{say('booking.noMethods')}</p>
      ) : (
        paymentMethods.length > 0 && (
          <RadioCards
            label={say('booking.payWith')}
            layout="row"
            disabled={view.isPlacing}
            chosen={paymentMethodId === null ? null : String(paymentMethodId)}
            onChoose={(id) => actor.send({ type: 'payment.chosen', id: Number(id) })}
            options={paymentMethods.map(({ id, frontendText }) => ({
              id: String(id),
              name: frontendText,
              icon: methodIcon(id),
            }))}
          />
        )
      )}
      {/* The toast announces it. */}
      {view.fault && <p className={fault}>{say.fault(view.fault)}</p>}
      {view.isPlacing && isOffline && (
        <p className={fault} role="status">
          {say('booking.offline')}
        </p>
      )}
    </div>
  )
}

/** What it costs and the one thing to do next, always in reach. */
function BookingBar({ actor, view }: { actor: CheckoutActor; view: CheckoutView }) {
  const say = useText()
  const money = useMoney()
  const { missing, total } = view
  return (
    <StickyBar>
      {total !== null && (
        <span className={sum}>
          <span>{say('booking.payable')}</span>
          <strong className={amount}>
            <Money paise={total} />
          </strong>
        </span>
      )}
      <Button
        size="lg"
        busy={view.isPlacing}
        disabled={!view.canBook && !view.isPlacing}
        reason={missing ? say(`booking.missing.${missing}`) : undefined}
        onClick={() => actor.send({ type: 'book' })}
      >
        {view.paysOnline && total !== null ? say('booking.pay', { amount: money(total) }) : say('booking.bookNow')}
      </Button>
    </StickyBar>
  )
}
