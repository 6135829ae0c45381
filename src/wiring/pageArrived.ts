import { afterPaint, isLeadingOn } from '../ui/app/history/navigation'
import { pageFlow, whenSheetShows } from './pageFlow'
import type { App } from './ports'

/** Resolves once the page that somebody is led to shows, with its sheet; a page that could not be loaded too. */
export const pageArrived = (app: App): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void =>
      afterPaint(() => {
        const flow = pageFlow(app)
        const isFailed = app.getSnapshot().children.page?.getSnapshot().hasTag('failed')
        if (isLeadingOn() || (flow === null && !isFailed)) look()
        else whenSheetShows((flow?.steps.length ?? 0) > 0, resolve)
      })
    look()
  })
