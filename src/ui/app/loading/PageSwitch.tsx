import { createElement, useDeferredValue, useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { pathOf } from '../../../machines/app/app.view'
import { viewSlot } from '../../../machines/app/slot.view'
import { useView } from '../../kit/useView'
import { useApp } from '../frame/AppContext'
import { BrokenPage } from './BrokenPage'
import { PageBoundary } from './PageBoundary'
import { PageSkeleton } from './PageSkeleton'
import { viewOf } from './features'
import { restoreScroll, useScrollMemory } from '../history/scrollMemory'
import { useSlot } from './useSlot'

/** Milliseconds in which a page takes the place of another. */
const CROSS_FADE = 150

const appear = (page: HTMLElement | null): void => {
  if (page && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    page.animate([{ opacity: 0 }, { opacity: 1 }], { duration: CROSS_FADE, easing: 'ease-out' })
}

/** What has the focus when a page opens: its heading, which says where one is; the page where it has none yet. */
const startOf = (main: HTMLElement | null): HTMLElement | null => {
  const heading = main?.querySelector('h1') ?? null
  if (heading) heading.tabIndex = -1
  return heading ?? main
}

/** It fills what its frame leaves it: the bar below a short page stands at the edge of the window. */
export const mainLook = css({ outline: 'none', flexGrow: '1', minWidth: '0' })

/** The one page that is open: its skeleton while it comes, what to do when it broke. */
export const PageSwitch = () => {
  const { app } = useApp()
  const slot = useSlot('page')
  // A page is rendered in small steps, between which taps and keys are answered.
  const { shown: page, hasFailed } = useDeferredValue(useView(slot, viewSlot))
  const path = useView(app, pathOf)
  const main = useRef<HTMLElement>(null)
  const shown = useRef(page)
  useScrollMemory()

  useEffect(() => {
    if (shown.current === page) return
    const isFirst = shown.current === null
    shown.current = page
    restoreScroll()
    if (isFirst) return
    appear(main.current)
    // What was opened over the page meanwhile has the focus, and gives it back to where it was opened.
    if (app.getSnapshot().matches({ overlay: 'closed' })) startOf(main.current)?.focus({ preventScroll: true })
  }, [app, page])

  const view = page ? viewOf(page.feature.id) : undefined
  return (
    <main ref={main} id="main" tabIndex={-1} className={mainLook}>
      {hasFailed ? (
        <BrokenPage onRetry={() => slot?.send({ type: 'retry' })} />
      ) : page && view && slot ? (
        <PageBoundary key={`${path} ${page.feature.id} ${page.ref?.sessionId ?? ''}`}>
          {createElement(view, { actor: page.ref, beside: page.beside, slot })}
        </PageBoundary>
      ) : (
        <PageSkeleton />
      )}
    </main>
  )
}
