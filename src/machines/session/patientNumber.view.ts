import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { mobileFault, mobileFaultShown } from '../../core/kit/phone'
import { OTP_LENGTH, otpFault } from '../../core/session/session.rules'
import type { countdownMachine } from '../kit/countdown.machine'
import { faultBeside } from '../kit/fault.view'
import type { patientNumberMachine } from './patientNumber.machine'

export type PatientNumberActor = ActorRefFrom<typeof patientNumberMachine>

/** Asking staff for a patient's number, and for the code of a new one. */
export const viewPatientNumber = (snapshot: SnapshotFrom<typeof patientNumberMachine>) => {
  const { country, countries, phoneNumber, code, failure } = snapshot.context
  const isAtCode = snapshot.hasTag('code')
  const isRefused = snapshot.hasTag('numberRefused')
  return {
    isAtCode,
    isBusy: snapshot.hasTag('busy'),
    countries: countries.map((each) => each.code),
    country: country.code,
    digits: country.len,
    phoneNumber,
    number: `${country.code} ${phoneNumber}`,
    numberFault: mobileFaultShown(phoneNumber, country, false),
    canCheck: mobileFault(phoneNumber, country) === null,
    /** The number was refused: the button saves it after the words under it were read. */
    isRefused,
    code,
    codeDigits: OTP_LENGTH,
    canVerify: otpFault(code, OTP_LENGTH) === null,
    canResend: snapshot.hasTag('resendable'),
    failure: isRefused ? (failure?.message ?? null) : null,
    fault: isRefused ? null : faultBeside(failure),
    /** Finding somebody by name instead. */
    people: snapshot.children.people ?? null,
    /** The countdown to the next code, while it runs. */
    wait: ((snapshot.children as Record<string, unknown>)['wait'] ?? null) as ActorRefFrom<
      typeof countdownMachine
    > | null,
  }
}

export type PatientNumberView = ReturnType<typeof viewPatientNumber>
