import type { SnapshotFrom } from 'xstate'
import { isDenied } from '../../core/kit/outcome'
import { settlementOf } from '../../core/payment/payment.rules'
import { directionsTo } from '../kit/directions.view'
import { faultOf } from '../kit/fault.view'
import type { paymentReturnMachine } from './paymentReturn.machine'

export const viewPaymentReturn = (snapshot: SnapshotFrom<typeof paymentReturnMachine>) => {
  const { detail, failure, isLate } = snapshot.context
  const isAsking = snapshot.hasTag('loading')
  const settlement = detail && settlementOf(detail)
  const isConfirming = snapshot.hasTag('confirming') || (isAsking && settlement === 'waiting')
  // An appointment that may be paid stays on its page while it is asked for again, or paid.
  const isStanding = snapshot.hasTag('standing') || (settlement === 'due' && (isAsking || snapshot.hasTag('paying')))
  return {
    /** The first answer is on its way; later ones are part of confirming. */
    isLoading: isAsking && detail === null,
    isConfirming: isConfirming && !isLate,
    /** The checks go on, and so may the person. */
    isLate: isConfirming && isLate,
    /** What the appointment is, where there is one. */
    standing:
      (snapshot.hasTag('confirmed') || isStanding) && settlement !== 'waiting' && settlement !== 'released'
        ? settlement
        : null,
    hasFailed: snapshot.hasTag('failed') || (snapshot.hasTag('paying') && settlement !== 'due'),
    /** There is none, or it is somebody else's. */
    isGone: failure?.kind === 'notFound',
    /** It is shown to whoever booked it alone: a session may have ended at the gateway. */
    isDenied: failure !== null && isDenied(failure),
    fault: snapshot.hasTag('unknown') ? faultOf(failure) : null,
    detail,
    directions: detail ? directionsTo(detail) : null,
  }
}

export type PaymentReturnView = ReturnType<typeof viewPaymentReturn>
