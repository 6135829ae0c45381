import { type ActorRefFrom, waitFor } from 'xstate'
import { onPressed } from '../adapters/browser/pressed'
import { registerServiceWorker } from '../adapters/browser/serviceWorker'
import { followTranslatedTexts } from '../adapters/browser/translatedTexts'
import { restoreTyped } from '../adapters/browser/typed'
import type { RouteName } from '../core/app/routes'
import { viewFrame } from '../machines/app/frame.view'
import type { releaseMachine } from '../machines/app/release.machine'
import type { slotMachine } from '../machines/app/slot.machine'
import { watchTouch, whenTouched } from '../ui/app/loading/firstInteraction'
import { watchWords } from '../ui/app/history/dirtyFields'
import { loadDialogs } from '../ui/kit/Modal'
import type { App } from './ports'
import { goToPressed } from './pressed'
import { shareSession } from './shareSession'

/** The version a page was reloaded for on its own: that happens once. */
const RELOADED_FOR = 'reloadedFor'

type Slot = ActorRefFrom<typeof slotMachine>

/** A page that cannot be opened because its version is gone comes with the new one. */
const renewBroken = async (app: App): Promise<void> => {
  const slotOf = (name: string) => app.system.get(name) as Slot
  const { context } = await waitFor(slotOf('app.release'), (snapshot) => snapshot.context.shown !== null, {
    timeout: Infinity,
  })
  const release = context.shown?.ref as ActorRefFrom<typeof releaseMachine>
  const hasFailed = (name: string) => slotOf(name).getSnapshot().hasTag('failed')
  release.subscribe((snapshot) => {
    const { newer } = snapshot.context
    if (!snapshot.matches('waiting') || newer === null || !hasFailed('page')) return
    if (sessionStorage.getItem(RELOADED_FOR) === newer) return
    sessionStorage.setItem(RELOADED_FOR, newer)
    release.send({ type: 'reload' })
  })
  // What was missing before it was listened to.
  if (app.getSnapshot().context.slots.some(hasFailed)) release.send({ type: 'part.missing' })
}

/** How many of the pages in a person's bar are fetched before one of them is opened. */
const NEXT_PAGES = 2

/**
 * What comes after the first paint: the features of the app, what was typed before a reload, the service worker, and the
 * pages that most go to next.
 */
export const openPlatform = (app: App, warm: (route: RouteName) => Promise<unknown>): void => {
  followTranslatedTexts(document)
  app.send({ type: 'ready' })
  void renewBroken(app)
  restoreTyped(sessionStorage)
  whenTouched(
    loadDialogs,
    ...viewFrame(app.getSnapshot())
      .links.slice(0, NEXT_PAGES)
      .map(
        ({ id }) =>
          () =>
            warm(id),
      ),
  )
  watchTouch()
  watchWords()
  shareSession(app)
  onPressed(goToPressed(app))
  void registerServiceWorker()
}
