import type { AdmissionMode } from '../../machines/inpatient/admission.setup'
import { useText } from '../intl/useText'

/** What the form of an admission is called: for a new patient it begins with the number. */
export const useFormTitle = (mode: AdmissionMode, isAskingNumber: boolean): string => {
  const say = useText()
  return isAskingNumber ? say('inpatient.form.contact') : say(`inpatient.form.title.${mode}`)
}
