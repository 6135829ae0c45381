import { callFromHead, type HeadCall } from '../http/headCall'
import { beginDrawing } from './firstDrawing'
import { languageStore } from './languageStore'

declare const HEAD_CALL: HeadCall

// Of fields that are not alive yet nobody else hears it.
const entered = (globalThis.entered = new WeakSet<EventTarget>())
const note = ({ target }: Event) => target && entered.add(target)
addEventListener('input', note, true)
// Of a radio or a box this comes first, and may bring it to life.
addEventListener('click', (event) => event.target instanceof HTMLInputElement && note(event), true)

// Stands in the head of each page, before everything else. Without a storage there is no session.
try {
  const language = languageStore().wire()
  beginDrawing(sessionStorage, language)
  callFromHead(sessionStorage, language, HEAD_CALL)
} catch {}
