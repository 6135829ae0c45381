import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './ui/app/app.css'
import { App } from './ui/app/App'
import { startApp } from './wiring'

const root = document.getElementById('root')!

/** Opened with `?inspect`, a tab tells /dev/machines how its machines move, until it is closed. */
const inspector = async () => {
  if (new URLSearchParams(location.search).has('inspect')) sessionStorage.setItem('inspect', 'on')
  return sessionStorage.getItem('inspect') ? (await import('./ui/dev/inspector')).startInspector() : undefined
}

const { app, now } = await startApp(await inspector())
const view = (
  <StrictMode>
    <App app={app} now={now} />
  </StrictMode>
)

if (root.hasChildNodes()) {
  // A prerendered page was painted for nobody in particular: hydrate it as that, then find out who is here.
  const opened = app.subscribe((snapshot) => {
    if (!snapshot.context.page) return
    opened.unsubscribe()
    hydrateRoot(root, view)
    requestIdleCallback(() => app.send({ type: 'start' }))
  })
} else {
  createRoot(root).render(view)
  app.send({ type: 'start' })
}
