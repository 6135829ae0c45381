import type { AnyActorRef } from 'xstate'
import { type Address, goBack, here, writeEntry } from '../adapters/browser/history'
import { entryAt, type FlowEntry, flowEntryOf, isNextTo, isWithin, movesTo } from '../core/app/flow'
import { LOGIN, PROFILE } from '../machines/app/app.setup'
import type { OpenFlow } from '../machines/app/feature'
import { afterPaint, navigateAfter } from '../ui/app/history/navigation'
import { watchTree } from './actorTree'
import { pageFlow, whenSheetShows, WITHOUT_FLOW } from './pageFlow'
import { placeOf } from './place'
import type { App } from './ports'
import { isOver, isProfileComing, reopen, slotsOver, stepsOver } from './stepsOver'

const newVisit = (): string => Math.random().toString(36).slice(2)

interface Left extends FlowEntry {
  readonly pathname: string
}

/**
 * Keeps the history in step with the flow of the open page: each step is an entry, and its address and state have what
 * a reload or a link needs. Going back closes what an entry does not have; going forward opens the page as a reload
 * would. Returns what takes each change of the browser's address.
 */
export const keepFlow = (app: App, now: () => number) => {
  let visit = newVisit()
  let last = here()
  /** The entry below the current one, where it belongs to a flow. */
  let beneath: Left | null = null
  let isTraversing = false
  /** Opened again once the page of their entry is there. */
  let reopening: readonly string[] = []
  let isReopening = false
  let isQueued = false
  let changes = 0
  let stopWatching = () => {}
  let watched: AnyActorRef | null = null

  /** The flow of the page with what is open over it. */
  const openFlow = (): OpenFlow | null => {
    const page = pageFlow(app)
    const over = stepsOver(app)
    if (page === null || over === null) return null
    // A page that never had a step writes no entries.
    if (page === WITHOUT_FLOW && over.length === 0 && flowEntryOf(last.state) === null) return null
    return { ...page, steps: [...page.steps, ...over] }
  }

  const reportWritten = () => {
    last = here()
    const { place } = app.getSnapshot().context
    if (place) app.send({ type: 'place.written', place: { ...placeOf(last), key: place.key } })
  }

  const sync = () => {
    const flow = isTraversing || isReopening ? null : openFlow()
    if (flow === null) return
    if (reopening.length > 0) {
      const [names, entry] = [reopening, last]
      const hasSheet = flowEntryOf(entry.state)!.steps.length > names.length
      reopening = []
      isReopening = true
      const reopenAll = () => {
        isReopening = false
        if (last === entry) for (const name of names) reopen(app, name, now())
        queueSync()
      }
      return afterPaint(() => whenSheetShows(hasSheet, reopenAll))
    }
    // The address was set for whoever comes back: the page that is being left writes nothing more.
    if (here().pathname !== app.getSnapshot().context.place?.path.split('?')[0]) return
    last = here()
    const open = flow.steps.map(({ name }) => name)
    const entry = flowEntryOf(last.state)
    if (entry?.visit === visit && entry.steps.includes(PROFILE) && isProfileComing(app)) return
    // Whoever verified goes on one step above the entry they had left.
    const isNext = entry === null && beneath?.pathname === last.pathname && isNextTo(beneath, open)
    if (isNext) visit = beneath!.visit
    const steps = isNext ? open : entry?.visit === visit ? entry.steps : []
    const moves = movesTo(steps, open)
    if ('back' in moves) {
      isTraversing = true
      navigateAfter(goBack(moves.back))
      return
    }
    let isWritten = writeEntry(entryAt(flow, visit, steps.length, last.state), 'replace')
    for (let depth = steps.length + 1; depth <= open.length; depth += 1) {
      beneath = { visit, steps: open.slice(0, depth - 1), pathname: last.pathname }
      isWritten = writeEntry(entryAt(flow, visit, depth), 'push')
    }
    if (isWritten) reportWritten()
  }
  /** Once for all that changes in one go. */
  const queueSync = () => {
    if (isQueued) return
    isQueued = true
    queueMicrotask(() => {
      isQueued = false
      sync()
    })
  }

  const watch = () => {
    const slot = app.getSnapshot().children.page?.getSnapshot()
    const shown = slot?.hasTag('open') ? slot.context.shown : null
    const ref = shown?.flow ? shown.ref : null
    if (ref !== watched) {
      stopWatching()
      watched = ref
      const stops = ref ? [ref, ...Object.values(shown?.beside ?? {})].map((each) => watchTree(each, queueSync)) : []
      stopWatching = () => stops.forEach((stop) => stop())
    }
    queueSync()
  }
  const known = new WeakSet<AnyActorRef>()
  const watchOver = () => {
    for (const name of slotsOver) {
      const slot = app.system.get(name) as AnyActorRef | undefined
      if (!slot || known.has(slot)) continue
      known.add(slot)
      watchTree(slot, queueSync)
    }
    queueSync()
  }
  app.getSnapshot().children.page?.subscribe(watch)
  app.subscribe(watchOver)

  /**
   * Closes the steps that an entry of this page does not have; false where it has others, or is another page's. Somebody
   * who goes back from the page of a number gives that up; a step that closed because somebody has to verify does not.
   */
  const closeTo = (address: Address, isOwn: boolean): boolean => {
    const entry = flowEntryOf(address.state)
    const flow = openFlow()
    if (entry?.visit !== visit || flow === null) return false
    // The app went back over what was closed; what is open now gets its own entries.
    if (isOwn) {
      reportWritten()
      queueSync()
      return true
    }
    const isOverPage = flow.steps.some(({ name }) => name === LOGIN)
    if (app.getSnapshot().hasTag('verifying') && !isOverPage) return false
    const open = flow.steps.map(({ name }) => name)
    const above = entry.steps.slice(open.length)
    if (above.length > 0 && above.every(isOver) && isWithin({ visit, steps: open }, entry.steps)) {
      reportWritten()
      for (const name of above) reopen(app, name, now())
      queueSync()
      return true
    }
    if (!isWithin(entry, open)) return false
    reportWritten()
    for (const { close } of flow.steps.slice(entry.steps.length).toReversed()) {
      if (close === null) break
      close()
    }
    queueSync()
    return true
  }

  return (address: Address, how: 'stay' | 'push' | 'replace' | 'traverse'): void => {
    const isOwn = isTraversing
    isTraversing = false
    const left = flowEntryOf(last.state)
    if (how === 'push') beneath = left && { ...left, pathname: last.pathname }
    if (how === 'traverse') beneath = null
    last = address
    if (how === 'traverse' && closeTo(address, isOwn)) return
    visit = flowEntryOf(address.state)?.visit ?? newVisit()
    reopening = how === 'push' || how === 'replace' ? [] : (flowEntryOf(address.state)?.steps.filter(isOver) ?? [])
    const { place } = app.getSnapshot().context
    const next = placeOf(address)
    const isAlike = next.key === place?.key && (how === 'traverse' || next.path !== place.path)
    changes += 1
    app.send({
      type: 'place.changed',
      place: isAlike ? { ...next, key: `${next.key} ${changes}` } : next,
      now: now(),
    })
  }
}
