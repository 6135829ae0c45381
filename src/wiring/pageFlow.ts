import type { OpenFlow } from '../machines/app/feature'
import { afterPaint } from '../ui/app/history/navigation'
import { isArriving } from '../ui/app/loading/onDemand'
import type { App } from './ports'

export const WITHOUT_FLOW: OpenFlow = { query: {}, state: {}, steps: [] }

/** The flow of the page, when it has arrived and is the page of this address; a page without one has no steps. */
export const pageFlow = (app: App): OpenFlow | null => {
  const { children, context } = app.getSnapshot()
  const slot = children.page?.getSnapshot()
  const shown = slot?.hasTag('open') ? slot.context.shown : null
  if (!shown || shown.place?.key !== context.place?.key) return null
  return shown.ref && shown.flow ? shown.flow(shown.ref, context.width, shown.beside) : WITHOUT_FLOW
}

/** Frames within which the sheet of a page is there, once all of the page has come; some of its steps are no dialogs. */
const SHEET_COMES = 30

/** What stands over a page opens above the sheet of the page: it waits for that. */
export const whenSheetShows = (hasSheet: boolean, work: () => void): void => {
  const look = (frames: number): void =>
    afterPaint(
      frames === 0 || document.querySelector('[role=dialog]')
        ? work
        : () => look(isArriving() ? SHEET_COMES : frames - 1),
    )
  look(hasSheet ? SHEET_COMES : 0)
}
