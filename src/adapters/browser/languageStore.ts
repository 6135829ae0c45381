import { DEFAULT_LANGUAGE, type Language, languageNamed } from '../../core/language/languages'

/** The key of the one thing that local storage holds. */
export const LANGUAGE_KEY = 'lang'

/** Browsers that refuse to remember throw already when they are asked for their storage. */
const attempt = <A>(work: () => A): A | null => {
  try {
    return work()
  } catch {
    return null
  }
}

/** The language a person chose on this browser. Where nothing may be stored it lasts as long as the tab. */
export const languageStore = (storage: () => Storage = () => localStorage) => {
  let kept: Language | null = null
  /** What was chosen; null when nothing was. */
  const read = (): Language | null => kept ?? languageNamed(attempt(() => storage().getItem(LANGUAGE_KEY)))
  return {
    read,
    /** The language of every call. */
    wire: (): Language => read() ?? DEFAULT_LANGUAGE,
    keep: (language: Language): void => {
      kept = language
      attempt(() => storage().setItem(LANGUAGE_KEY, language))
    },
  }
}

/** Tells a language that was chosen in another tab. Returns its stop. */
export const onLanguage = (on: (language: Language) => void): (() => void) => {
  const handle = ({ key, newValue }: StorageEvent) => {
    const language = key === LANGUAGE_KEY ? languageNamed(newValue) : null
    if (language) on(language)
  }
  addEventListener('storage', handle)
  return () => removeEventListener('storage', handle)
}
