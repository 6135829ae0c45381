import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { UnixSeconds } from '../../core/kit/dates'
import { panelFeature } from '../../machines/app/feature'
import { actOfKey } from '../../core/orders/providerOrders.rules'
import { viewOrderPanel } from '../../machines/providerOrders/orderPanel.view'
import type { OrderBoardActor } from '../../machines/providerOrders/orderBoard.machine'
import type { OrderBoardView } from '../../machines/providerOrders/orderBoard.view'
import { useApp } from '../app/frame/AppContext'
import { cardOf } from './cardKeys'

/** The page itself and nothing of it that is typed into; bars, menus and dialogs have keys of their own. */
const isForPage = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  target instanceof Element &&
  (target === document.body || target.closest('#main') !== null) &&
  target.closest('input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]') === null

/** The order on which the focus stands: on its card, or in its panel. */
const orderAt = (target: EventTarget | null): string | undefined =>
  cardOf(target)?.dataset['card'] ??
  (target instanceof Element
    ? target.closest('aside')?.querySelector<HTMLElement>('[data-order]')?.dataset['order']
    : undefined)

interface OrderKeysGiven {
  readonly now: UnixSeconds
  readonly hasLetters: boolean
  readonly onList: () => void
}

/** The keys of the orders. A letter that stands for an act opens the order on which the focus stands, and does it there. */
export const useOrderKeys = (
  actor: OrderBoardActor,
  view: OrderBoardView,
  { now, hasLetters, onList }: OrderKeysGiven,
): void => {
  const { app } = useApp()
  // A name is typed as soon as the search was asked for: until it has the focus, its letters accept and complete nothing.
  const isSearching = useRef(false)
  useEffect(() => {
    const moved = () => (isSearching.current = false)
    addEventListener('focusin', moved)
    return () => removeEventListener('focusin', moved)
  }, [])
  useEffect(() => {
    const open = (id: string) => flushSync(() => actor.send({ type: 'order.chosen', id }))
    /** What can be done with an order: as it is open, else as its card has it. */
    const doable = (id: string) => {
      const panel = actor.getSnapshot().children.panel
      if (panel !== undefined && id === view.chosenId) return viewOrderPanel(panel.getSnapshot(), now)
      const card = view.columns.flatMap(({ cards }) => cards).find((each) => each.id === id)
      return card ?? { acts: [], takesReport: false }
    }
    const ofOrder = (id: string, key: string): boolean => {
      const { acts, takesReport } = doable(id)
      if (key === 'u' && takesReport) {
        open(id)
        const adding = document.querySelector<HTMLElement>('[data-order] [data-adds-report]')
        adding?.focus()
        adding?.click()
        return true
      }
      const act = actOfKey(key, acts)
      if (act === null) return false
      open(id)
      actor.getSnapshot().children.panel?.send({ type: 'act.wanted', act })
      return true
    }
    const ofPage: Readonly<Record<string, () => void>> = {
      '?': onList,
      '/': () => {
        isSearching.current = true
        app.send({ type: 'open', feature: panelFeature('search') })
      },
      b: () => actor.send({ type: 'query.chosen', change: { view: view.query.view === 'board' ? 'list' : 'board' } }),
    }
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || !isForPage(event)) return
      const key = event.key.toLowerCase()
      if (key === 'escape') isSearching.current = false
      if (isSearching.current && key.length === 1) return event.preventDefault()
      if (key !== '?' && !hasLetters) return
      const id = orderAt(event.target)
      if (id !== undefined && ofOrder(id, key)) return event.preventDefault()
      if (ofPage[key] === undefined) return
      event.preventDefault()
      ofPage[key]()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
