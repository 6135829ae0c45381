const formats = new Map<string, Intl.NumberFormat>()

const formatFor = (locale: string, decimals: 0 | 2) => {
  const key = `${locale}/${decimals}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  formats.set(key, format)
  return format
}

/** Rupees from integer paise, without `.00`: `rupees(80000, 'en-IN-u-nu-latn')` is "₹800"; nothing has no sign. */
export const rupees = (paise: number, locale: string) =>
  formatFor(locale, paise % 100 === 0 ? 0 : 2).format(paise === 0 ? 0 : paise / 100)
