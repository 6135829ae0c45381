import type { SubmitEvent } from 'react'
import type { BrowserLocationHook } from 'wouter/use-browser-location'
import { navigate, useBrowserLocation } from 'wouter/use-browser-location'

let goesBack: Promise<void> | null = null

/** Where the browser is still going back, whoever leads on does so from there. */
export const navigateAfter = (traversal: Promise<void>): void => {
  const own = traversal.finally(() => {
    if (goesBack === own) goesBack = null
  })
  goesBack = own
}

let awaited = 0

/** Whether somebody is about to be led on. */
export const isLeadingOn = (): boolean => awaited > 0

/** Does the work after the next frame: what was pressed shows that it was before a page changes. */
export const afterPaint = (work: () => void): void => {
  awaited += 1
  const lead = () => {
    awaited -= 1
    work()
  }
  const next = () => (goesBack === null ? lead() : void goesBack.then(lead))
  if (document.hidden) next()
  else requestAnimationFrame(() => setTimeout(next))
}

const navigateAfterPaint: typeof navigate = (to, options) => afterPaint(() => navigate(to, options))

/** The browser's address for the router; links lead on after the next frame. */
export const useAddress: BrowserLocationHook = (options) => [useBrowserLocation(options)[0], navigateAfterPaint]

/** Follows a GET form inside the app: its filled fields become the query of its action. */
export const goByForm = (event: SubmitEvent<HTMLFormElement>): void => {
  event.preventDefault()
  const form = event.currentTarget
  const filled = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  )
  const query = new URLSearchParams(filled).toString()
  const { pathname } = new URL(form.action)
  navigateAfterPaint(query === '' ? pathname : `${pathname}?${query}`)
}
