/** A mobile number with the code of its country. */
export interface Phone {
  readonly countryCode: string
  readonly phoneNumber: string
}
