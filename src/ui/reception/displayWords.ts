import { languageCodes, type Language, tagOf } from '../../core/language/languages'
import type words from '../intl/en/display.json'

type Words = Readonly<Record<keyof typeof words, string>>

const files = import.meta.glob<Words>('../intl/*/display.json', { eager: true, import: 'default' })

/** The words of the screen in each language; none of them has arguments. */
export const displayWords = languageCodes.map((language) => ({
  language,
  tag: tagOf(language),
  words: files[`../intl/${tagOf(language)}/display.json`]!,
}))

/** Fetches the letters of the languages that the page itself does not speak. */
export const fetchLetters = async (): Promise<void> => {
  const { letters } = await import('../intl/others')
  const others = languageCodes.filter((code): code is Exclude<Language, 'eng'> => code !== 'eng')
  await Promise.all(others.map(letters))
}
