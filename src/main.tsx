import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './ui/app/app.css'
import { timeLimit } from './core/kit/timeLimit'
import { App } from './ui/app/frame/App'
import type { AppActor } from './ui/app/frame/AppContext'
import { FooterPart } from './ui/app/frame/FooterPart'
import type { SlotActor } from './ui/app/loading/features'
import { whenIdle } from './ui/app/loading/whenIdle'
import { waitFor } from 'xstate'
import { startApp } from './wiring'
import { loaded } from './wiring/actorTree'

/** Milliseconds after which the frame is rendered without its page: what is open over it may have to be answered. */
const renderFallbackMs = timeLimit(5000)

const pageSlot = (app: AppActor) => app.system.get('page') as SlotActor | undefined

/** There is something to say, which nobody would read before the app shows. */
const noticed = (app: AppActor) =>
  waitFor(app.getSnapshot().children.notices!, ({ context }) => context.shown.length > 0, { timeout: Infinity })

/** Something is shown in the page's place: the page, with its data where it was drawn with that, or what to do without it. */
const pageArrived = async (app: AppActor, isWhole: () => boolean) => {
  await waitFor(app, () => pageSlot(app) !== undefined, { timeout: Infinity })
  const { context } = await waitFor(pageSlot(app)!, (slot) => slot.context.shown !== null || slot.hasTag('failed'), {
    timeout: renderFallbackMs,
  })
  if (isWhole() && context.shown?.ref) await Promise.race([loaded(context.shown.ref, renderFallbackMs), noticed(app)])
}

/** Says when what is in it is on the page. */
const Shown = ({ onShown, children }: { readonly onShown: () => void; readonly children: ReactNode }) => {
  useLayoutEffect(onShown, [onShown])
  return children
}

const run = async () => {
  const root = document.getElementById('root')!
  const page = document.documentElement
  const { app, now, start, watchPlatform } = await startApp()
  start()
  // Nobody sees it in English first who chose another language.
  await waitFor(app.getSnapshot().children.language!, (language) => !language.hasTag('busy'), { timeout: Infinity })
  // What the server drew stands until there is as much to show.
  if (root.hasChildNodes()) {
    const footer = root.querySelector('footer:not(main *)') && FooterPart.load()
    await Promise.all([pageArrived(app, () => 'whole' in root.dataset), footer]).catch(() => undefined)
  }
  // What the stylesheet hides of a drawing that is not for whoever is here.
  const uncover = () => {
    page.classList.remove('silent', 'known')
    root.className = ''
  }
  const view = (
    <Shown onShown={uncover}>
      <StrictMode>
        <App app={app} now={now} />
      </StrictMode>
    </Shown>
  )
  // From here on the elements are the client's: a drawing that arrives late would stand above it, dead for ever.
  root.dataset['taken'] = ''
  const main = page.classList.contains('silent') ? null : root.querySelector('main')
  if (main) main.inert = false
  // In small steps, between which what is pressed is heard.
  startTransition(() => {
    if (root.hasChildNodes() && !page.classList.contains('silent'))
      // Where something else stands there by now, React renders it again.
      hydrateRoot(root, view, { onRecoverableError: () => undefined })
    else createRoot(root).render(view)
  })
  whenIdle(watchPlatform)
}

// Not awaited here: pages that arrive later import this file's chunk, which would wait for them.
void run()
