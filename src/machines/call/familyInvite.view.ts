import type { SnapshotFrom } from 'xstate'
import { mobileFault, mobileFaultShown } from '../../core/kit/phone'
import { faultBeside } from '../kit/fault.view'
import type { familyInviteMachine } from './familyInvite.machine'

/** Whom staff want to bring into a call, as it is typed. */
export const viewFamilyInvite = (snapshot: SnapshotFrom<typeof familyInviteMachine>) => {
  const { name, country, countries, phoneNumber, failure } = snapshot.context
  return {
    name,
    countries: countries.map((each) => each.code),
    country: country.code,
    digits: country.len,
    phoneNumber,
    numberFault: mobileFaultShown(phoneNumber, country, false),
    isBusy: snapshot.hasTag('busy'),
    canAsk: name.trim() !== '' && mobileFault(phoneNumber, country) === null,
    fault: faultBeside(failure),
  }
}
