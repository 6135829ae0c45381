import { Hono } from 'hono'
import type { Row } from '../kit/room'
import { applyOutcomes } from './applyOutcomes'
import { kitPage } from './kit'
import { machinePages } from './machines'
import { newOutcomes } from './outcomes'
import { outcomesPage } from './outcomes.page'

/** Tabs that are offered on the page of outcomes. */
const REMEMBERED = 8

/**
 * What a trial has for developers and testers in front of the contract: outcomes on demand, the machines of a
 * tab, and the parts of the kit.
 * `folder` holds their built pages. Only a start that is no production imports it.
 */
export const devLayer =
  (folder: string) =>
  (rows: readonly Row[]): Hono => {
    const app = new Hono()
    const outcomes = newOutcomes()
    let tabs: readonly string[] = []
    const sawTab = (tab: string) => {
      tabs = [tab, ...tabs.filter((each) => each !== tab)].slice(0, REMEMBERED)
    }
    app.route('/', kitPage(folder))
    app.route('/', machinePages(folder))
    app.route('/', applyOutcomes(rows, outcomes, sawTab))
    app.route('/', outcomesPage({ rows, outcomes, tabs: () => tabs }))
    return app
  }
