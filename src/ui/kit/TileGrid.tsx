import { type KeyboardEvent, type ReactNode, useCallback, useMemo } from 'react'
import { css } from 'styled-system/css'
import { useMedia } from './useMedia'
import { WindowList } from './WindowList'

export interface TileGridProps<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** Tiles in a row, on a phone, a tablet and a desktop. */
  readonly columns: { readonly base: number; readonly tablet: number; readonly desktop: number }
  /** What an item is under; the first of each group has its heading above it. Those of one group follow each other. */
  readonly groupOf?: (item: Item) => string
  readonly heading?: (group: string) => ReactNode
  /** A tile: one control, which says by `data-tile` that it is one. */
  readonly render: (item: Item) => ReactNode
}

const row = css({ display: 'grid', gap: '12' })
const groupLook = css({ display: 'grid', gap: '8' })
const GAP = 12
/** CSS pixels of a row before it was measured. */
const ROUGH = 260

const steps = (key: string, columns: number): number | null =>
  ({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns })[key] ?? null

/** Items in rows of so many; a group begins with a row of its own. */
const rowsIn = <Item,>(items: readonly Item[], count: number, groupOf: (item: Item) => string) => {
  const rows: { readonly group: string; readonly isFirst: boolean; readonly tiles: Item[] }[] = []
  for (const item of items) {
    const last = rows.at(-1)
    const group = groupOf(item)
    if (last?.group === group && last.tiles.length < count) last.tiles.push(item)
    else rows.push({ group, isFirst: last?.group !== group, tiles: [item] })
  }
  return rows
}

const inOne = (): string => ''

/** Tiles in rows, as many as one likes: only those in and near the window are rendered. Arrows move in two directions. */
export function TileGrid<Item>({ items, keyOf, columns, groupOf = inOne, heading, render }: TileGridProps<Item>) {
  const isPhone = useMedia('phone')
  const isDesktop = useMedia('desktop')
  const count = isPhone ? columns.base : isDesktop ? columns.desktop : columns.tablet
  const rows = useMemo(() => rowsIn(items, count, groupOf), [items, count, groupOf])
  const keyOfRow = useCallback(({ tiles }: { readonly tiles: readonly Item[] }) => keyOf(tiles[0]!), [keyOf])
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps(event.key, count)
    const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')]
    const from = tiles.indexOf(document.activeElement as HTMLElement)
    if (step === null || from < 0) return
    event.preventDefault()
    tiles[from + step]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows act wherever the focus is among its tiles
    <div onKeyDown={move}>
      <WindowList
        items={rows}
        keyOf={keyOfRow}
        gap={GAP}
        rough={ROUGH}
        render={({ group, isFirst, tiles }) => (
          <div className={groupLook}>
            {isFirst && heading?.(group)}
            <div className={row} style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}>
              {tiles.map((item) => (
                <div key={keyOf(item)}>{render(item)}</div>
              ))}
            </div>
          </div>
        )}
      />
    </div>
  )
}
