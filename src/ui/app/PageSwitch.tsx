import { useSelector } from '@xstate/react'
import { createElement, useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { useApp } from './AppContext'
import { BrokenPage } from './BrokenPage'
import { PageBoundary } from './PageBoundary'
import { PageSkeleton } from './PageSkeleton'
import { viewOf } from './pages'

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The one page that is open: its skeleton while it comes, what to do when it broke. */
export const PageSwitch = () => {
  const { app } = useApp()
  const page = useSelector(app, (snapshot) => snapshot.context.page)
  const isBroken = useSelector(app, (snapshot) => snapshot.hasTag('broken'))
  const path = useSelector(app, (snapshot) => snapshot.context.place?.path.split('?')[0])
  const main = useRef<HTMLElement>(null)
  const shown = useRef(page)

  useEffect(() => {
    if (shown.current === page) return
    const isFirst = shown.current === null
    shown.current = page
    if (isFirst) return
    scrollTo({ top: 0, behavior: reducedMotion() ? 'instant' : 'smooth' })
    // What was opened over the page meanwhile has the focus, and gives it back to where it was opened.
    if (app.getSnapshot().children.overlay === undefined) main.current?.focus({ preventScroll: true })
  }, [app, page])

  const view = page ? viewOf(page.route) : undefined
  return (
    <main ref={main} id="main" tabIndex={-1} className={css({ outline: 'none', flexGrow: '1', minWidth: '0' })}>
      {isBroken ? (
        <BrokenPage onRetry={() => app.send({ type: 'retry' })} />
      ) : page && view ? (
        <PageBoundary key={`${path ?? ''} ${page.ref.sessionId}`}>
          {createElement(view, { actor: page.ref })}
        </PageBoundary>
      ) : (
        <PageSkeleton />
      )}
    </main>
  )
}
