/** The languages of the product by their code on the wire, the default one first; each says its own name. */
export const languages = {
  eng: { locale: 'en-IN', name: 'English' },
  hin: { locale: 'hi-IN', name: 'हिन्दी' },
  guj: { locale: 'gu-IN', name: 'ગુજરાતી' },
  ben: { locale: 'bn-IN', name: 'বাংলা' },
} as const

export type Language = keyof typeof languages

export const DEFAULT_LANGUAGE = 'eng' satisfies Language
export const languageCodes = Object.keys(languages) as readonly Language[]

/** `tagOf('hin')` is `hi`, as documents and folders name a language. */
export const tagOf = (language: Language): string => languages[language].locale.slice(0, 2)

/** Numbers, dates and money of a language, in Latin digits throughout. */
export const formatLocaleOf = (language: Language): string => `${languages[language].locale}-u-nu-latn`

/** A language by its code; null for anything the product does not speak. */
export const languageNamed = (code: string | null | undefined): Language | null =>
  languageCodes.find((language) => language === code) ?? null
