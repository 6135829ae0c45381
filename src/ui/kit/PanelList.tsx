import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { firstRect, OVERSCAN, type VirtualListProps, VirtualRows } from './VirtualRows'

interface PanelListProps<Item> extends VirtualListProps<Item> {
  readonly label: string
  readonly isBusy: boolean
}

const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY)

/** What the list scrolls in: the body of its panel. */
const scrollerOf = (element: Element | null): Element | null => {
  const around = element?.parentElement ?? null
  return around === null || scrolls(around) ? around : scrollerOf(around)
}

/** A list as long as it likes that scrolls with its panel: only the rows in sight and near are rendered. */
export function PanelList<Item>({ items, keyOf, gap, rough, render, label, isBusy }: PanelListProps<Item>) {
  const element = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what stands above the list may change whenever it is rendered
  useLayoutEffect(() => {
    const scroller = scrollerOf(element.current)
    if (!element.current || !scroller) return
    const above = element.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    setTop(Math.round(above + scroller.scrollTop))
  })
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this component
  const rows = useVirtualizer<Element, HTMLLIElement>({
    count: items.length,
    getScrollElement: () => scrollerOf(element.current),
    getItemKey: useCallback((index: number) => keyOf(items[index]!), [items, keyOf]),
    estimateSize: useCallback(() => rough, [rough]),
    gap,
    overscan: OVERSCAN,
    scrollMargin: top,
    initialRect: firstRect(),
    useFlushSync: false,
  })
  return (
    <VirtualRows
      ref={element}
      items={items}
      gap={gap}
      rows={rows}
      top={top}
      render={render}
      label={label}
      isBusy={isBusy}
    />
  )
}
