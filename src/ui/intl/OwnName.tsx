import type { Language } from '../../core/language/languages'
import { languages, tagOf } from '../../core/language/languages'

/** A language by its own name, in its own letters. */
export const OwnName = ({ language }: { readonly language: Language }) => (
  <span lang={tagOf(language)} data-own-name>
    {languages[language].name}
  </span>
)
