import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { ageFault } from '../../core/members/members.rules'
import { mobileFault, mobileFaultShown } from '../../core/kit/phone'
import { OTP_LENGTH, otpFault } from '../../core/session/session.rules'
import type { countdownMachine } from '../kit/countdown.machine'
import { faultBeside } from '../kit/fault.view'
import { isPersonComplete, type patientNumberMachine } from './patientNumber.machine'

export type PatientNumberActor = ActorRefFrom<typeof patientNumberMachine>

/** Asking staff for a patient's number, and for the code of a new one. */
export const viewPatientNumber = (snapshot: SnapshotFrom<typeof patientNumberMachine>) => {
  const { country, countries, phoneNumber, code, failure, person, numberless } = snapshot.context
  const isAtCode = snapshot.hasTag('code')
  const isRefused = snapshot.hasTag('numberRefused')
  return {
    isAtCode,
    /** Somebody without a number is written down. */
    isAtPerson: snapshot.hasTag('person'),
    person,
    isPersonComplete: isPersonComplete(person),
    isAgeWrong: ageFault(person.age) === 'wrong',
    /** Somebody like them is registered without a number already: registering again adds another. */
    isAskedAgain: failure?.code === 'patientExists',
    /** A patient without a number is given one: their name. */
    adds: numberless && { name: numberless.members[0]?.name ?? '' },
    /** The number which they were to be given has an account. */
    isTaken: snapshot.hasTag('numberTaken'),
    isBusy: snapshot.hasTag('busy'),
    countries: countries.map((each) => each.code),
    country: country.code,
    digits: country.len,
    phoneNumber,
    number: `${country.code} ${phoneNumber}`,
    numberFault: mobileFaultShown(phoneNumber, country, false),
    canCheck: mobileFault(phoneNumber, country) === null && !snapshot.hasTag('numberTaken'),
    /** The number was refused: the button saves it after the words under it were read. */
    isRefused,
    code,
    codeDigits: OTP_LENGTH,
    canVerify: otpFault(code, OTP_LENGTH) === null,
    canResend: snapshot.hasTag('resendable'),
    failure: isRefused ? (failure?.message ?? null) : null,
    fault: isRefused ? null : faultBeside(failure),
    /** Finding somebody by name instead. */
    people: numberless === null ? (snapshot.children.people ?? null) : null,
    /** The countdown to the next code, while it runs. */
    wait: ((snapshot.children as Record<string, unknown>)['wait'] ?? null) as ActorRefFrom<
      typeof countdownMachine
    > | null,
  }
}

export type PatientNumberView = ReturnType<typeof viewPatientNumber>
