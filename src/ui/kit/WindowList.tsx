import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'

/** Rows beyond the window on either side, so that Tab and a quick scroll find them. */
const OVERSCAN = 2

interface WindowListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** CSS pixels between two rows. */
  gap: number
  /** How high a row is about, in CSS pixels, before it was rendered. */
  rough: number
  render: (item: Item) => ReactNode
}

/** The window before it was measured; where there is none, a page is drawn for a phone. */
const firstRect = () =>
  typeof window === 'undefined' ? { width: 390, height: 844 } : { width: innerWidth, height: innerHeight }

const list = css({ display: 'flex', flexDirection: 'column', margin: '0', padding: '0', listStyle: 'none' })

/** A list as long as it likes that scrolls with the page: only the rows in and near the window are rendered. */
export function WindowList<Item>({ items, keyOf, gap, rough, render }: WindowListProps<Item>) {
  const element = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  // What stands above the list changes with what the list shows.
  useLayoutEffect(() => {
    if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + scrollY))
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
  const shown = rows.getVirtualItems()
  const before = (shown[0]?.start ?? top) - top
  const after = rows.getTotalSize() - ((shown.at(-1)?.end ?? top) - top)
  return (
    <ul ref={element} className={list} style={{ gap, paddingBlock: `${before}px ${after}px` }}>
      {shown.map(({ key, index }) => (
        <li
          key={key}
          ref={rows.measureElement}
          data-index={index}
          aria-setsize={items.length}
          aria-posinset={index + 1}
        >
          {render(items[index]!)}
        </li>
      ))}
    </ul>
  )
}
