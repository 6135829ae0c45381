import type { ActorRefFrom } from 'xstate'
import type { OpenStep } from '../app/feature'
import type { bookingMachine } from './booking.machine'

type Booking = ActorRefFrom<typeof bookingMachine>

const isOpen = <Ref extends { getSnapshot(): { status: string } }>(ref: Ref | undefined): ref is Ref =>
  ref?.getSnapshot().status === 'active'

/** What is picked, as a link carries it. */
const pickOf = ({ consultation, date, slotId }: ReturnType<Booking['getSnapshot']>['context']) => ({
  consultation,
  date,
  slotId,
})

/** What is chosen at checkout, which is nobody else's. */
export const draftOf = (booking: Booking | undefined) => {
  const snapshot = booking?.getSnapshot()
  return { draft: (snapshot?.children.checkout?.getSnapshot().context ?? snapshot?.context.progress)?.draft ?? null }
}

/** A booking that was under way is on its way to where it was. */
export const isArriving = (booking: Booking | undefined): boolean => {
  const snapshot = booking?.getSnapshot()
  if (!snapshot) return false
  const { isGuest, progress } = snapshot.context
  const { pick, stage, attempt } = progress
  const isResuming = !isGuest && pick !== null && stage !== null && stage !== 'slots'
  const checkout = snapshot.children.checkout?.getSnapshot()
  return (
    (snapshot.hasTag('loading') && !snapshot.hasTag('choosing') && (attempt !== null || isResuming)) ||
    (checkout?.hasTag('preparing') === true && checkout.context.isChoosing)
  )
}

/** The steps of a booking: the slots where they are a step, the checkout, who is treated, somebody new. */
export const bookingSteps = (
  booking: Booking | undefined,
  slots: Pick<OpenStep, 'query' | 'close'> | null,
): readonly OpenStep[] => {
  const snapshot = booking?.getSnapshot()
  const pick = snapshot ? pickOf(snapshot.context) : {}
  const checkout = snapshot?.children.checkout
  const chooser = checkout?.getSnapshot().children.chooser
  const person = chooser?.getSnapshot().children.person
  const steps: OpenStep[] = []
  if (slots) steps.push({ name: 'slots', close: slots.close, query: { ...slots.query, ...pick } })
  if (isOpen(checkout)) {
    const state = checkout.getSnapshot()
    const event = state.can({ type: 'back' })
      ? ({ type: 'back' } as const)
      : state.hasTag('booked')
        ? ({ type: 'close' } as const)
        : null
    steps.push({ name: 'checkout', query: pick, close: event && (() => checkout.send(event)) })
  }
  if (isOpen(chooser)) steps.push({ name: 'members', close: () => chooser.send({ type: 'close' }) })
  if (isOpen(person))
    steps.push({
      name: 'person',
      close: person.getSnapshot().can({ type: 'dismiss' }) ? () => person.send({ type: 'dismiss' }) : null,
    })
  return steps
}
