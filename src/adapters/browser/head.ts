import { callFromHead, type HeadCall } from '../http/headCall'
import { beginDrawing } from './firstDrawing'
import { languageStore } from './languageStore'

declare const HEAD_CALL: HeadCall

// Of fields that are not alive yet nobody else hears it.
const entered = (globalThis.entered = new WeakSet<EventTarget>())
addEventListener('input', ({ target }) => target && entered.add(target), true)

// Stands in the head of each page, before everything else. Without a storage there is no session.
try {
  const language = languageStore().wire()
  beginDrawing(sessionStorage, language)
  callFromHead(sessionStorage, language, HEAD_CALL)
} catch {}
