import type { Mark } from '../../core/reception/namesakes.rules'
import { shownPatientNo } from '../../core/session/patientNo.rules'
import { useText } from '../intl/useText'

/** `P-10023`, or how a mobile number ends: what tells somebody apart beside their name. */
export const useMarkWords = (): ((mark: Mark) => string) => {
  const say = useText()
  return (mark) =>
    mark.kind === 'patientNo' ? shownPatientNo(mark.patientNo) : say('reception.mobile', { digits: mark.digits })
}
