import { digitsOnly, latinDigits } from './text'

/** A whole number from 0 to some limit as it was typed; null for a fraction, a slash, a sign, or a greater one. */
export const wholeNumber = (text: string, most: number): number | null => {
  const tidy = latinDigits(text).trim()
  return /^\d+$/.test(tidy) && Number(tidy) <= most ? Number(tidy) : null
}

const PAISE_A_RUPEE = 100

/** Commas stand as in India (`1,50,000`) or as elsewhere (`150,000`); a sign before and `/-` after are the rupee's. */
const RUPEES = /^(?:₹|rs\.?|inr)?\s*(\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(\d{0,2}))?\s*(?:\/-)?$/i

/** `rupeesTyped('₹1,50,000.50')` is 1,50,00,050 paise; null for what is no amount, or more than the limit in paise. */
export const rupeesTyped = (text: string, most: number): number | null => {
  const [, whole, fraction = ''] = RUPEES.exec(latinDigits(text).trim()) ?? []
  if (whole === undefined) return null
  const paise = Number(whole.replaceAll(',', '')) * PAISE_A_RUPEE + Number(fraction.padEnd(2, '0'))
  return paise <= most ? paise : null
}

/** `rupeesText(50_050)` is `500.50`, and `rupeesText(50_000)` is `500`: an amount as it stands in its field. */
export const rupeesText = (paise: number): string =>
  (paise / PAISE_A_RUPEE).toFixed(paise % PAISE_A_RUPEE === 0 ? 0 : 2)

const LETTERS = /[\p{L}\p{M}]/gu

/**
 * The next text of a field of numbers: digits of every script are Latin, and a letter that is typed is not taken.
 * Everything else stays as it is, so that it can be refused in words; so does a pasted text with letters in it.
 */
export const numberTyped = (text: string, before: string): string => {
  const next = latinDigits(text)
  return next.replace(LETTERS, '') === before ? before : next
}

/** A code of some digits in a pasted text: its digits where that is all they are, or its only number of that length. */
export const codePasted = (text: string, length: number): string | null => {
  const digits = digitsOnly(text)
  if (digits.length <= length) return digits
  const [code, ...others] = (latinDigits(text).match(/\d+/g) ?? []).filter((run) => run.length === length)
  return code !== undefined && others.length === 0 ? code : null
}
