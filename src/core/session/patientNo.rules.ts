import { latinDigits } from '../kit/text'

/** The number of a patient who has no mobile number, as people read and write it: `P-10023`. */
export const shownPatientNo = (patientNo: number): string => `P-${patientNo}`

/** The number that is meant by a text: `P-10023`, `p 10023` or the digits alone; null where it is none. */
export const patientNoTyped = (text: string): number | null => {
  const digits = /^\s*(?:p[\s-]*)?(\d{5,9})\s*$/i.exec(latinDigits(text))?.[1]
  return digits === undefined ? null : Number(digits)
}
