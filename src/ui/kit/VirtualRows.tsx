import type { Virtualizer } from '@tanstack/react-virtual'
import type { ReactNode, Ref } from 'react'
import { css } from 'styled-system/css'

/** Rows beyond what is in sight on either side, so that Tab and a quick scroll find them. */
export const OVERSCAN = 2

export interface VirtualListProps<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** CSS pixels between two rows. */
  readonly gap: number
  /** How high a row is about, in CSS pixels, before it was rendered. */
  readonly rough: number
  readonly render: (item: Item) => ReactNode
}

/** The window before it was measured; where there is none, a page is drawn for a phone. */
export const firstRect = () =>
  typeof window === 'undefined' ? { width: 390, height: 844 } : { width: innerWidth, height: innerHeight }

const list = css({ display: 'flex', flexDirection: 'column', margin: '0', padding: '0', listStyle: 'none' })

interface VirtualRowsProps<Item, Scroller extends Element | Window> extends Pick<
  VirtualListProps<Item>,
  'items' | 'gap' | 'render'
> {
  readonly ref: Ref<HTMLUListElement>
  readonly rows: Virtualizer<Scroller, HTMLLIElement>
  /** CSS pixels from the beginning of what scrolls to the list. */
  readonly top: number
  readonly label?: string
  readonly isBusy?: boolean
}

/** The rows of a list that are rendered; the others are the room before and after them. */
export function VirtualRows<Item, Scroller extends Element | Window>({
  ref,
  items,
  gap,
  rows,
  top,
  render,
  label,
  isBusy,
}: VirtualRowsProps<Item, Scroller>) {
  const shown = rows.getVirtualItems()
  const before = (shown[0]?.start ?? top) - top
  const after = rows.getTotalSize() - ((shown.at(-1)?.end ?? top) - top)
  return (
    <ul
      ref={ref}
      className={list}
      style={{ gap, paddingBlock: `${before}px ${after}px` }}
      aria-label={label}
      aria-busy={isBusy}
    >
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
