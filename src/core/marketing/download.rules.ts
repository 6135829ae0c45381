import { DEFAULT_COUNTRY, mobileFault } from '../kit/phone'
import { mobileTyped } from '../kit/phoneTyped'

/** What the field of the download link makes of a text: the ten digits of a number in India. */
export const downloadTyped = (text: string): string => mobileTyped(text, DEFAULT_COUNTRY).phoneNumber

export const canDownload = (phoneNumber: string): boolean => mobileFault(phoneNumber, DEFAULT_COUNTRY) === null
