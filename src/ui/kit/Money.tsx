import { css } from 'styled-system/css'

export type MoneyLocale = 'en-IN' | 'hi-IN' | 'gu-IN' | 'bn-IN'

const formats = new Map<string, Intl.NumberFormat>()

const formatFor = (locale: MoneyLocale, decimals: 0 | 2) => {
  const key = `${locale}/${decimals}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  formats.set(key, format)
  return format
}

/** Rupees from integer paise in Latin digits, without `.00`: `rupees(80000)` is "₹800". */
export const rupees = (paise: number, locale: MoneyLocale = 'en-IN') =>
  formatFor(locale, paise % 100 === 0 ? 0 : 2).format(paise / 100)

const figures = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export function Money({ paise, locale }: { paise: number; locale?: MoneyLocale }) {
  return <span className={figures}>{rupees(paise, locale)}</span>
}
