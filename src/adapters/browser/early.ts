import { callEarly, type EarlyCall } from '../http/earlyCall'
import { drawEarly, showDrawn } from '../http/earlyPage'
import { languageStore } from './languageStore'

declare const EARLY_CALL: EarlyCall

// Stands in the pages themselves, before everything else. Without a storage there is no session.
globalThis.showDrawn = showDrawn
try {
  const language = languageStore().wire()
  callEarly(sessionStorage, language, EARLY_CALL)
  drawEarly(sessionStorage, language)
} catch {}
