/** A mobile number with the code of its country. */
export interface Phone {
  readonly countryCode: string
  readonly phoneNumber: string
}

/** The number of somebody who may have none. */
export const phoneOf = ({
  countryCode,
  phoneNumber,
}: {
  readonly [Column in keyof Phone]: string | null
}): Phone | null => (countryCode === null || phoneNumber === null ? null : { countryCode, phoneNumber })
