import { letters as lettersOf, letterWeights, type OtherLanguage } from '../../core/language/letters'
import type { TextFiles } from './textFiles'
import './others.css'

/** Milliseconds that a language waits for its letters at most. */
const fontTimeoutMs = 1000

/** The catalogues of the languages beside English. */
export const files: Readonly<Record<OtherLanguage, TextFiles>> = {
  hin: import.meta.glob('./hi/*.json', { import: 'default' }),
  guj: import.meta.glob('./gu/*.json', { import: 'default' }),
  ben: import.meta.glob('./bn/*.json', { import: 'default' }),
}

/** Waits for a language's letters, so that a text that is shown in them does not move again. */
export const letters = async (language: OtherLanguage): Promise<void> => {
  const { family, sample } = lettersOf[language]
  const arriving = letterWeights.map((weight) => document.fonts.load(`${weight} 1em "${family}"`, sample))
  await Promise.race([Promise.allSettled(arriving), new Promise((resolve) => setTimeout(resolve, fontTimeoutMs))])
}
