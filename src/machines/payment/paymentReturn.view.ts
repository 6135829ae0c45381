import type { SnapshotFrom } from 'xstate'
import { isDenied } from '../../core/kit/outcome'
import { directionsTo } from '../kit/directions.view'
import { faultOf } from '../kit/fault.view'
import type { paymentReturnMachine } from './paymentReturn.machine'

export const viewPaymentReturn = (snapshot: SnapshotFrom<typeof paymentReturnMachine>) => {
  const { detail, failure, isLate, outcome } = snapshot.context
  const isConfirming = snapshot.hasTag('confirming') || (snapshot.hasTag('loading') && detail !== null)
  return {
    /** The first answer is on its way; later ones are part of confirming. */
    isLoading: snapshot.hasTag('loading') && detail === null,
    isConfirming: isConfirming && !isLate,
    /** The checks go on, and so may the person. */
    isLate: isConfirming && isLate,
    isConfirmed: snapshot.hasTag('confirmed'),
    hasFailed: snapshot.hasTag('failed') || snapshot.hasTag('paying'),
    /** What the return address says, which picks the screen while the booking is not known. */
    claims: outcome,
    /** Asking again finds no booking either. */
    isGone: failure?.kind === 'notFound',
    /** It is shown to whoever booked it alone: a session may have ended at the gateway. */
    isDenied: failure !== null && isDenied(failure),
    fault: snapshot.can({ type: 'retry' }) ? faultOf(failure) : null,
    detail,
    directions: detail ? directionsTo(detail) : null,
  }
}

export type PaymentReturnView = ReturnType<typeof viewPaymentReturn>
