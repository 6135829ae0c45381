/** Goes from tile to tile with the arrows, Home and End; whether it did. */
export const nextTile = (board: HTMLElement, key: string): boolean => {
  const tiles = [...board.querySelectorAll<HTMLElement>('[data-stay]')]
  const at = tiles.findIndex((tile) => tile === document.activeElement)
  if (at < 0) return false
  const here = tiles[at]!.getBoundingClientRect()
  const inColumn = (from: readonly HTMLElement[]) =>
    from
      .map((tile) => ({ tile, box: tile.getBoundingClientRect() }))
      .filter(({ box }) => Math.abs(box.top - here.top) > 1)
      .toSorted((one, other) => distance(one.box, here) - distance(other.box, here))[0]?.tile
  const moves: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowRight: () => tiles[at + 1],
    ArrowLeft: () => tiles[at - 1],
    ArrowDown: () => inColumn(tiles.slice(at + 1)),
    ArrowUp: () => inColumn(tiles.slice(0, at)),
    Home: () => tiles[0],
    End: () => tiles.at(-1),
  }
  const next = moves[key]?.()
  if (!next) return false
  next.focus()
  return true
}

const distance = (box: DOMRect, from: DOMRect): number =>
  Math.abs(box.top - from.top) * 10 + Math.abs(box.left - from.left)
