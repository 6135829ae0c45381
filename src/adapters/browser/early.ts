import { callEarly, type EarlyCall } from '../http/earlyCall'
import { languageStore } from './languageStore'

declare const EARLY_CALL: EarlyCall

// Stands in the pages themselves, before everything else. Without a storage there is no session.
try {
  callEarly(sessionStorage, languageStore().wire(), EARLY_CALL)
} catch {}
