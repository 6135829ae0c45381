import type { Language } from '../../core/language/languages'
import type { TextFiles } from './textFiles'
import './others.css'

type Other = Exclude<Language, 'eng'>

/** Milliseconds that a language waits for its letters at most. */
const requestTimeoutMs = 1000

const scripts: Readonly<Record<Other, { readonly family: string; readonly sample: string }>> = {
  hin: { family: 'Poppins', sample: 'हिन्दी' },
  guj: { family: 'Noto Sans Gujarati', sample: 'ગુજરાતી' },
  ben: { family: 'Noto Sans Bengali', sample: 'বাংলা' },
}

/** The catalogues of the languages beside English. */
export const files: Readonly<Record<Other, TextFiles>> = {
  hin: import.meta.glob('./hi/*.json', { import: 'default' }),
  guj: import.meta.glob('./gu/*.json', { import: 'default' }),
  ben: import.meta.glob('./bn/*.json', { import: 'default' }),
}

/** Waits for a language's letters, so that a text that is shown in them does not move again. */
export const letters = async (language: Other): Promise<void> => {
  const { family, sample } = scripts[language]
  const arriving = ['400', '500', '600'].map((weight) => document.fonts.load(`${weight} 1em "${family}"`, sample))
  await Promise.race([Promise.allSettled(arriving), new Promise((resolve) => setTimeout(resolve, requestTimeoutMs))])
}
