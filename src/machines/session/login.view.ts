import type { SnapshotFrom } from 'xstate'
import { mobileFault, mobileFaultShown } from '../../core/kit/phone'
import { faultOf, unsaidWait } from '../kit/fault.view'
import type { loginMachine } from './login.machine'

/** Asking for a mobile number, and whether its code is what is asked for now. */
export const viewLogin = (snapshot: SnapshotFrom<typeof loginMachine>) => {
  const { countries, country, phoneNumber, touched, failure } = snapshot.context
  return {
    isAtCode: snapshot.hasTag('code'),
    countries: countries.map(({ code }) => code),
    country: country.code,
    digits: country.len,
    phoneNumber,
    fault: mobileFaultShown(phoneNumber, country, touched),
    canRequest: mobileFault(phoneNumber, country) === null,
    isBusy: snapshot.hasTag('busy'),
    failure: failure && { ...faultOf(failure), wait: unsaidWait(failure) },
    /** The child that takes the code, while one is asked for. */
    otp: snapshot.children.otp ?? null,
  }
}
