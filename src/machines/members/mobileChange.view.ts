import type { SnapshotFrom } from 'xstate'
import { mobileFault, mobileFaultShown } from '../../core/kit/phone'
import { OTP_LENGTH, otpFault } from '../../core/session/session.rules'
import { faultBeside, faultOf } from '../kit/fault.view'
import type { mobileChangeMachine } from './mobileChange.machine'

/** Which of the steps of a number's change is open, and what it asks for. */
export const viewMobileChange = (snapshot: SnapshotFrom<typeof mobileChangeMachine>) => {
  const { country, countries, phoneNumber, oldCode, code, failure } = snapshot.context
  const step = snapshot.hasTag('proving')
    ? 'old'
    : snapshot.hasTag('number')
      ? 'number'
      : snapshot.hasTag('code')
        ? 'code'
        : 'wait'
  return {
    step,
    isBusy: snapshot.hasTag('busy'),
    loadFault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    countries: countries.map((each) => each.code),
    country: country.code,
    digits: country.len,
    phoneNumber,
    number: `${country.code} ${phoneNumber}`,
    numberFault: mobileFaultShown(phoneNumber, country, false),
    code: step === 'old' ? oldCode : code,
    codeDigits: OTP_LENGTH,
    canGoOn: {
      old: otpFault(oldCode, OTP_LENGTH) === null,
      number: mobileFault(phoneNumber, country) === null,
      code: otpFault(code, OTP_LENGTH) === null,
      wait: false,
    }[step],
    fault: faultBeside(failure),
  } as const
}
