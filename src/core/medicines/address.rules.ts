import { isFilledIn, latinDigits } from '../kit/text'
import type { AddressDraft } from './medicines'

/** Six digits, of which the first is not 0. */
export const isPincode = (text: string): boolean => /^[1-9][0-9]{5}$/.test(text)

/** `११० ००१` is typed for 110001; what else is typed stays, to be refused. */
export const pincodeTyped = (text: string): string => latinDigits(text).replaceAll(/\s/g, '')

export const EMPTY_ADDRESS: AddressDraft = { pincode: '', city: '', address: '' }

/** What an address lacks before it can be saved, in the order of its fields. */
export const addressMissing = ({ pincode, city, address }: AddressDraft): readonly (keyof AddressDraft)[] => [
  ...(isPincode(pincode) ? [] : (['pincode'] as const)),
  ...(isFilledIn(city) ? [] : (['city'] as const)),
  ...(isFilledIn(address) ? [] : (['address'] as const)),
]
