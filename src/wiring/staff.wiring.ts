import { fromPromise, type Actor } from 'xstate'
import type { StaffPanel } from '../core/app/staffPanels'
import { done } from '../core/kit/outcome'
import { searchCategories } from '../core/search/search.rules'
import type { appMachine } from '../machines/app/app.machine'
import type { OpenedPage } from '../machines/app/page'
import { stillMachine } from '../machines/app/still.machine'
import { userAction } from '../machines/kit/fromPort'
import { searchMachine, type Found, type SearchInput, type SearchQuery } from '../machines/search/search.machine'
import { type PanelOpening, staffPanelsMachine } from '../machines/staff/staffPanels.machine'
import { loadStaffPanel } from '../ui/staff/panels'
import type { Ports, PortsSoon } from './ports'
import { enquiryInput, plugEnquiry } from './support.wiring'

type App = Actor<typeof appMachine>
type PanelOpener = (ports: Ports, app: App, now: number) => OpenedPage

const openSearch: PanelOpener = (ports, app) => {
  const { login, width, place } = app.getSnapshot().context
  const input: SearchInput = {
    categories: login ? searchCategories(login, width) : [],
    route: place?.route ?? 'schedule',
  }
  const logic = searchMachine.provide({
    actors: {
      search: userAction<SearchQuery, Found>(async ({ category, text }, signal) =>
        category === 'appointments' || category === 'clinicPatients'
          ? ports.schedule.search({ search: text }, signal)
          : done([]),
      ),
    },
  })
  return { logic, input }
}

const openHelp: PanelOpener = (ports, app, now) => {
  const { login, place } = app.getSnapshot().context
  const input = enquiryInput(ports, 'help', { login, now, place: { path: place?.path ?? '/' } })
  return { logic: plugEnquiry(ports), input }
}

/** Panels with a life of their own; every other panel only shows. */
const openers: Partial<Record<StaffPanel, PanelOpener>> = { help: openHelp, search: openSearch }

/** What staff open over their pages; it is told who is here, and when the page below changes. */
export const mountStaffPanels = (ports: PortsSoon, app: App, now: () => number): OpenedPage => {
  let { login, place } = app.getSnapshot().context
  const input = { login }
  app.subscribe(({ context }) => {
    if (context.login !== login) context.parts['staffPanels']?.send({ type: 'person.changed', login: context.login })
    if (context.place?.key !== place?.key) context.parts['staffPanels']?.send({ type: 'place.left' })
    ;({ login, place } = context)
  })
  const logic = staffPanelsMachine.provide({
    actors: {
      openPanel: fromPromise<OpenedPage, PanelOpening>(async ({ input: { panel } }) => {
        const [opened] = await Promise.all([ports(), loadStaffPanel(panel)])
        return openers[panel]?.(opened, app, now()) ?? { logic: stillMachine, input: {} }
      }),
    },
  })
  return { logic, input }
}
