import { useIntl } from 'react-intl'

/** A word of the practice in the four languages, for the data that stories show. */
export type Word = readonly [en: string, hi: string, gu: string, bn: string]

const places = ['en', 'hi', 'gu', 'bn']

/** `say(['Total', 'कुल', 'કુલ', 'মোট'])` is the word in the page's language. */
export const useWords = (): ((word: Word) => string) => {
  const { locale } = useIntl()
  const place = Math.max(0, places.indexOf(locale.slice(0, 2)))
  return (word) => word[place]!
}
