import { onPressed } from '../adapters/browser/pressed'
import { registerServiceWorker } from '../adapters/browser/serviceWorker'
import { followTranslatedTexts } from '../adapters/browser/translatedTexts'
import { restoreTyped } from '../adapters/browser/typed'
import type { RouteName } from '../core/app/routes'
import { viewFrame } from '../machines/app/frame.view'
import { watchTouch, whenTouched } from '../ui/app/loading/firstInteraction'
import { watchWords } from '../ui/app/history/dirtyFields'
import { loadDialogs } from '../ui/kit/Modal'
import type { App } from './ports'
import { goToPressed } from './pressed'
import { renewBroken } from './renewBroken'
import { shareSession } from './shareSession'

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
