import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { firstRect, OVERSCAN, type VirtualListProps, VirtualRows } from './VirtualRows'

/** A list as long as it likes that scrolls with the page: only the rows in and near the window are rendered. */
export function WindowList<Item>({ items, keyOf, gap, rough, render }: VirtualListProps<Item>) {
  const element = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  // What stands above the list changes with what the list shows, and without it: a tab's panel goes after the next came.
  useLayoutEffect(() => {
    const list = element.current
    if (!list) return undefined
    const measure = () => setTop(Math.round(list.getBoundingClientRect().top + scrollY))
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(document.body)
    return () => watching.disconnect()
  }, [items])
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this component
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    getItemKey: useCallback((index: number) => keyOf(items[index]!), [items, keyOf]),
    estimateSize: useCallback(() => rough, [rough]),
    gap,
    overscan: OVERSCAN,
    scrollMargin: top,
    initialRect: firstRect(),
    useFlushSync: false,
  })
  return <VirtualRows ref={element} items={items} gap={gap} rows={rows} top={top} render={render} />
}
