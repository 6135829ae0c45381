import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './ui/app/app.css'
import { App } from './ui/app/frame/App'
import type { AppActor } from './ui/app/frame/AppContext'
import type { SlotActor } from './ui/app/loading/features'
import { AroundParts, hydrated } from './ui/app/ssr/prerendered'
import { whenIdle } from './ui/app/loading/whenIdle'
import { waitFor } from 'xstate'
import { startApp } from './wiring'
import { loaded } from './wiring/actorTree'

/**
 * Takes over from the painted page's own script, which marks as busy what is pressed before anything hears it. Returns
 * how to press that again; whoever has pressed anything since was heard and wants no more of it.
 */
const pressedEarly = (root: HTMLElement) => {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- takes off what the page's own script put there
  root.onclick = null
  const pressed = root.querySelector<HTMLElement>('button[aria-busy]')
  const forget = ({ isTrusted }: Event) => isTrusted && pressed?.removeAttribute('aria-busy')
  root.addEventListener('click', forget, { capture: true })
  return () => {
    root.removeEventListener('click', forget, { capture: true })
    if (!pressed?.hasAttribute('aria-busy')) return
    pressed.removeAttribute('aria-busy')
    pressed.click()
  }
}

/** Returns how to choose again what was chosen on the painted page, unless something else was since: React does not know of it. */
const chosenEarly = (root: HTMLElement) => {
  const checked = () => root.querySelector<HTMLInputElement>('input[type=radio]:checked')
  const chosen = checked()
  return () => {
    if (chosen === null || (checked() ?? chosen) !== chosen) return
    chosen.checked = false
    chosen.click()
  }
}

/** Milliseconds after which the frame is rendered without its page: what is open over it may have to be answered. */
const renderFallbackMs = 5000

const pageSlot = (app: AppActor) => app.system.get('page') as SlotActor | undefined

/** There is something to say, which nobody would read before the app shows. */
const noticed = (app: AppActor) =>
  waitFor(app.getSnapshot().children.notices!, ({ context }) => context.shown.length > 0, { timeout: Infinity })

/** Something is shown in the page's place: the page, with its data where it was drawn with that, or what to do without it. */
const pageArrived = async (app: AppActor, isDrawn: () => boolean) => {
  await waitFor(app, () => pageSlot(app) !== undefined, { timeout: Infinity })
  const { context } = await waitFor(pageSlot(app)!, (slot) => slot.context.shown !== null || slot.hasTag('failed'), {
    timeout: renderFallbackMs,
  })
  if (isDrawn() && context.shown?.ref) await Promise.race([loaded(context.shown.ref, renderFallbackMs), noticed(app)])
}

const run = async () => {
  const root = document.getElementById('root')!
  const { app, now, start, watchPlatform } = await startApp()
  const view = (
    <StrictMode>
      <App app={app} now={now} />
    </StrictMode>
  )
  const isSkeleton = root.firstElementChild?.classList.contains('skeleton-page') ?? false
  if (isSkeleton || !root.hasChildNodes()) {
    start()
    // Nobody sees it in English first who chose another language.
    await waitFor(app.getSnapshot().children.language!, (language) => !language.hasTag('busy'), { timeout: Infinity })
    // The skeleton stands until there is a page to show: rendering it again would cost what the page needs.
    if (isSkeleton) await pageArrived(app, () => 'drawn' in root.dataset).catch(() => undefined)
    // In small steps, between which what is pressed is heard.
    startTransition(() => createRoot(root).render(view))
    // The app is on its way: what is said of a page that does not come goes.
    root.className = ''
    whenIdle(watchPlatform)
    return
  }
  // A prerendered page was painted for nobody in particular: hydrate it as that, then find out who is here.
  await waitFor(app, (snapshot) => snapshot.context.shown !== null, { timeout: Infinity })
  const pressAgain = pressedEarly(root)
  const chooseAgain = chosenEarly(root)
  const alive = new Promise<void>((resolve) => {
    hydrateRoot(root, <AroundParts onAlive={resolve}>{view}</AroundParts>)
  })
  const begin = () => {
    chooseAgain()
    start()
    // Who is here may be shown something else in its place.
    whenIdle(pressAgain)
  }
  // What changes before all of it is alive is painted anew, and whatever was typed there is lost.
  void alive.then(hydrated).then(() => whenIdle(begin))
  whenIdle(watchPlatform)
}

// Not awaited here: pages that arrive later import this file's chunk, which would wait for them.
void run()
