import type { DEFAULT_LANGUAGE, Language } from './languages'

/** The languages whose letters are fetched when they are needed. */
export type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>

/** The typeface of a language and a word by which its letters are asked for. */
export const letters: Readonly<Record<OtherLanguage, { readonly family: string; readonly sample: string }>> = {
  hin: { family: 'Poppins', sample: 'हिन्दी' },
  guj: { family: 'Noto Sans Gujarati', sample: 'ગુજરાતી' },
  ben: { family: 'Noto Sans Bengali', sample: 'বাংলা' },
}

export const letterWeights = ['400', '500', '600'] as const
