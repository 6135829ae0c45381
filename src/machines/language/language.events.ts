import type { Language } from '../../core/language/languages'

declare module '../kit/appEvent' {
  interface WorldEvents {
    /** A language was asked for. */
    readonly 'language.wanted': { readonly language: Language }
    /** Its texts have arrived and are shown. */
    readonly 'language.kept': { readonly language: Language }
  }
}
