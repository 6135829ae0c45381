import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { digitsOf, otpFault } from '../../core/session/session.rules'
import { explained, unsaidWait } from '../kit/fault.view'
import type { countdownMachine } from '../kit/countdown.machine'
import type { otpMachine } from './otp.machine'

/** Entering a one-time code. */
export const viewOtp = (snapshot: SnapshotFrom<typeof otpMachine>) => {
  const { countryCode, phoneNumber, longSentAt, code, touched, failure } = snapshot.context
  const digits = digitsOf(snapshot.context)
  return {
    number: `${countryCode} ${phoneNumber}`,
    code,
    digits,
    /** When the number's long code was last sent; null for a short one, which is new. */
    longSentAt,
    fault: touched ? otpFault(code, digits) : null,
    isBusy: snapshot.hasTag('busy'),
    /** Too many wrong codes: only another one helps. */
    isExhausted: snapshot.hasTag('exhausted'),
    canResend: snapshot.hasTag('resendable'),
    failure: failure && { why: explained(failure), wait: unsaidWait(failure) },
    /** The countdown to the next code, while it runs. */
    wait: ((snapshot.children as Record<string, unknown>)['wait'] ?? null) as ActorRefFrom<
      typeof countdownMachine
    > | null,
  }
}
