import { languageStore } from '../adapters/browser/languageStore'

/** The language of this browser. There is one store: where nothing may be kept, it alone remembers what was chosen. */
export const language = languageStore()
