import { LANGUAGES } from '../../core/doctors/doctors.rules'
import { useText } from './useText'

/** A spoken language in the person's own; one that has no text yet stands as it came. */
export const useLanguageName = () => {
  const say = useText()
  return (language: string): string => {
    const known = LANGUAGES.find((name) => name === language)
    return known ? say(`doctors.language.${known}`) : language
  }
}
