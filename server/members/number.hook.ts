import type { Call, PatientCaller } from '../kit/handlers'
import { hook } from '../kit/hook'
import type { Phone } from '../people/people.port'

/** A number that a patient changes to, with the code that was sent to it. */
export interface ChangedNumber {
  readonly phone: Phone
  readonly code: string
  readonly otpId: string
}

/** Judges a code, which the key hashes; why it does not prove the number, or null. Sessions elsewhere end with it. */
export type NumberChange = (
  key: Buffer,
  change: ChangedNumber,
  call: Pick<Call<never, never, PatientCaller>, 'db' | 'caller' | 'now'>,
) => Promise<'otpWrong' | 'otpExpired' | 'otpExhausted' | null>

/** Asks whether a patient holds the number they change to. */
export const numberChange = hook<NumberChange>('numberChange')
