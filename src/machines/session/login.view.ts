import type { SnapshotFrom } from 'xstate'
import { mobileFault } from '../../core/kit/phone'
import { faultOf, unsaidWait } from '../kit/fault.view'
import type { loginMachine } from './login.machine'

/** Asking for a mobile number, and whether its code is what is asked for now. */
export const viewLogin = (snapshot: SnapshotFrom<typeof loginMachine>) => {
  const { countries, country, phoneNumber, touched, failure } = snapshot.context
  const fault = mobileFault(phoneNumber, country)
  return {
    isAtCode: snapshot.hasTag('code'),
    countries: countries.map(({ code }) => code),
    country: country.code,
    digits: country.len,
    phoneNumber,
    // All its digits are there: there is nothing to wait for.
    fault: touched || fault === 'unknown' ? fault : null,
    canRequest: fault === null,
    isBusy: snapshot.hasTag('busy'),
    failure: failure && { ...faultOf(failure), wait: unsaidWait(failure) },
    /** The child that takes the code, while one is asked for. */
    otp: snapshot.children.otp ?? null,
  }
}
