let people = 0

/** An address on the network that nobody else has: limits of one address do not meet whole suites. */
export const newAddress = (): string => {
  people += 1
  return `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`
}

/** The header with which the test's proxy says whom a call comes from. */
export const FORWARDED = 'x-forwarded-for'
